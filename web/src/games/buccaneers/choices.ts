/** What must be pressed for each action. */

import type { AnyAction } from '../../generated/buccaneers';
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

/** Answers that need no second thought: what one came for, and what cannot be otherwise. */
export const atOnce = (action: AnyAction): boolean => action.type === 'act' || action.type === 'none-fits';

/** Whether an action is a plain word, with no piece on the board. */
export const isWord = (action: AnyAction): boolean => atOnce(action) || action.type === 'give-up';
