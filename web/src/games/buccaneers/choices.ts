/** What must be pressed for each action. */

import type { AnyAction, AnyQuestion, Chest, Deed, Die } from '../../generated/buccaneers';
import type { Target } from '$lib/choices';

export function needs(action: AnyAction): Target[] {
  switch (action.type) {
    case 'keep':
      return action.dice.map((die) => `die:${die}`);
    case 'bonus':
    case 'name':
      return [`deed:${action.deed}`];
    case 'attack':
      return [`seat:${action.victim}`];
    case 'steal':
      return [`steal:${action.place}`];
    case 'take':
      return [`take:${action.chest}`];
    case 'keep-tile':
      return [`tile:${action.coins}`];
    case 'load':
      return [`load:${action.chest}`];
    default:
      return [`say:${action.type}`];
  }
}

/** The action that pressing these would have been, where it cannot be chosen. */
export function meant(asked: AnyQuestion | null, targets: readonly Target[]): AnyAction | null {
  const [kind, what = ''] = (targets.at(-1) ?? '').split(':');
  switch (kind) {
    case 'die':
      return { type: 'keep', dice: targets.map((target) => target.slice('die:'.length) as Die).sort() };
    case 'deed':
      return { type: asked?.type === 'which-bonus' ? 'bonus' : 'name', deed: what as Deed };
    case 'seat':
      return { type: 'attack', victim: Number(what) };
    case 'steal':
      return { type: 'steal', place: Number(what) };
    case 'take':
    case 'load':
      return { type: kind, chest: what as Chest };
    default:
      return null;
  }
}

/** Answers that need no second thought: what one came for, and what cannot be otherwise. */
export const atOnce = (action: AnyAction): boolean => action.type === 'act' || action.type === 'none-fits';

/** Whether an action is a plain word, with no piece on the board. */
export const isWord = (action: AnyAction): boolean => atOnce(action) || action.type === 'give-up';
