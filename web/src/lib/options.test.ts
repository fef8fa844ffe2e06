import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../generated/house';
import { optionsOf, unusual, valueOf } from './options';

const GAME = {
  id: 'game',
  most: 4,
  options: [
    { name: 'variant', explanation: '', default: 'base' },
    { name: 'long', explanation: '', default: false },
    { name: 'seconds', explanation: '', default: null },
    { name: 'first', explanation: '', default: 'random' },
    { name: 'position', explanation: '', default: null },
    { name: 'facts', explanation: '', default: { goal: 6 } },
  ],
  options_schema: {
    $ref: '#/$defs/Options',
    $defs: {
      Options: {
        properties: {
          variant: { $ref: '#/$defs/Variant' },
          long: { type: 'boolean' },
          seconds: { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] },
          first: {
            anyOf: [{ type: 'integer', minimum: 0, title: 'Seat' }, { enum: ['random'] }],
          },
          position: { anyOf: [{ type: 'string' }, { type: 'null' }] },
          facts: { $ref: '#/$defs/Facts' },
        },
      },
      Variant: { enum: ['base', 'other'] },
      Facts: { type: 'object', properties: {} },
    },
  },
} as unknown as GameInfo;

describe('options', () => {
  it('are asked for by their schema', () => {
    expect(optionsOf(GAME).map(({ asked }) => asked)).toEqual([
      { kind: 'choice', values: ['base', 'other'] },
      { kind: 'switch' },
      { kind: 'number', least: 1 },
      { kind: 'seat', most: 4 },
      { kind: 'text' },
      { kind: 'data' },
    ]);
  });
  it('are left to the server where nothing is typed', () => {
    expect(valueOf({ kind: 'number', least: 1 }, undefined)).toBeUndefined();
    expect(valueOf({ kind: 'text' }, '')).toBeUndefined();
    expect(valueOf({ kind: 'switch' }, false)).toBe(false);
    expect(valueOf({ kind: 'data' }, '{"goal": 7}')).toEqual({ goal: 7 });
    expect(() => valueOf({ kind: 'data' }, '{')).toThrow(SyntaxError);
  });
  it('are named where they differ from what is usual', () => {
    const options = {
      variant: 'other',
      long: false,
      seconds: null,
      first: 'random',
      position: null,
      facts: { goal: 6 },
    };
    expect(unusual(GAME, options).map(({ name }) => name)).toEqual(['variant']);
  });
});
