/** Bots as people choose them. */

import { LEVELS, type GameInfo } from '../generated/house';

/** How many usually sit down to a game, where that is not the fewest. */
const USUAL: Record<string, number> = { buccaneers: 3, tortuga1667: 6 };

/** The levels that a game has; where it has none yet, the bots it has. */
export function levelsOf(game: GameInfo): readonly string[] {
  const levels: readonly string[] = LEVELS.filter((level) => game.bots.includes(level));
  return levels.length ? levels : game.bots;
}

export const usualSeats = (game: GameInfo): number => USUAL[game.id] ?? game.fewest;
