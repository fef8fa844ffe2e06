import { describe, expect, it } from 'vitest';
import { isReveal, lasting, touched } from './moments';

describe('an event', () => {
  it('points at people and places', () => {
    expect([...touched({ type: 'chest-stolen', player: 1, victim: 2, chest: 'red', zone: 'fleet' })]).toEqual(
      ['captain:1', 'captain:2', 'zone:2:fleet', 'zone:1:island'],
    );
    expect([
      ...touched({ type: 'chest-put-off', player: 0, chest: 'red', zone: 'crew', to_bag: true }),
    ]).toContain('bag');
    expect([...touched(null)]).toEqual([]);
  });
  it('lifts the screens if it shows what they hid', () => {
    expect(isReveal({ type: 'nothing-kept', player: 0 })).toBe(true);
    expect(isReveal({ type: 'dice-taken-back' })).toBe(false);
    expect(isReveal(null)).toBe(false);
  });
  it('takes longer the more captains are compared', () => {
    const ranked = (players: number[]) =>
      lasting({ type: 'deed-ranked', deed: 'raid', players, totals: players });
    expect(ranked([0, 1, 2])).toBeGreaterThan(ranked([0]));
  });
});
