/** Bots as people choose them. */

import { AS_YOU, LEVELS, type GameInfo } from '../generated/house';

/** The levels that a game has; where it has none yet, the bots it has. */
export function levelsOf(game: GameInfo): readonly string[] {
  const levels: readonly string[] = LEVELS.filter((level) => game.bots.includes(level));
  return levels.length ? levels : game.bots;
}

/** What one can choose for a table: a level, or one that follows one's rating where a game has them all. */
export function choicesOf(game: GameInfo): readonly string[] {
  const whole = LEVELS.every((level) => game.bots.includes(level));
  return whole ? [...levelsOf(game), AS_YOU] : levelsOf(game);
}

/** A level as it was last chosen; in a game without it the strongest below, or its first. */
export function levelLike(game: GameInfo, wanted: string): string {
  const known: readonly string[] = LEVELS;
  const choices = choicesOf(game);
  const weaker = choices.filter((level) => known.indexOf(level) < known.indexOf(wanted));
  return choices.includes(wanted) ? wanted : (weaker.at(-1) ?? choices[0] ?? '');
}
