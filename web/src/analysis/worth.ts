/** What a move is worth, in words. */

import { say } from '$lib/fluent.svelte';
import type { MoveWorth } from '../generated/house';

/** In how many moves of its own the winner gets there. */
export const winnersMoves = ({ verdict, moves }: Pick<MoveWorth, 'verdict' | 'moves'>): number =>
  verdict === 'won' ? Math.ceil(moves / 2) : Math.floor(moves / 2);

export function worthOf(worth: MoveWorth): string {
  if (worth.verdict === 'unknown')
    return say('analysis-estimate', { percent: Math.round(worth.chance * 100) });
  const bound = worth.shortest ? 'in' : 'within';
  return say(`analysis-${worth.verdict}-${bound}`, { moves: winnersMoves(worth) });
}
