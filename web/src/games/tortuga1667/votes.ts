/** The Vote cards: what each shows for which vote, and how a vote is counted (S-VOTE-3 to S-VOTE-8). */

import type { Vote, VoteCard } from '../../generated/tortuga1667';

export type Symbol = 'cannon' | 'torch' | 'water' | 'british' | 'french' | 'skull' | 'wheel';

/** The sections of a card from the top, one for each vote. */
export const SECTIONS: readonly Vote[] = ['attack', 'brawl', 'mutiny'];
export const COUNTED: Record<Vote, readonly Symbol[]> = {
  attack: ['cannon', 'torch', 'water'],
  brawl: ['british', 'french'],
  mutiny: ['skull', 'wheel'],
};
/** In a view's secrets the kind of a card is its index here. */
export const VOTE_CARDS: readonly VoteCard[] = [
  'cannon-british-skull',
  'cannon-british-wheel',
  'cannon-french-skull',
  'cannon-french-wheel',
  'water-british-skull',
  'water-british-wheel',
  'water-french-skull',
  'water-french-wheel',
  'torch-british-skull',
  'torch-british-wheel',
  'torch-french-skull',
  'torch-french-wheel',
  'double-french-skull',
  'double-british-wheel',
];

/** What a card shows in a section; the double cards show two symbols everywhere. */
export function symbols(card: VoteCard, section: Vote): Symbol[] {
  if (card === 'double-french-skull') {
    return { attack: ['cannon', 'torch'], brawl: ['french', 'french'], mutiny: ['skull', 'skull'] }[
      section
    ] as Symbol[];
  }
  if (card === 'double-british-wheel') {
    return { attack: ['torch', 'water'], brawl: ['british', 'british'], mutiny: ['wheel', 'wheel'] }[
      section
    ] as Symbol[];
  }
  return [card.split('-')[SECTIONS.indexOf(section)] as Symbol];
}

export type Tally = Partial<Record<Symbol, number>>;

/** How often each symbol that matters in a vote is on these cards. */
export function tally(cards: readonly VoteCard[], vote: Vote): Tally {
  const counted: Tally = Object.fromEntries(COUNTED[vote].map((symbol) => [symbol, 0]));
  for (const symbol of cards.flatMap((card) => symbols(card, vote)))
    counted[symbol] = (counted[symbol] ?? 0) + 1;
  return counted;
}

/** An order that gives nothing away but does not look sorted, the same for the same cards. */
export function shuffled<T>(cards: readonly T[]): T[] {
  const order = [...cards];
  let seed = 1667 + cards.length;
  for (let last = order.length - 1; last > 0; last -= 1) {
    seed = (seed * 48271) % 2147483647;
    const chosen = seed % (last + 1);
    [order[last], order[chosen]] = [order[chosen] as T, order[last] as T];
  }
  return order;
}
