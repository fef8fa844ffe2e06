import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../generated/house';
import { choicesOf, levelLike, levelsOf } from './levels';

const game = (...bots: string[]): GameInfo => ({ bots }) as unknown as GameInfo;

describe('levels', () => {
  it('are those that people understand, where a game has them', () => {
    expect(levelsOf(game('random', 'easy', 'hard-1', 'hard', 'master'))).toEqual(['easy', 'hard', 'master']);
    expect(levelsOf(game('random'))).toEqual(['random']);
  });

  it('can follow one’s rating, where a game has them all', () => {
    const whole = game('random', 'easy', 'medium', 'hard', 'expert', 'master');
    expect(choicesOf(whole)).toEqual(['easy', 'medium', 'hard', 'expert', 'master', 'as-you']);
    expect(choicesOf(game('random', 'easy'))).toEqual(['easy']);
    expect(levelLike(whole, 'as-you')).toBe('as-you');
    expect(levelLike(game('random', 'easy'), 'as-you')).toBe('easy');
  });

  it('are kept from one game to another as far as it has them', () => {
    const without = game('random', 'easy', 'medium', 'hard');
    expect(levelLike(without, 'medium')).toBe('medium');
    expect(levelLike(without, 'master')).toBe('hard');
    expect(levelLike(without, 'kraken')).toBe('easy');
    expect(levelLike(game(), 'hard')).toBe('');
  });
});
