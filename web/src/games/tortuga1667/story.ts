/** What the last screen tells: the sides, the leader, a few figures. */

import { ORDER, type Loyalty, type Nation, type Tortuga1667View } from '../../generated/tortuga1667';
import { lineOf, total } from './places';

export interface Ending {
  winners: Set<number>;
  /** The nation with more treasure; null on a tie. */
  leader: Nation | null;
  /** Who was who, the winners' side first. */
  sides: { loyalty: Loyalty; seats: number[] }[];
  figures: { id: string; count: number }[];
}

export function ending(view: Tortuga1667View): Ending {
  const winners = new Set(view.outcome?.winners ?? []);
  const lead = total(view, 'british') - total(view, 'french');
  const sides = ORDER.Loyalty.map((loyalty) => ({
    loyalty,
    seats: view.loyalties.flatMap((held, seat) => (held === loyalty ? [seat] : [])),
  }))
    .filter(({ seats }) => seats.length)
    .sort(
      (a, b) =>
        Number(b.seats.some((seat) => winners.has(seat))) - Number(a.seats.some((seat) => winners.has(seat))),
    );
  const turned = view.discards.length + view.kept.flat().length + (view.revealed ? 1 : 0);
  const figures = [
    { id: 'turns', count: view.turns },
    { id: 'cards', count: turned },
    { id: 'galleon', count: view.galleon },
    { id: 'ashore', count: lineOf(view, 'tortuga').length },
    ...(view.fevers.length ? [{ id: 'fevers', count: view.fevers.length }] : []),
  ];
  return { winners, leader: lead > 0 ? 'british' : lead < 0 ? 'french' : null, sides, figures };
}
