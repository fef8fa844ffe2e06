import { describe, expect, it } from 'vitest';
import type { ReplayInfo } from '../generated/house';
import { actionsAt, along, roundAt, stampsFor, stepAfter } from './course';

const info: ReplayInfo = {
  game: 'turtles',
  options: {},
  names: ['Ann', 'Bob'],
  own: null,
  viewer: 'all',
  over: true,
  steps: 10,
  page: 16,
  marks: [
    { step: 3, stamp: 'treasure', event: {} },
    { step: 4, stamp: 'turning-point', event: {} },
    { step: 7, stamp: 'vote', event: {} },
  ],
  turns: [1, 3, 5, 8],
  rounds: [1, 5],
  back: [[4, 1]],
  talk: [],
};

describe('through a match', () => {
  it('goes step by step and stays inside', () => {
    expect(along(info, 3, 'step', 1)).toBe(4);
    expect(along(info, 0, 'step', -1)).toBe(0);
    expect(along(info, 9, 'step', 1)).toBe(9);
  });
  it('goes by turns, rounds and key moments, and to the ends', () => {
    expect(along(info, 3, 'turn', 1)).toBe(5);
    expect(along(info, 3, 'turn', -1)).toBe(1);
    expect(along(info, 5, 'round', 1)).toBe(9);
    expect(along(info, 1, 'round', -1)).toBe(0);
    expect(along(info, 4, 'mark', 1)).toBe(7);
  });
  it('knows the round', () => {
    expect([0, 1, 4, 5].map((step) => roundAt(info, step))).toEqual([0, 1, 1, 2]);
  });
});

describe('what was taken back', () => {
  it('does not count as done', () => {
    expect([0, 3, 4, 5].map((step) => actionsAt(info, step))).toEqual([0, 3, 1, 2]);
  });
  it('is not where a link leads', () => {
    expect(stepAfter(info, 2)).toBe(5);
    expect(stepAfter(info, 0)).toBe(0);
    expect(stepAfter(info, 99)).toBe(9);
  });
});

describe('stamps', () => {
  it('are as many as there is room for', () => {
    expect(stampsFor(info, 1).map(({ step }) => step)).toEqual([3, 4, 7]);
    expect(stampsFor(info, 2.5).map(({ step }) => step)).toEqual([4, 7]);
    expect(stampsFor(info, 9).map(({ step }) => step)).toEqual([4]);
  });
});
