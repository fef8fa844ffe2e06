/** The harbour as it looks once an event has been told; the next view settles what no event says. */

import type { AnyEvent, Place, Tortuga1667View } from '../../generated/tortuga1667';
import type { Target } from '$lib/choices';
import { flight } from './moments';
import { LANDS, NATIONS, PLACES } from './places';

const HOLDS: readonly Target[] = LANDS.flatMap((land) => NATIONS.map((nation) => `hold:${land}:${nation}`));

/** Pawns that go to the back of a line, one after the other. */
function moved(view: Tortuga1667View, pawns: readonly number[], to: Place): Tortuga1667View {
  const lines = view.lines.map((line, place) => [
    ...line.filter((seat) => !pawns.includes(seat)),
    ...(PLACES[place] === to ? pawns : []),
  ]);
  return { ...view, lines };
}

function settled(view: Tortuga1667View, seat: number, to: Place, position: number): Tortuga1667View {
  if (view.phase.type !== 'settling') return view;
  const spots = view.phase.spots.map((line, place) =>
    line.map((taken, index) => (PLACES[place] === to && index === position - 1 ? seat : taken)),
  );
  return { ...view, phase: { ...view.phase, spots } };
}

function swapped(view: Tortuga1667View, one: number, other: number): Tortuga1667View {
  const exchange = (seat: number): number => (seat === one ? other : seat === other ? one : seat);
  return { ...view, lines: view.lines.map((line) => line.map(exchange)) };
}

/** Treasures put into a hold or the Galleon, or taken out. */
function counted(view: Tortuga1667View, at: Target, change: number): Tortuga1667View {
  if (at === 'galleon') return { ...view, galleon: view.galleon + change };
  return { ...view, holds: view.holds.map((count, index) => (HOLDS[index] === at ? count + change : count)) };
}

/** What lay in the holds of a place: they are emptied (S-CARD-STORM). */
function emptied(view: Tortuga1667View, place: Place): Tortuga1667View {
  return {
    ...view,
    holds: view.holds.map((count, index) => (HOLDS[index]?.includes(`:${place}:`) ? 0 : count)),
  };
}

/** Tortuga's treasure after a brawl: to the nation with more flags, on a tie half to each (S-VOTE-4). */
function fought(view: Tortuga1667View, british: number, french: number): Tortuga1667View {
  const bare = emptied(view, 'tortuga');
  const sum = (holds: readonly number[]): number => holds.reduce((all, one) => all + one, 0);
  const all = sum(view.holds) - sum(bare.holds) + view.adrift;
  const forBritish = british === french ? all / 2 : british > french ? all : 0;
  const divided = counted(
    counted(bare, 'hold:tortuga:british', forBritish),
    'hold:tortuga:french',
    all - forBritish,
  );
  return { ...divided, adrift: 0 };
}

/** The view after an event, as far as the event says. */
export function tell(view: Tortuga1667View, event: AnyEvent): Tortuga1667View {
  switch (event.type) {
    case 'pawn-settled':
      return settled(view, event.player, event.place, event.position);
    case 'rowed':
    case 'pawn-sailed':
      return moved(view, [event.player], event.to);
    case 'pawn-enlisted':
      return moved(view, [event.pawn], event.ship);
    case 'pawn-marooned':
    case 'pawn-washed-ashore':
      return moved(view, [event.player], 'tortuga');
    case 'albatross-struck':
      return moved(view, event.crew, 'tortuga');
    case 'bells-rung':
      return moved(view, event.crew, event.place);
    case 'places-swapped':
      return swapped(view, event.player, event.other);
    case 'boat-closed':
      return { ...view, closed: view.closed.map((closed, place) => closed || PLACES[place] === event.boat) };
    case 'treasure-stowed':
      return counted(view, `hold:${event.ship}:${event.hold}`, 1);
    case 'brawl-decided':
      return fought(view, event.british, event.french);
    case 'storm-broke':
      return event.place === 'tortuga'
        ? { ...emptied(view, event.place), adrift: view.adrift + event.treasures }
        : counted(emptied(view, event.place), 'galleon', event.treasures);
    default: {
      const route = flight(event);
      return route ? counted(counted(view, route[0], -1), route[1], 1) : view;
    }
  }
}
