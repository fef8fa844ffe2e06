import { describe, expect, it } from 'vitest';
import { STORIES } from './fixtures';
import { flight, isDecision, lasting, shown, touched } from './moments';

describe('an event', () => {
  it('points at pawns and things', () => {
    expect([...touched({ type: 'player-forced', player: 1, forced: 3, first: 2, second: 5 })]).toEqual([
      'pawn:1',
      'pawn:3',
      'line:2',
      'line:5',
    ]);
    expect([...touched(null)]).toEqual([]);
  });
  it('sends a treasure from hold to hold', () => {
    expect(
      flight({ type: 'treasure-plundered', player: 0, ship: 'roger', into: 'french', source: null }),
    ).toEqual(['galleon', 'hold:roger:french']);
    expect(
      flight({
        type: 'treasure-plundered',
        player: 0,
        ship: 'roger',
        into: 'french',
        source: 'british',
      })?.[0],
    ).toBe('hold:dutchman:british');
    expect(flight({ type: 'treasure-pilfered', player: 0, ship: 'roger', source: 'french' })).toEqual([
      'hold:roger:french',
      'hold:roger:british',
    ]);
  });
  it('opens cards of the line', () => {
    expect([...shown({ type: 'card-turned', player: 0, place: 4, card: 'pistol' })]).toEqual([[4, 'pistol']]);
  });
});

it.each(Object.entries(STORIES))('the story of %s is told in good time', (_, { events }) => {
  const whole = events.reduce((sum, event) => sum + lasting(event), 0);
  expect(whole).toBeGreaterThan(0);
  expect(whole).toBeLessThan(12_000);
  expect(events.filter(isDecision).length).toBeLessThanOrEqual(1);
});
