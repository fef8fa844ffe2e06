/** Bots as people choose them. */

import { LEVELS, type GameInfo } from '../generated/house';

/** The levels that a game has; where it has none yet, the bots it has. */
export function levelsOf(game: GameInfo): readonly string[] {
  const levels: readonly string[] = LEVELS.filter((level) => game.bots.includes(level));
  return levels.length ? levels : game.bots;
}
