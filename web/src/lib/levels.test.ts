import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../generated/house';
import { levelLike, levelsOf } from './levels';

const game = (...bots: string[]): GameInfo => ({ bots }) as unknown as GameInfo;

describe('levels', () => {
  it('are those that people understand, where a game has them', () => {
    expect(levelsOf(game('random', 'easy', 'hard-1', 'hard', 'master'))).toEqual(['easy', 'hard', 'master']);
    expect(levelsOf(game('random'))).toEqual(['random']);
  });

  it('are kept from one game to another as far as it has them', () => {
    const without = game('random', 'easy', 'medium', 'hard');
    expect(levelLike(without, 'medium')).toBe('medium');
    expect(levelLike(without, 'master')).toBe('hard');
    expect(levelLike(without, 'kraken')).toBe('easy');
    expect(levelLike(game(), 'hard')).toBe('');
  });
});
