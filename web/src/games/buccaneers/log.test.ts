import { describe, expect, it } from 'vitest';
import { state, STATES } from './fixtures';
import { around, deedOf, diceRoom, doing, numberOf, rankNow, reaches, throwOf, totalOf } from './log';

const { facts } = state('dice-first-4').view.options;

describe('numbers', () => {
  it('of dice depend on the action', () => {
    expect([
      numberOf(facts, 'A', 'fleet'),
      numberOf(facts, 'A', 'raid'),
      numberOf(facts, 'B', 'raid'),
    ]).toEqual([4, 1, 5]);
  });
  it('of a bonus count only with a die', () => {
    expect(totalOf(facts, ['A', 'B'], 'raid', 2)).toBe(8);
    expect(totalOf(facts, [], 'raid', 2)).toBe(0);
  });
  it('of room depend on ship and pirate', () => {
    const board = { ...state('dice-first-4').view.boards[0]!, ship: 1, pirate: 8 };
    expect([
      diceRoom(facts, board, 'boarding'),
      diceRoom(facts, board, 'raid'),
      diceRoom(facts, board, 'hunt'),
    ]).toEqual([1, 4, null]);
  });
});

describe('a track', () => {
  it('is divided by what its spaces make room for', () => {
    expect(reaches([1, 2, 2, 3])).toEqual([
      { from: 1, to: 1, room: 1 },
      { from: 2, to: 3, room: 2 },
      { from: 4, to: 4, room: 3 },
    ]);
  });
});

describe('dice as they fell', () => {
  it('are seen by the one who rolled them', () => {
    const { view } = state('dice-first-4');
    expect(throwOf(view)).toMatchObject({ seat: view.seat, open: false, kept: null });
    expect(throwOf(state('spectator-rolling-4').view)).toBeNull();
  });
  it('are seen by all in the open', () => {
    const { view } = state('open-other-3');
    expect(throwOf(view)).toMatchObject({ open: true });
    expect(throwOf(view)?.seat).not.toBe(view.seat);
  });
  it('stay behind the screen with what is kept', () => {
    expect(throwOf(state('chosen-4').view)?.kept?.length).toBeGreaterThan(0);
  });
  it('take the action of those that are no skulls', () => {
    const thrown = {
      seat: 0,
      dice: ['A' as const, 'B' as const],
      faces: ['skull' as const, 'raid' as const],
      open: false,
      kept: null,
    };
    expect(deedOf(thrown, ['A', 'B'])).toBe('raid');
    expect(deedOf(thrown, ['A'])).toBeNull();
  });
  it('have a face each', () => {
    for (const { view } of Object.values(STATES)) {
      const thrown = throwOf(view);
      expect(thrown?.faces.length).toBe(thrown?.dice.length);
    }
  });
});

describe('captains', () => {
  it('sit around from the one who looks', () => {
    const { view } = state('dice-first-4');
    expect(around(view)[0]).toBe(view.seat);
    expect([...around(view)].sort()).toEqual([0, 1, 2, 3]);
  });
  it('are choosing until they have chosen', () => {
    const { view } = state('chosen-4');
    expect(doing(view, view.seat ?? 0)).toBe('chosen');
    for (const seat of view.awaited) expect(doing(view, seat)).toBe('choosing');
  });
  it('have a rank in the action at hand', () => {
    const { view } = state('attack-raid-4');
    expect(rankNow(view, view.seat ?? 0)).toBe(2);
  });
});
