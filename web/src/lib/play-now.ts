/** A table of one's own against bots, and a match at once. */

import type { GameInfo } from '../generated/house';
import { api } from './api';
import { beSomebody } from './house.svelte';
import { levelsOf } from './levels';
import { go } from './router.svelte';
import { settings } from './settings.svelte';

/** How strong the bots are: as last chosen, where the game has such bots. */
export function levelOf(game: GameInfo): string {
  const levels = levelsOf(game);
  return levels.includes(settings.level) ? settings.level : (levels[0] ?? '');
}

export async function playNow(game: GameInfo): Promise<void> {
  await beSomebody();
  const bots = Array.from({ length: game.usual - 1 }, () => ({ kind: 'bot' as const, bot: levelOf(game) }));
  const table = await api.create({
    game: game.id,
    seats: [{ kind: 'open' }, ...bots],
    private: true,
    grace: null,
  });
  await api.start(table.id);
  go(`/t/${table.id}`);
}
