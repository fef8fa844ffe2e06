import { beforeEach, describe, expect, it } from 'vitest';
import { noNeedToRemind, remindAfter } from './remind';

describe('that only this device knows somebody', () => {
  beforeEach(() => localStorage.clear());

  it('is said once, after the third match', () => {
    expect(['a', 'b', 'b', 'c', 'd', 'e'].map(remindAfter)).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  it('is not said where another one does too', () => {
    noNeedToRemind();
    expect(['a', 'b', 'c', 'd'].some(remindAfter)).toBe(false);
  });
});
