/** Events, questions and outcomes as sentences: `<game>-<kind>-<tag>`, as `tortuga.core.speech` says them. */

import { say, type Args } from './fluent.svelte';
import type { Line } from './session.svelte';

/** An event or a question, known by its tag. */
export interface Tagged {
  type: string;
}
/** How to say each field. */
type Fields = Record<string, string>;
export interface Spoken<Event extends Tagged = Tagged, Question extends Tagged = Tagged> {
  event: Record<Event['type'], Fields>;
  asked: Record<Question['type'], Fields>;
}
type Kind = keyof Spoken;

const dashed = (value: unknown): string => String(value).replaceAll('_', '-');

/** A line of the log. */
export function tellLine(game: string, spoken: Spoken, line: Line, names: readonly string[]): string {
  switch (line.kind) {
    case 'event':
      return tell(game, spoken, 'event', line.event, names);
    case 'concluded':
      return say(`event-${line.event.type}`, {
        player: line.event.type === 'resigned' ? (names[line.event.player] ?? '') : '',
      });
    case 'notice':
      return line.text;
    case 'taken-back':
      return say('web-taken-back');
  }
}

export function tell(
  game: string,
  spoken: Spoken,
  kind: Kind,
  told: Tagged,
  names: readonly string[],
): string {
  const fields = spoken[kind][told.type] ?? {};
  const args: Args = {};
  for (const [field, value] of Object.entries<unknown>({ ...told })) {
    if (field !== 'type') args[field] = sayable(game, value, fields[field], names);
  }
  return say(`${game}-${kind}-${told.type}`, args);
}

function sayable(
  game: string,
  value: unknown,
  how: string | undefined,
  names: readonly string[],
): string | number | string[] {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((item) => listItem(game, item, how, names));
  if (how === 'seat') return names[Number(value)] ?? '';
  if (how) return `${game}-${how}-${dashed(value)}`;
  return typeof value === 'number' || typeof value === 'string' ? value : '';
}

/** In a list things stand by their names, since nothing in the sentence can say them one by one. */
function listItem(game: string, item: unknown, how: string | undefined, names: readonly string[]): string {
  const said = sayable(game, item, how, names);
  return how && how !== 'seat' ? say(String(said)) : String(said);
}

export interface Outcome {
  winners: number[];
  reason: string;
}

/** How people end a match is said in the same words whatever the game. */
const OF_NO_GAME = new Set(['resigned', 'agreed']);

export function tellOutcome(game: string, outcome: Outcome, names: readonly string[]): string {
  const winners = outcome.winners.map((seat) => names[seat] ?? '');
  const id = OF_NO_GAME.has(outcome.reason)
    ? `outcome-${outcome.reason}`
    : `${game}-outcome-${outcome.reason}`;
  return say(id, { winners, count: winners.length });
}
