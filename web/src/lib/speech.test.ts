import { beforeAll, describe, expect, it } from 'vitest';
import { SPOKEN } from '../generated/tortuga1667';
import { speak } from './fluent.svelte';
import { tell, tellLine, tellOutcome } from './speech';

const NAMES = ['Ann', 'Bob', 'Eve'];
beforeAll(() => speak('en'));

describe('a sentence', () => {
  it('names players and things', () => {
    const event = { type: 'treasure-stowed', player: 1, ship: 'roger', hold: 'french' };
    expect(tell('tortuga1667', SPOKEN, 'event', event, NAMES)).toBe(
      'Bob stows a treasure in the French hold of the Jolly Roger.',
    );
  });
  it('lists several players', () => {
    const event = {
      type: 'vote-called',
      player: 0,
      vote: 'attack',
      place: 'roger',
      voters: [0, 1],
      count: 2,
    };
    const said = tell('tortuga1667', SPOKEN, 'event', event, NAMES);
    expect(said).toContain('Ann and Bob');
  });
  it('is said in the language spoken now', async () => {
    await speak('fr');
    const event = { type: 'turn-began', player: 2 };
    expect(tell('tortuga1667', SPOKEN, 'event', event, NAMES)).toMatch(/Eve/);
    await speak('en');
  });
  it('tells who won', () => {
    expect(tellOutcome('turtles', { winners: [1], reason: 'goal' }, NAMES)).toMatch(/Bob/);
  });
  it('tells in the same words how people ended a match, whatever the game', () => {
    expect(tellOutcome('turtles', { winners: [1], reason: 'resigned' }, NAMES)).toBe(
      'Bob wins: the other side has resigned.',
    );
    expect(tellOutcome('turtles', { winners: [], reason: 'agreed' }, NAMES)).toBe('A draw, by agreement.');
    const line = { kind: 'concluded', event: { type: 'resigned', player: 0 } } as const;
    const teller = { game: 'tortuga1667', spoken: SPOKEN, names: NAMES, you: null, sealed: {} };
    expect(tellLine(teller, line)).toBe('Ann resigns.');
  });
});
