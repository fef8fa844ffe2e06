import { describe, expect, it } from 'vitest';
import { against, asked, NO_FILTERS } from './filters';

describe('what is asked of the house', () => {
  it('is nothing where everything is wanted', () => {
    expect(asked(NO_FILTERS, null)).toEqual({});
  });

  it('names a person, whatever they are called, or a bot', () => {
    const ann = against({ name: 'Ann: the 2nd', bot: null, matches: 1, won: 0 });
    expect(asked({ ...NO_FILTERS, against: ann }, null)).toEqual({ person: 'Ann: the 2nd' });
    const easy = against({ name: null, bot: 'easy', matches: 1, won: 0 });
    expect(asked({ ...NO_FILTERS, against: easy }, null)).toEqual({ bot: 'easy' });
  });

  it('holds whole days, the last one too', () => {
    const { since, until } = asked({ ...NO_FILTERS, since: '2026-07-31', until: '2026-07-31' }, null);
    expect(Number(until) - Number(since)).toBe(86_400);
  });

  it('goes on where the page before ended', () => {
    expect(asked({ ...NO_FILTERS, game: 'turtles', score: 'won' }, '12.5~t')).toEqual({
      game: 'turtles',
      score: 'won',
      after: '12.5~t',
    });
  });
});
