/** What a choice is called, and in a sentence or two what comes of it. */

import { say, type Args } from '$lib/fluent.svelte';
import type { AnyAction, Board, BuccaneersView, Deed, Die, Facts } from '../../generated/buccaneers';
import type { Desk } from './desk.svelte';
import { attackedZone, bonusAt, deedOf, diceAt, numberOf, sum, totalOf } from './log';

/** What words are taken from: a desk, or a view without one. */
type Sight = Pick<Desk, 'view' | 'board' | 'nameOf'>;

const deedId = (deed: Deed): string => `buccaneers-deed-${deed}`;
const chestId = (chest: string): string => `buccaneers-chest-${chest}`;

/** How far the first or second moves a marker (B-FLEET-1, B-TWO-1). */
const stepsOf = (facts: Facts, rank: number, players: number): number =>
  players === 2 ? facts.steps_of_two : (facts.steps[rank - 1] ?? 0);

/** The action that the question is about. */
const askedDeed = (desk: Sight): Deed =>
  desk.view.asked && 'deed' in desk.view.asked ? desk.view.asked.deed : 'fleet';

function told(desk: Sight, action: AnyAction): Args {
  const { asked } = desk.view;
  switch (action.type) {
    case 'keep':
      return { dice: action.dice };
    case 'bonus':
      return {
        deed: deedId(action.deed),
        turns: desk.view.seat !== null && bonusAt(desk.board(desk.view.seat), action.deed) ? 'yes' : 'no',
      };
    case 'name':
      return { deed: deedId(action.deed) };
    case 'attack':
      return { deed: deedId(askedDeed(desk)), victim: desk.nameOf(action.victim) };
    case 'steal': {
      const chest =
        asked?.type === 'what-to-steal'
          ? desk.board(asked.victim)[attackedZone(asked.deed)][action.place - 1]
          : undefined;
      return { chest: chestId(chest ?? ''), place: action.place };
    }
    case 'take':
      return { chest: chestId(action.chest) };
    case 'load':
      return { chest: chestId(action.chest), place: asked?.type === 'which-chest' ? asked.place : 0 };
    case 'keep-tile':
      return { coins: action.coins };
    default:
      return { deed: deedId(askedDeed(desk)) };
  }
}

export const whole = (desk: Sight, action: AnyAction): string =>
  say(`buccaneers-web-do-${action.type}`, told(desk, action));

export function wording(view: BuccaneersView, action: AnyAction, names: string[]): string {
  const board = (seat: number): Board => {
    const found = view.boards[seat];
    if (!found) throw new Error(`no board ${seat}`);
    return found;
  };
  return whole({ view, board, nameOf: (seat) => names[seat] ?? '' }, action);
}

/** The question that follows what has been chosen so far. */
export const asking = (desk: Desk): string =>
  desk.chooser.begun && desk.chooser.ready
    ? say('web-asked-ready', { choice: whole(desk, desk.chooser.ready.action) })
    : '';

/** What comes of a choice, in whole sentences. */
export function consequences(desk: Desk, action: AnyAction): string[] {
  switch (action.type) {
    case 'keep':
      return [ofKeeping(desk, action.dice)];
    case 'name':
      return [
        ofPlacing(desk, desk.view.asked?.type === 'which-deed' ? desk.view.asked.dice : [], action.deed),
      ];
    case 'none-fits':
      return [say('buccaneers-web-note-none-fits')];
    case 'bonus':
      return [
        say('buccaneers-web-note-bonus', {
          deed: deedId(action.deed),
          side: desk.view.seat === null ? 1 : bonusAt(desk.board(desk.view.seat), action.deed) + 1,
        }),
      ];
    case 'act':
      return [ofActing(desk)];
    case 'give-up':
      return [say('buccaneers-web-note-give-up')];
    case 'attack':
      return ofAttacking(desk, action.victim);
    case 'load':
      return [say('buccaneers-web-note-load')];
    default:
      return [];
  }
}

function ofKeeping(desk: Desk, dice: Die[]): string {
  const deed = desk.thrown ? deedOf(desk.thrown, dice) : null;
  return deed ? ofPlacing(desk, dice, deed) : say('buccaneers-web-note-skulls', { count: dice.length });
}

function ofPlacing(desk: Desk, dice: Die[], deed: Deed): string {
  const { seat, options } = desk.view;
  if (seat === null) return '';
  const board = desk.board(seat);
  const bonus = bonusAt(board, deed);
  return say('buccaneers-web-note-place', {
    deed: deedId(deed),
    added: sum(dice.map((die) => numberOf(options.facts, die, deed))),
    total: totalOf(options.facts, [...diceAt(board, deed), ...dice], deed, bonus),
    bonus,
  });
}

function ofActing(desk: Desk): string {
  const { asked, boards, options, seat } = desk.view;
  if (asked?.type !== 'whether-to-act' || seat === null) return '';
  const { facts } = options;
  if (asked.deed === 'hunt')
    return say('buccaneers-web-note-hunt', { rank: asked.rank, two: boards.length === 2 ? 'yes' : 'no' });
  const steps = stepsOf(facts, asked.rank, boards.length);
  const from = asked.deed === 'fleet' ? desk.board(seat).ship : desk.board(seat).pirate;
  const space = Math.min(from + steps, facts.chests_by_ship.length);
  return say('buccaneers-web-note-advance', {
    marker: `buccaneers-marker-${asked.deed === 'fleet' ? 'ship' : 'pirate'}`,
    space,
    moves: space > from ? 'yes' : 'no',
  });
}

function ofAttacking(desk: Desk, victim: number): string[] {
  const { asked, centre, seat } = desk.view;
  if (asked?.type !== 'whom-to-attack' || seat === null) return [];
  const theirs = desk.board(victim);
  const marker = asked.deed === 'boarding' ? 'ship' : 'pirate';
  const named = `buccaneers-marker-${marker}`;
  const defended = diceAt(theirs, asked.deed).length > 0;
  return [
    asked.rank === 1
      ? say('buccaneers-web-note-booty', { chests: theirs[attackedZone(asked.deed)].length })
      : say('buccaneers-web-note-centre', { chests: centre.length }),
    say('buccaneers-web-note-pushed', { marker: named, space: Math.max(1, theirs[marker] - 1) }),
    defended
      ? say('buccaneers-web-note-defended', {
          marker: named,
          space: Math.max(1, desk.board(seat)[marker] - 1),
        })
      : say('buccaneers-web-note-undefended'),
  ];
}

/** What the first or second of an action may do, in a few words. */
export const rewards = (deed: Deed, rank: number, players: number, facts: Facts): string =>
  say(`buccaneers-web-reward-${deed}`, {
    rank,
    two: players === 2 ? 'yes' : 'no',
    steps: stepsOf(facts, rank, players),
  });
