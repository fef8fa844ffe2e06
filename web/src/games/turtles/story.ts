/** What the last screen tells: how far each side came, and a few figures. */

import type { AnyEvent, Side, TurtlesView } from '../../generated/turtles';
import { CORNERS, steps } from './board';
import { written } from './notation';
import { SIDES } from './position';

export interface Figure {
  id: string;
  count: number;
}
export interface SideStory {
  side: Side;
  seat: number;
  won: boolean;
  figures: Figure[];
}
export interface Ending {
  sides: SideStory[];
  figures: Figure[];
}

/** Steps that the foremost turtle of a side still has to go; null: there is none. */
export function nearest(view: TurtlesView, side: Side): number | null {
  const goal = side === 'south' ? CORNERS.north : CORNERS.south;
  const ways = view[side].map((cell) => steps(cell, goal));
  return ways.length ? Math.min(...ways) : null;
}

export function ending(view: TurtlesView, events: readonly AnyEvent[] = []): Ending {
  const sides = SIDES.map((side, seat) => {
    const far = nearest(view, side);
    const figures = [
      { id: 'feet', count: view[side].length },
      ...(far === null ? [] : [{ id: 'nearest', count: far }]),
      ...(view.options.variant === 'base' ? [] : [{ id: 'eggs', count: view.reserves[seat] ?? 0 }]),
    ];
    return { side, seat, won: view.outcome?.winners.includes(seat) ?? false, figures };
  });
  return { sides, figures: [{ id: 'overturned', count: view.overturned.length }, ...told(events)] };
}

function told(events: readonly AnyEvent[]): Figure[] {
  if (!events.length) return [];
  const jumps = events.filter((event) => event.type === 'jumped');
  const longest = Math.max(0, ...written(events).map(({ text }) => text.split('>').length - 1));
  return [
    { id: 'moves', count: written(events).length },
    { id: 'jumps', count: jumps.length },
    { id: 'flips', count: jumps.filter(({ effect }) => effect === 'overturned').length },
    { id: 'righted', count: jumps.filter(({ effect }) => effect === 'righted').length },
    ...(longest > 1 ? [{ id: 'longest', count: longest }] : []),
  ];
}
