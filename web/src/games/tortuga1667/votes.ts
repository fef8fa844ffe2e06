/** The Vote cards: what each shows for which vote, and how a vote is counted (S-VOTE-3 to S-VOTE-8). */

import { ORDER, type Vote, type VoteCard } from '../../generated/tortuga1667';
import { COUNTED, SYMBOLS, VOTE_CARDS } from '../../generated/tortuga1667-box';

/** In a view's secrets the kind of a card is its index in `VOTE_CARDS`. */
export { COUNTED, VOTE_CARDS };
export type Symbol = (typeof COUNTED)[Vote][number];

/** The sections of a card from the top, one for each vote. */
export const SECTIONS = ORDER.Vote;

/** What a card shows in a section; the double cards show two symbols everywhere. */
export const symbols = (card: VoteCard, section: Vote): readonly Symbol[] => SYMBOLS[card][section];

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
