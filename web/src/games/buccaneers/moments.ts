/** What an event points at on the board, and for how long it is worth looking at. */

import type { AnyEvent } from '../../generated/buccaneers';

/** A place that an event can point at, such as `captain:2`, `space:0:raid`, `track:1:ship`, `zone:3:crew`, `centre`, `bag`, `pile`. */
export type Spot = string;

const BRIEF = 450;
const PLAIN = 850;
const SLOW = 1500;
/** The screens go up. */
export const RISE = 520;
/** The dice come to rest. */
export const TUMBLE = 600;
/** Each line of a fanfare. */
export const LINE = 260;
const FANFARE = 1500;

const REVEALS = ['dice-kept', 'skulls-kept', 'nothing-kept', 'bonus-laid', 'bonus-turned'] as const;
export type Reveal = Extract<AnyEvent, { type: (typeof REVEALS)[number] }>;

/** Whether an event tells what a screen has hidden; all screens rise with the first of them. */
export const isReveal = (event: AnyEvent | null | undefined): event is Reveal =>
  event !== null && event !== undefined && (REVEALS as readonly string[]).includes(event.type);

/** Milliseconds to tell an event in; with reduced motion everything is there at once and only read. */
export function lasting(event: AnyEvent): number {
  switch (event.type) {
    case 'deed-ranked':
      return LINE * event.players.length + FANFARE;
    case 'dice-kept':
    case 'skulls-kept':
    case 'nothing-kept':
    case 'bonus-laid':
    case 'bonus-turned':
      return RISE + BRIEF;
    case 'rolled':
    case 'rolled-openly':
      return TUMBLE + BRIEF;
    case 'attacked':
    case 'tiles-seen':
    case 'tile-seen':
    case 'chest-stolen':
    case 'equal-totals':
      return SLOW;
    case 'first-player':
    case 'common-roll':
    case 'rolled-again':
    case 'deed-skipped':
    case 'tiles-looked-at':
    case 'tiles-shown':
    case 'scored':
      return BRIEF;
    default:
      return PLAIN;
  }
}

/** What the event is about. */
export function touched(event: AnyEvent | null | undefined): Set<Spot> {
  return new Set(event ? [...people(event), ...things(event)] : []);
}

function people(event: AnyEvent): Spot[] {
  const seats: number[] = [];
  if ('player' in event) seats.push(event.player);
  if ('victim' in event) seats.push(event.victim);
  if (event.type === 'round-began') seats.push(event.first);
  if (event.type === 'equal-totals') seats.push(...event.players);
  if (event.type === 'deed-ranked') seats.push(...event.players.slice(0, 2));
  return seats.map((seat) => `captain:${seat}`);
}

function things(event: AnyEvent): Spot[] {
  switch (event.type) {
    case 'dice-kept':
    case 'open-dice-kept':
    case 'skulls-named':
    case 'bonus-laid':
    case 'bonus-turned':
      return [`space:${event.player}:${event.deed}`];
    case 'deed-ranked':
      return event.players.map((seat) => `space:${seat}:${event.deed}`);
    case 'marker-advanced':
    case 'marker-pushed-back':
      return [`track:${event.player}:${event.marker}`];
    case 'tiles-looked-at':
    case 'tile-taken':
      return ['pile', `tiles:${event.player}`];
    default:
      return chests(event);
  }
}

function chests(event: AnyEvent): Spot[] {
  switch (event.type) {
    case 'chest-drawn':
      return ['bag', `zone:${event.player}:${event.zone}`];
    case 'chest-stolen':
      return [`zone:${event.victim}:${event.zone}`, `zone:${event.player}:island`];
    case 'chest-taken':
      return ['centre', `zone:${event.player}:island`];
    case 'chest-put-off':
    case 'chest-left':
      return [event.to_bag ? 'bag' : 'centre', `zone:${event.player}:${event.zone}`];
    case 'chests-brought':
      return [`zone:${event.player}:tortuga`];
    case 'chests-loaded':
      return [`zone:${event.player}:${event.zone}`];
    default:
      return [];
  }
}
