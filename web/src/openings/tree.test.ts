import { describe, expect, it } from 'vitest';
import type { MoveWorth, OpeningInfo, OpeningMove } from '../generated/house';
import { addressOf, decisive, follow, way, worthIn } from './tree';

const made = (move: string, verdict: OpeningMove['verdict'], moves = 0): OpeningMove => ({
  move,
  alike: [],
  to: '4/4 n 0-0 base',
  verdict,
  moves,
  matches: 0,
  won: 0,
  drawn: 0,
});

describe('a place in the tree', () => {
  it('has an address, by its moves or as a position', () => {
    expect(addressOf({ variant: 'base', where: '' })).toBe('/openings/turtles?variant=base');
    expect(addressOf({ variant: 'hatching', where: '+c1' })).toBe(
      '/openings/turtles?variant=hatching&where=%2Bc1',
    );
  });

  it('leads on by moves, or from position to position', () => {
    const info = { line: ['d3-d4'] } as unknown as OpeningInfo;
    const move = made('c3-c4', 'won', 3);
    expect(follow({ variant: 'base', where: 'd3-d4' }, info, move).where).toBe('d3-d4 c3-c4');
    expect(follow({ variant: 'base', where: '4/4 s 0-0 base' }, info, move).where).toBe(move.to);
  });

  it('is reached move by move', () => {
    expect(way('base', ['a', 'b']).map(({ node }) => node.where)).toEqual(['a', 'a b']);
  });

  it('is worth what its quickest win is, or its slowest loss, or nobody knows', () => {
    expect(decisive([made('a', 'won', 9), made('b', 'won', 5), made('c', 'unknown')])?.move).toBe('b');
    expect(decisive([made('a', 'lost', 4), made('b', 'lost', 8)])?.move).toBe('b');
    expect(decisive([made('a', 'lost', 4), made('b', 'unknown')])).toBeNull();
    expect(decisive([])).toBeNull();
  });

  it('goes by the book, and by a search only where the book is silent', () => {
    const searched = { a: { chance: 0.4, verdict: 'unknown' } as MoveWorth };
    expect(worthIn(made('a', 'lost', 4), searched)).toMatchObject({ verdict: 'lost', chance: 0 });
    expect(worthIn(made('a', 'unknown'), searched)).toMatchObject({ chance: 0.4 });
    expect(worthIn(made('b', 'unknown'), searched)).toBeNull();
  });
});
