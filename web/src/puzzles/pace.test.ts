import { describe, expect, it } from 'vitest';
import { BEGINNING, shown, solved, type Pace } from './pace';

const after = (pace: Pace, times: number): Pace =>
  Array.from({ length: times }).reduce<Pace>((now) => solved(now, now.grade, true), pace);

describe('the grade that suits somebody', () => {
  it('is the easiest at first', () => expect(BEGINNING.grade).toBe(1));
  it('grows with every two that are solved at once, up to the hardest', () => {
    expect([1, 2, 3, 4, 20].map((times) => after(BEGINNING, times).grade)).toEqual([1, 2, 2, 3, 5]);
  });
  it('stays where one needs several tries', () => {
    const once = solved(BEGINNING, 1, true);
    expect(solved(solved(once, 1, false), 1, true).grade).toBe(1);
  });
  it('falls when one is shown, down to the easiest', () => {
    expect(shown({ grade: 3, clean: 1 }, 3)).toEqual({ grade: 2, clean: 0 });
    expect(shown(BEGINNING, 1)).toEqual(BEGINNING);
  });
  it('does not follow what is easier, or too hard by wish', () => {
    const pace = { grade: 3, clean: 1 };
    expect([solved(pace, 2, true), shown(pace, 5)]).toEqual([pace, pace]);
  });
});
