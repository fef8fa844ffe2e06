import { describe, expect, it } from 'vitest';
import { state, STATES } from './fixtures';
import { back, handSize, PLACES, rolesAt, standings, total, treasure } from './places';

const aboard = (crew: number[]) => ({ ...state('look-5').view, lines: [crew, [], [], [], []] });

describe('roles', () => {
  it('are three on a ship of three', () => {
    const view = aboard([4, 2, 0]);
    expect([1, 2, 3].map((position) => rolesAt(view, 'dutchman', position))).toEqual([
      ['captain'],
      ['first-mate'],
      ['cabin-boy'],
    ]);
  });
  it('fall together on a ship of two or one', () => {
    expect(rolesAt(aboard([4, 2]), 'dutchman', 2)).toEqual(['first-mate', 'cabin-boy']);
    expect(rolesAt(aboard([4]), 'dutchman', 1)).toEqual(['captain', 'cabin-boy']);
  });
  it('make the first on Tortuga Governor, and nobody in a boat anything', () => {
    const view = { ...state('look-5').view, lines: [[], [], [3, 1], [2], []] };
    expect(rolesAt(view, 'tortuga', 1)).toEqual(['governor']);
    expect(rolesAt(view, 'tortuga', 2)).toEqual([]);
    expect(rolesAt(view, 'dutchman-boat', 1)).toEqual([]);
  });
});

describe('every view', () => {
  it.each(Object.entries(STATES))('%s has each pawn in one place', (_, { view, names }) => {
    const seats = standings(view).map(({ seat }) => seat);
    expect(new Set(seats).size).toBe(seats.length);
    if (view.phase.type !== 'settling') expect(seats.length).toBe(names.length);
    for (const place of PLACES) expect(back(view, place)).toBeGreaterThan(0);
    names.forEach((_name, seat) => expect(handSize(view, seat)).toBeGreaterThanOrEqual(0));
  });
});

it('finds the treasure in its hold', () => {
  const view = { ...state('look-5').view, holds: [1, 2, 3, 4, 0, 2] };
  expect(treasure(view, 'roger', 'french')).toBe(4);
  expect([total(view, 'british'), total(view, 'french')]).toEqual([4, 8]);
});
