import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../generated/house';

const { Plan } = await import('./plan.svelte');

const GAME = {
  id: 'game',
  fewest: 2,
  most: 4,
  usual: 3,
  bots: ['random', 'easy', 'medium', 'hard'],
  options: [
    { name: 'long', explanation: '', default: false },
    { name: 'turn_seconds', explanation: '', default: null },
    { name: 'facts', explanation: '', default: { goal: 6 } },
  ],
  options_schema: {
    properties: {
      long: { type: 'boolean' },
      turn_seconds: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      facts: { type: 'object', properties: {} },
    },
    $defs: {},
  },
  presets: [
    { way: 'quick', explanation: '', options: { facts: { goal: 4 } }, seconds: 30 },
    { way: 'usual', explanation: '', options: {}, seconds: null },
    { way: 'everything', explanation: '', options: { long: true, turn_seconds: 45 }, seconds: null },
  ],
} as unknown as GameInfo;

const plan = (): InstanceType<typeof Plan> => new Plan(GAME, 'medium');

describe('a plan', () => {
  it('is what is usual, among friends, unless something else is wanted', () => {
    expect(plan().wish).toEqual({
      game: 'game',
      options: { long: false },
      seats: Array.from({ length: 3 }, () => ({ kind: 'open', bot: null })),
      sit: true,
      private: true,
      watchable: true,
      talk: true,
      clock: { kind: 'none' },
    });
  });

  it('means what its way means, and no longer what another meant', () => {
    const one = plan();
    one.play('quick');
    expect(one.wish).toMatchObject({
      options: { long: false, facts: { goal: 4 } },
      clock: { kind: 'decision', seconds: 30 },
    });
    one.play('everything');
    expect(one.wish.options).toEqual({ long: true, turn_seconds: 45 });
    expect(one.wish.clock, 'the rules have their own').toBeUndefined();
    one.play('usual');
    expect(one.wish).toEqual(plan().wish);
  });

  it('fills the other seats with those who are wanted', () => {
    const one = plan();
    one.invite('bots', 'hard');
    const hard = { kind: 'bot', bot: 'hard' };
    expect(one.seats).toEqual([{ kind: 'open', bot: null }, hard, hard]);
    one.add();
    one.add();
    expect(one.seats).toHaveLength(4);
    expect(one.seats.at(-1)).toEqual(hard);
    one.invite('anyone');
    expect(one.seats.every((seat) => seat.kind === 'open')).toBe(true);
    expect(one.wish).toMatchObject({ private: false, clock: { kind: 'bank' } });
    for (let times = 0; times < 5; times++) one.remove();
    expect(one.seats).toHaveLength(2);
  });

  it('keeps the first open seat for whoever plays too', () => {
    const one = plan();
    expect(one.mine).toBe(0);
    one.seats[0] = { kind: 'reserved', bot: null };
    expect(one.mine).toBe(1);
    one.sit = false;
    expect(one.mine).toBe(-1);
  });

  it('shares a deal only where somebody wishes it, and never in a slow match', () => {
    const one = plan();
    expect(one.wish).not.toHaveProperty('share');
    one.share = 7;
    expect(one.wish.share).toBe(7);
    one.clock = 'days3';
    expect(one.wish).not.toHaveProperty('share');
  });

  it('says that what was typed cannot be read', () => {
    const one = plan();
    one.values.facts = '{"goal": ';
    expect(() => one.wish).toThrow(SyntaxError);
  });
});
