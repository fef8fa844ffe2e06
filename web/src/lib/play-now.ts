/** A table of one's own against bots, and a match at once. */

import type { GameInfo } from '../generated/house';
import { api } from './api';
import { beSomebody } from './house.svelte';
import { levelLike } from './levels';
import { go } from './router.svelte';
import { settings } from './settings.svelte';

/** How strong the bots are: as last chosen, as far as the game has such bots. */
export function levelOf(game: GameInfo): string {
  return levelLike(game, settings.level);
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
