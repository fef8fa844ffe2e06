/** Bots as people choose them. */

import { LEVELS, type GameInfo } from '../generated/house';

/** The levels that a game has; where it has none yet, the bots it has. */
export function levelsOf(game: GameInfo): readonly string[] {
  const levels: readonly string[] = LEVELS.filter((level) => game.bots.includes(level));
  return levels.length ? levels : game.bots;
}

/** A level as it was last chosen; in a game without it the strongest below, or its first. */
export function levelLike(game: GameInfo, wanted: string): string {
  const known: readonly string[] = LEVELS;
  const levels = levelsOf(game);
  const weaker = levels.filter((level) => known.indexOf(level) < known.indexOf(wanted));
  return levels.includes(wanted) ? wanted : (weaker.at(-1) ?? levels[0] ?? '');
}
