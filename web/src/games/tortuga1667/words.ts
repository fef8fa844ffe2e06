/** What a choice is called: short on its button, whole where it is confirmed. */

import { say, type Args } from '$lib/fluent.svelte';
import type { AnyAction, Tortuga1667View } from '../../generated/tortuga1667';
import type { Chooser } from './chooser.svelte';
import { otherShip, placeOf } from './places';

/** The arguments of a sentence about an action: names for seats, message ids for things. */
function told(view: Tortuga1667View, action: AnyAction, names: string[]): Args {
  const here = placeOf(view, view.seat);
  const args: Args = { ship: `tortuga1667-place-${otherShip(here)}` };
  for (const [field, value] of Object.entries(action)) if (typeof value === 'number') args[field] = value;
  if ('player' in action) args.player = names[action.player] ?? '';
  if ('to' in action) args.to = `tortuga1667-place-${action.to}`;
  if ('ship' in action) args.ship = `tortuga1667-place-${action.ship}`;
  if ('boat' in action) args.boat = `tortuga1667-place-${action.boat}`;
  if (action.type === 'settle') args.place = `tortuga1667-place-${action.place}`;
  if ('hold' in action) args.hold = `tortuga1667-nation-${action.hold}`;
  if ('into' in action) args.into = `tortuga1667-nation-${action.into}`;
  if ('source' in action) args.source = action.source ? `tortuga1667-nation-${action.source}` : 'none';
  if ('card' in action) args.card = `tortuga1667-vote-card-${action.card}`;
  if (action.type === 'choose') args.purpose = purpose(view);
  if (action.type === 'decline') args.purpose = view.asked?.type ?? '';
  if (action.type === 'board')
    args.pawn = view.asked?.type === 'choose-ship' ? (names[view.asked.pawn] ?? '') : '';
  return args;
}

/** Why a player is chosen: the question, or the card that asks it. */
function purpose(view: Tortuga1667View): string {
  const asked = view.asked;
  return asked?.type === 'resolve-card'
    ? asked.card
    : asked?.type === 'spend-letter'
      ? 'letter-of-marque'
      : (asked?.type ?? '');
}

export const whole = (view: Tortuga1667View, action: AnyAction, names: string[]): string =>
  say(`tortuga1667-web-do-${action.type}`, told(view, action, names));

/** The question that follows what has been chosen so far. */
export function asking(view: Tortuga1667View, { begun, picked, ready }: Chooser, names: string[]): string {
  if (!begun) return '';
  if (ready) return say('web-asked-ready', { choice: whole(view, ready.action, names) });
  if (view.asked?.type !== 'plunder-treasure') return say('tortuga1667-web-asked-second');
  const into = picked.some((target) => target.startsWith(`hold:${placeOf(view, view.seat) ?? ''}:`));
  return say(into ? 'tortuga1667-web-asked-from' : 'tortuga1667-web-asked-into');
}

export const short = (view: Tortuga1667View, action: AnyAction, names: string[]): string =>
  say(`tortuga1667-web-deed-${action.type}`, told(view, action, names));

const EXPLAINED = new Set([
  'view',
  'reveal',
  'force',
  'row',
  'attack',
  'maroon',
  'mutiny',
  'pilfer',
  'brawl',
  'use-letter',
  'sail',
]);

/** A line of rules about a deed; other choices explain themselves. */
export const explanation = (action: AnyAction): string =>
  EXPLAINED.has(action.type) ? say(`tortuga1667-web-explain-${action.type}`) : '';
