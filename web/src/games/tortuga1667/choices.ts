/**
 * What must be pressed for each action: `pawn:3`, `hold:roger:french`, `line:2`, `place:tortuga`, `spot:roger:4`,
 * `card:…`, `deck:…` or `say:wait`, one of them or two.
 */

import { choicesOf as made, whole, type Choice as ChoiceOf, type Target } from '$lib/choices';
import type { AnyAction, Nation, Place, Tortuga1667View, VoteCard } from '../../generated/tortuga1667';
import { otherShip, placeOf } from './places';

const ANSWERS = new Set<AnyAction['type']>(['save', 'decline', 'drink', 'wait', 'rest', 'yield']);
const ON_BOARD = new Set<AnyAction['type']>([
  'board',
  'close',
  'stow',
  'plunder',
  'look',
  'point',
  'turn',
  'choose',
  'settle',
  'cast',
  'take',
]);

/** A plain yes, no or later: it has a button that says so, and needs no second thought. */
export const isAnswer = (action: AnyAction): boolean => ANSWERS.has(action.type);

/** Whether an action has a button in the tray; some, such as rowing, can be pressed on the chart as well. */
export const inTray = (action: AnyAction): boolean => !ON_BOARD.has(action.type);

/** All that must be pressed for an action. */
export function needs(view: Tortuga1667View, action: AnyAction): Target[] {
  const here = placeOf(view, view.seat) ?? 'dutchman';
  switch (action.type) {
    case 'row':
      return [`place:${action.to}`];
    case 'board':
      return [`place:${action.ship}`];
    case 'close':
      return [`place:${action.boat}`];
    case 'sail':
      return [`place:${otherShip(here)}`];
    case 'pilfer':
      return [`hold:${here}:${action.hold}`];
    case 'stow':
      return [`hold:${view.asked?.type === 'stow-treasure' ? view.asked.ship : here}:${action.hold}`];
    case 'plunder':
      return [
        ...(action.source ? [`hold:${otherShip(here)}:${action.source}`] : []),
        `hold:${here}:${action.into}`,
      ];
    case 'look':
    case 'point':
      return [`line:${action.first}`, `line:${action.second}`];
    case 'turn':
      return [`line:${action.place}`];
    case 'choose':
      return [`pawn:${action.player}`];
    case 'settle':
      return [`spot:${action.place}:${action.position}`];
    case 'cast':
      return [`card:${action.card}`];
    case 'take':
      return [`deck:${action.card}`];
    default:
      return [`say:${action.type}`];
  }
}

/** The action that pressing this would have been, where it cannot be chosen. */
export function meant(view: Tortuga1667View, target: Target): AnyAction | null {
  const [kind, what = '', which = ''] = target.split(':');
  const asked = view.asked?.type;
  switch (kind) {
    case 'pawn':
      return { type: 'choose', player: Number(what) };
    case 'line':
      return ofLine(asked, Number(what));
    case 'place':
      if (asked === 'choose-ship') return { type: 'board', ship: what as Place };
      return asked === 'resolve-card'
        ? { type: 'close', boat: what as Place }
        : { type: 'row', to: what as Place };
    case 'hold':
      if (asked === 'stow-treasure') return { type: 'stow', hold: which as Nation };
      return asked === 'plunder-treasure'
        ? { type: 'plunder', into: which as Nation, source: null }
        : { type: 'pilfer', hold: which as Nation };
    case 'card':
      return { type: 'cast', card: what as VoteCard };
    default:
      return null;
  }
}

/** Some two cards, or one. */
function ofLine(asked: string | undefined, place: number): AnyAction {
  if (asked !== 'choose-look' && asked !== 'choose-pair') return { type: 'turn', place };
  const [first, second] = place === 1 ? [1, 2] : [1, place];
  return { type: asked === 'choose-look' ? 'look' : 'point', first, second };
}

export type Choice = ChoiceOf<AnyAction>;

export const choicesOf = (view: Tortuga1667View, legal: AnyAction[]): Choice[] =>
  made(legal, (action) => needs(view, action));

/** What is settled before anything is pressed: all that every choice needs. A last free choice stays free. */
export function opening(choices: Choice[]): Target[] {
  const open = choices.filter((choice) => !isAnswer(choice.action));
  const common = (open[0]?.needs ?? []).filter((target) =>
    open.every((choice) => choice.needs.includes(target)),
  );
  return open.length < choices.length && whole(open, common) ? [] : common;
}
