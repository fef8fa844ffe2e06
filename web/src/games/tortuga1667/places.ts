/** Where everyone is: places, positions and the roles that go with them (S-PLACE-1, S-PLACE-2). */

import { ORDER, type Nation, type Place, type Tortuga1667View } from '../../generated/tortuga1667';
import { CAPACITY, LANDS } from '../../generated/tortuga1667-box';

export type Role = 'captain' | 'first-mate' | 'cabin-boy' | 'governor';
export { CAPACITY, LANDS };
export type Land = (typeof LANDS)[number];

/** In a view a place is its index here, and so is a line, a closed boat, a vote's place. */
export const { Place: PLACES, Nation: NATIONS } = ORDER;

export interface Standing {
  seat: number;
  place: Place;
  position: number; // from 1
}

/** Every pawn that stands somewhere; while the pawns settle, on the places taken so far. */
export function standings(view: Pick<Tortuga1667View, 'lines' | 'phase'>): Standing[] {
  const lines = view.phase.type === 'settling' ? view.phase.spots : view.lines;
  return lines.flatMap((line, index) =>
    line.flatMap((seat, at) =>
      seat < 0 ? [] : [{ seat, place: PLACES[index] ?? 'tortuga', position: at + 1 }],
    ),
  );
}

export const placeOf = (view: Tortuga1667View, seat: number | null): Place | undefined =>
  standings(view).find((one) => one.seat === seat)?.place;

export function lineOf(view: Tortuga1667View, place: Place): number[] {
  return view.lines[PLACES.indexOf(place)] ?? [];
}

/** The roles of a position; the last on a ship is Cabin Boy, whatever the number. */
export function rolesAt(view: Tortuga1667View, place: Place, position: number): Role[] {
  const last = lineOf(view, place).length;
  if (position > last) return [];
  if (place === 'tortuga') return position === 1 ? ['governor'] : [];
  if (place !== 'dutchman' && place !== 'roger') return [];
  const roles: Role[] = position === 1 ? ['captain'] : position === 2 ? ['first-mate'] : [];
  return position === last ? [...roles, 'cabin-boy'] : roles;
}

/** The treasure in a hold. */
export const treasure = (view: Tortuga1667View, land: Land, nation: Nation): number =>
  view.holds[2 * LANDS.indexOf(land) + NATIONS.indexOf(nation)] ?? 0;

export const total = (view: Tortuga1667View, nation: Nation): number =>
  LANDS.reduce((sum, land) => sum + treasure(view, land, nation), 0);

export const otherShip = (ship: Place | undefined): Land => (ship === 'dutchman' ? 'roger' : 'dutchman');

/** The position at which a pawn that comes to a place will stand. */
export const back = (view: Tortuga1667View, place: Place): number =>
  Math.min(lineOf(view, place).length + 1, CAPACITY[place]);

/** How many Vote cards a player holds. */
export const handSize = (view: Tortuga1667View, seat: number): number =>
  seat === view.seat ? view.votes.hand.length : (view.votes.hands[seat]?.length ?? 0);
