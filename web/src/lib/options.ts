/** How each option of a game is asked for, found out from its schema. */

import type { GameInfo } from '../generated/house';

interface Schema {
  $ref?: string;
  type?: string;
  enum?: string[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  minimum?: number;
  title?: string;
}
export type Asked =
  | { kind: 'switch' }
  | { kind: 'choice'; values: string[] }
  | { kind: 'number'; least: number | null }
  /** Seats are numbered from 0 on the wire, and people count them from 1. */
  | { kind: 'seat'; most: number }
  | { kind: 'text' }
  | { kind: 'data' };
export interface Option {
  name: string;
  fallback: unknown;
  asked: Asked;
}

export function optionsOf(game: GameInfo): Option[] {
  const whole = game.options_schema as unknown as Schema & { $defs: Record<string, Schema> };
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? (whole.$defs[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  const properties = resolve(whole).properties ?? {};
  return game.options.map(({ name, default: fallback }) => {
    const schema = resolve(properties[name] ?? {});
    const parts = (schema.anyOf ?? [schema]).map(resolve);
    return { name, fallback, asked: howAsked(parts, game.most) };
  });
}

function howAsked(parts: Schema[], seats: number): Asked {
  const [first] = parts;
  if (first?.type === 'boolean') return { kind: 'switch' };
  if (parts.length === 1 && first?.enum) return { kind: 'choice', values: first.enum };
  const number = parts.find((part) => part.type === 'integer');
  if (number?.title === 'Seat') return { kind: 'seat', most: seats };
  if (number) return { kind: 'number', least: number.minimum ?? null };
  return parts.some((part) => part.type === 'string') ? { kind: 'text' } : { kind: 'data' };
}

/** A value as it was typed, for the server; undefined: as usual. */
export function valueOf(asked: Asked, typed: unknown): unknown {
  if (asked.kind === 'switch' || asked.kind === 'choice') return typed;
  if (typed === '' || typed === null || typed === undefined) return undefined;
  return asked.kind === 'data' && typeof typed === 'string' ? JSON.parse(typed) : typed;
}

/** The options that differ from what is usual, to be named in a line. */
export function unusual(game: GameInfo, options: Record<string, unknown>): Option[] {
  return optionsOf(game).filter(
    ({ name, fallback }) => JSON.stringify(options[name]) !== JSON.stringify(fallback),
  );
}
