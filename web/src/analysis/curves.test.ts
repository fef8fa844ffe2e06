import { describe, expect, it } from 'vitest';
import { path, stretches, valueAt, type Mark } from './curves';

const POINTS: Mark[] = [
  [1, 0.5, false],
  [3, null, false],
  [4, 1, true],
];

describe('a curve', () => {
  it('stays level until the next point, and has gaps', () => {
    expect([0, 1, 2, 3, 4, 9].map((at) => valueAt(POINTS, at))).toEqual([null, 0.5, 0.5, null, 1, 1]);
  });
  it('is drawn in pieces, to the end of the match', () => {
    expect(stretches(POINTS, 6)).toEqual([
      {
        sure: false,
        points: [
          [1, 0.5],
          [3, 0.5],
          [3, 0.5],
        ],
      },
      {
        sure: true,
        points: [
          [4, 1],
          [6, 1],
          [6, 1],
        ],
      },
    ]);
  });
  it('is a path', () => {
    const at = (one: number): number => one * 10;
    expect(
      path(
        [
          [0, 1],
          [2, 3],
        ],
        at,
        at,
      ),
    ).toBe('M0.0 10.0L20.0 30.0');
  });
});
