import { describe, expect, it } from 'vitest';
import type { Board, Chest } from '../../generated/buccaneers';
import { STORIES, story } from './fixtures';
import { lasting } from './moments';
import { revealed, tell } from './telling';

const sorted = (chests: Chest[]): Chest[] => [...chests].sort();
/** Which of two chests of a colour is taken shows in the next view only. */
const unordered = (board: Board) => ({
  ...board,
  fleet: sorted(board.fleet),
  crew: sorted(board.crew),
  island: sorted(board.island),
});

describe.each(Object.entries(STORIES))('the story of %s', (_, { view, events, after }) => {
  const told = events.reduce(tell, view);
  it('leads to the boards of the next view', () => {
    expect(told.boards.map(unordered)).toEqual(after.boards.map(unordered));
  });
  it('leaves in the middle what the next view has there', () => {
    const { bag, centre, pile, bonus_left, round, first } = after;
    expect({
      bag: told.bag,
      centre: told.centre,
      pile: told.pile,
      bonus_left: told.bonus_left,
      round: told.round,
      first: told.first,
    }).toEqual({ bag, centre, pile, bonus_left, round, first });
  });
  it('is told in good time', () => {
    const whole = events.reduce((sum, event) => sum + lasting(event), 0);
    expect(whole).toBeGreaterThan(0);
    expect(whole).toBeLessThan(30_000);
  });
});

describe('a tale', () => {
  const { events } = story('reveal');
  it('gathers what the screens show until something else is told', () => {
    expect(revealed(events.slice(0, 4))).toEqual(events.slice(0, 4));
    expect(revealed([...events.slice(0, 4), { type: 'dice-taken-back' }])).toEqual([]);
    expect(revealed([])).toEqual([]);
  });
});
