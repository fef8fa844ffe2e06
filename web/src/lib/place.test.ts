import { describe, expect, it } from 'vitest';
import { placeOf } from './place';

describe('an address', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/new/turtles', { page: 'new', game: 'turtles' }],
    ['/how/turtles', { page: 'how', game: 'turtles' }],
    ['/learn/turtles', { page: 'learn', game: 'turtles' }],
    ['/puzzles', { page: 'puzzles', game: null }],
    ['/puzzles/turtles', { page: 'puzzles', game: 'turtles' }],
    ['/puzzles/turtles/more', { page: 'lost' }],
    ['/analysis/turtles', { page: 'analysis', where: '', variant: 'base' }],
    ['/analysis/turtles?where=d2>b2&variant=ultra', { page: 'analysis', where: 'd2>b2', variant: 'ultra' }],
    ['/analysis/chess', { page: 'lost' }],
    ['/me', { page: 'me' }],
    ['/tv', { page: 'screen', code: null }],
    ['/tv/AMWFU', { page: 'screen', code: 'AMWFU' }],
    ['/p/amwfu', { page: 'party', code: 'amwfu' }],
    ['/p', { page: 'lost' }],
    ['/pass/turtles', { page: 'pass', game: 'turtles' }],
    ['/matches', { page: 'matches' }],
    ['/matches/more', { page: 'lost' }],
    ['/embed/abc', { page: 'embed', table: 'abc', seat: null, at: null }],
    ['/embed/abc?seat=all&at=12', { page: 'embed', table: 'abc', seat: 'all', at: 12 }],
    ['/me/more', { page: 'lost' }],
    ['/u/abc', { page: 'profile', id: 'abc' }],
    ['/t/abc', { page: 'table', table: 'abc', code: null }],
    ['/t/abc?code=x.y', { page: 'table', table: 'abc', code: 'x.y' }],
    ['/t/abc/replay', { page: 'replay', table: 'abc', code: null, seat: null, at: null }],
    ['/t/abc/replay?seat=all&at=12&code=x', { page: 'replay', table: 'abc', code: 'x', seat: 'all', at: 12 }],
    ['/t/abc/replay?at=x', { page: 'replay', table: 'abc', code: null, seat: null, at: null }],
    ['/replay', { page: 'replay', table: null, code: null, seat: null, at: null }],
    ['/t', { page: 'lost' }],
    ['/t/abc/more', { page: 'lost' }],
    ['/elsewhere/x', { page: 'lost' }],
  ])('%s', (where, place) => expect(placeOf(where)).toEqual(place));
});
