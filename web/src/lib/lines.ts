/** The lines of the log of a match: what happened in its game, how people ended it, and what is told beside it. */

import type { AnyConclusion, Update } from '../generated/house';
import type { News } from './news';
import type { Tagged } from './speech';

export type Line = { kind: 'event'; event: Tagged } | { kind: 'concluded'; event: AnyConclusion } | News;

/** How people ended the match is no event of its game: no board has to know it. */
const concludes = (event: Tagged): event is AnyConclusion =>
  event.type === 'resigned' || event.type === 'time-lost' || event.type === 'draw-agreed';

export function linesOf({
  events,
  taken_back = false,
  overdue = [],
}: Pick<Update, 'events' | 'taken_back' | 'overdue'>): Line[] {
  return [
    ...(taken_back ? [{ kind: 'taken-back' } as const] : []),
    ...overdue.map((seat) => ({ kind: 'overdue', seat }) as const),
    ...(events as Tagged[]).map((event): Line =>
      concludes(event) ? { kind: 'concluded', event } : { kind: 'event', event },
    ),
  ];
}
