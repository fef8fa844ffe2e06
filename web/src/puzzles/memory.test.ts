import { beforeEach, describe, expect, it } from 'vitest';
import {
  keepDay,
  keepLast,
  keepPace,
  keepSolved,
  lastOf,
  paceOf,
  solvedOf,
  solvedOn,
  streakOn,
} from './memory';

beforeEach(() => localStorage.clear());

describe('what a browser remembers of puzzles', () => {
  it('is which are solved, each once', () => {
    keepSolved('turtles', 'a');
    keepSolved('turtles', 'a');
    keepSolved('turtles', 'b');
    expect([solvedOf('turtles'), solvedOf('buccaneers')]).toEqual([2, 0]);
  });
  it('is where each game goes on', () => {
    keepLast('turtles', 'a', 1);
    keepLast('turtles', 'b', 2);
    expect([lastOf('turtles'), lastOf('turtles', 1), lastOf('turtles', 3), lastOf('buccaneers')]).toEqual([
      'b',
      'a',
      undefined,
      undefined,
    ]);
  });
  it('is the grade that suits, in each game', () => {
    keepPace('turtles', { grade: 3, clean: 1 });
    expect([paceOf('turtles').grade, paceOf('buccaneers').grade]).toEqual([3, 1]);
  });
  it('is how many days in a row, over the end of a month', () => {
    keepDay('2026-02-28');
    keepDay('2026-03-01');
    keepDay('2026-03-01');
    expect([streakOn('2026-03-01'), streakOn('2026-03-02'), streakOn('2026-03-03')]).toEqual([2, 2, 0]);
    expect(solvedOn('2026-03-01')).toBe(true);
  });
  it('begins anew after a day without', () => {
    keepDay('2026-03-01');
    keepDay('2026-03-03');
    expect(streakOn('2026-03-03')).toBe(1);
  });
  it('is nothing where it cannot be read', () => {
    localStorage.setItem('tortuga-puzzles', '{');
    expect([solvedOf('turtles'), streakOn('2026-03-01')]).toEqual([0, 0]);
  });
});
