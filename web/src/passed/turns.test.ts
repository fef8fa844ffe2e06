import { describe, expect, it } from 'vitest';
import { next } from './turns';

const three = { hands: [0, 1, null, 2], awaited: [] as number[], last: null, looked: new Set<number>() };

describe('who has the device next', () => {
  it('is whoever is asked, in the order of the seats after the last one', () => {
    expect(next({ ...three, dealt: false, awaited: [0, 3] })).toBe(0);
    expect(next({ ...three, dealt: false, awaited: [0, 3], last: 0 })).toBe(3);
    expect(next({ ...three, dealt: false, awaited: [0, 3], last: 3 })).toBe(0);
  });
  it('is nobody while a bot is asked', () => {
    expect(next({ ...three, dealt: false, awaited: [2] })).toBeNull();
  });
  it('is everyone who was dealt something and is not asked, once, before the first turn', () => {
    const dealt = { ...three, dealt: true, awaited: [0] };
    expect(next(dealt)).toBe(1);
    expect(next({ ...dealt, last: 1, looked: new Set([1]) })).toBe(3);
    expect(next({ ...dealt, last: 3, looked: new Set([1, 3]) })).toBe(0);
  });
});
