import { describe, expect, it } from 'vitest';
import { pointsSaid } from './words';

describe('points', () => {
  it.each([
    [0, '0'],
    [0.5, '½'],
    [3, '3'],
    [2.5, '2½'],
  ])('%s', (points, said) => expect(pointsSaid(points)).toBe(said));
});
