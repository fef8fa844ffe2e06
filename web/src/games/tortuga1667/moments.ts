/** What an event points at on the board, and for how long it is worth looking at. */

import type { AnyEvent, Nation, Place, VoteShown } from '../../generated/tortuga1667';
import type { Target } from '$lib/choices';
import { otherShip } from './places';

export const DECISIONS = ['attack-decided', 'brawl-decided', 'mutiny-decided'] as const;
const BRIEF = 500;
const PLAIN = 900;
const SLOW = 1800;

export const SLIDE = 420;
export const SHUFFLE = 900;
export const FLIP = 380;
export const COUNT = 1300;

/** Milliseconds to tell an event in; with reduced motion everything is there at once and only read. */
export function lasting(event: AnyEvent): number {
  switch (event.type) {
    case 'vote-shown':
      return SLIDE + SHUFFLE + FLIP * event.cards.length + COUNT;
    case 'attack-decided':
    case 'brawl-decided':
    case 'mutiny-decided':
    case 'card-turned':
    case 'cards-seen':
    case 'albatross-struck':
      return SLOW;
    case 'turn-began':
    case 'vote-cast':
    case 'vote-drawn':
    case 'card-discarded':
    case 'vote-card-lost':
      return BRIEF;
    default:
      return PLAIN;
  }
}

/** What the event is about, in the same words as what can be pressed. */
export function touched(event: AnyEvent | null | undefined): Set<Target> {
  return new Set(event ? [...people(event), ...things(event)] : []);
}

function people(event: AnyEvent): Target[] {
  const seats: number[] = [];
  if ('player' in event) seats.push(event.player);
  if ('other' in event) seats.push(event.other);
  if ('forced' in event) seats.push(event.forced);
  if ('pawn' in event) seats.push(event.pawn);
  if ('target' in event) seats.push(event.target);
  if ('captain' in event) seats.push(event.captain);
  if ('crew' in event) seats.push(...event.crew);
  if ('players' in event) seats.push(...event.players);
  if (event.type === 'map-given' || event.type === 'choice-yielded') seats.push(event.to);
  if (event.type === 'vote-called') seats.push(...event.voters);
  return seats.map((seat) => `pawn:${seat}`);
}

function things(event: AnyEvent): Target[] {
  switch (event.type) {
    case 'cards-looked':
    case 'cards-seen':
    case 'player-forced':
      return [`line:${event.first}`, `line:${event.second}`];
    case 'card-turned':
      return [`line:${event.place}`];
    case 'rowed':
    case 'pawn-sailed':
      return [`place:${event.to}`];
    case 'pawn-enlisted':
      return [`place:${event.ship}`];
    case 'boat-closed':
      return [`place:${event.boat}`];
    case 'treasure-stowed':
      return [hold(event.ship, event.hold)]; // it comes out of the box, not off the Galleon
    case 'storm-broke':
      return [hold(event.place, 'british'), hold(event.place, 'french'), 'galleon'];
    case 'brawl-decided':
      return [hold('tortuga', 'british'), hold('tortuga', 'french')];
    default:
      return flight(event) ?? [];
  }
}

const hold = (place: Place, nation: Nation): Target => `hold:${place}:${nation}`;
const across = (nation: Nation): Nation => (nation === 'british' ? 'french' : 'british');

/** Where a treasure comes from and where it goes, if the event moves one. */
export function flight(event: AnyEvent | null | undefined): [Target, Target] | undefined {
  switch (event?.type) {
    case 'treasure-pilfered':
      return [hold(event.ship, event.source), hold(event.ship, across(event.source))];
    case 'treasure-plundered':
      return [
        event.source ? hold(otherShip(event.ship), event.source) : 'galleon',
        hold(event.ship, event.into),
      ];
    default:
      return undefined;
  }
}

/** The line cards that an event shows to this seat. */
export function shown(event: AnyEvent | null | undefined): Map<number, string> {
  if (event?.type === 'card-turned') return new Map([[event.place, event.card]]);
  if (event?.type === 'cards-seen')
    return new Map([
      [event.first, event.first_card],
      [event.second, event.second_card],
    ]);
  return new Map();
}

export type Decision = Extract<AnyEvent, { type: (typeof DECISIONS)[number] }>;

/** Whether an event tells how a vote has ended. */
export const isDecision = (event: AnyEvent): event is Decision =>
  (DECISIONS as readonly string[]).includes(event.type);

const AFTER_SHOWING = new Set<AnyEvent['type']>([
  ...DECISIONS,
  'vote-sat-out',
  'card-discarded',
  'vote-drawn',
]);

/** The cards of a vote stay on the table until the vote is decided and the tale goes on. */
export function ballotOf(told: readonly AnyEvent[]): VoteShown | null {
  const last = told.findLast((event) => !AFTER_SHOWING.has(event.type));
  return last?.type === 'vote-shown' ? last : null;
}
