/** The table as it looks while a tale is told: each event changes what it speaks of, and the next view settles the rest. */

import type { AnyEvent, Board, BuccaneersView, Chest, Die, Zone } from '../../generated/buccaneers';
import { CHESTS, DICE, place } from './log';
import { isReveal, type Reveal } from './moments';
import { without } from './plan';

/** Between two phases: nothing is hidden, and nobody has anything to choose. */
const NOBODY_ASKED: BuccaneersView['stage'] = { type: 'naming', roll: 0, namers: [], skulls: [], stuck: [] };

type Change = (board: Board) => Partial<Board>;

function at(view: BuccaneersView, seat: number, change: Change): BuccaneersView {
  return {
    ...view,
    boards: view.boards.map((board, index) => (index === seat ? { ...board, ...change(board) } : board)),
  };
}

const into =
  (zone: Zone, ...chests: Chest[]): Change =>
  (board) => ({ [zone]: [...board[zone], ...chests] });
const outOf =
  (zone: Zone, ...chests: Chest[]): Change =>
  (board) => ({ [zone]: without(board[zone], chests) });

function counted(view: BuccaneersView, chest: Chest, change: number): BuccaneersView {
  return { ...view, bag: view.bag.map((count, index) => (CHESTS[index] === chest ? count + change : count)) };
}

function stranded(view: BuccaneersView, chest: Chest, toBag: boolean): BuccaneersView {
  if (toBag) return counted(view, chest, 1);
  return { ...view, centre: CHESTS.filter((one) => one === chest || view.centre.includes(one)) };
}

/** Dice onto an action, or out of the hand only while their action is still to be named. */
const placed =
  (dice: Die[], deed: number | null): Change =>
  (board) => ({
    hand: board.hand.filter((die) => !dice.includes(die)),
    placed: board.placed.map((row, index) => (index === deed ? [...row, ...dice] : row)),
  });

const bonus =
  (deed: number, side: number): Change =>
  (board) => ({
    bonus: board.bonus.map((up, index) => (index === deed ? side : up)),
  });

/** Once kept dice are shown, the others are back in the hand. */
function gathered(view: BuccaneersView, seat: number): BuccaneersView {
  if (view.stage.type === 'rerolling') return { ...view, awaited: [], stage: NOBODY_ASKED };
  if (view.stage.type !== 'rolling') return view;
  return {
    ...view,
    stage: { ...view.stage, throws: view.stage.throws.map((faces, of) => (of === seat ? [] : faces)) },
  };
}

/** The view after an event, as far as the event says. */
export function tell(view: BuccaneersView, event: AnyEvent): BuccaneersView {
  switch (event.type) {
    case 'first-player':
      return { ...view, first: event.player };
    case 'round-began':
      return { ...view, round: event.round, first: event.first };
    case 'common-roll':
      return {
        ...view,
        awaited: event.rollers,
        stage: {
          type: 'rolling',
          roll: event.roll,
          throws: view.boards.map(() => null),
          choices: view.boards.map(() => null),
          waiting: event.rollers,
        },
      };
    case 'rolled':
      if (view.stage.type === 'rerolling') return { ...view, stage: { ...view.stage, throw: event.faces } };
      if (view.stage.type !== 'rolling') return view;
      return {
        ...view,
        stage: {
          ...view.stage,
          throws: view.boards.map((_, seat) => (seat === view.seat ? event.faces : null)),
        },
      };
    case 'dice-kept':
    case 'open-dice-kept':
    case 'skulls-named':
      return at(gathered(view, event.player), event.player, placed(event.dice, place(event.deed)));
    case 'skulls-kept':
    case 'open-skulls-kept':
      return at(gathered(view, event.player), event.player, placed(event.dice, null));
    case 'dice-shown':
    case 'rolled-openly':
      return {
        ...view,
        awaited: [event.player],
        stage: { type: 'rerolling', roll: 0, seat: event.player, throw: event.faces, stuck: [] },
      };
    case 'rolled-again':
      return {
        ...view,
        awaited: [event.player],
        stage: { type: 'rerolling', roll: 0, seat: event.player, throw: null, stuck: [] },
      };
    case 'bonus-laid':
      return { ...at(view, event.player, bonus(place(event.deed), 1)), bonus_left: view.bonus_left - 1 };
    case 'bonus-turned':
      return at(view, event.player, bonus(place(event.deed), 2));
    case 'marker-advanced':
    case 'marker-pushed-back':
      return at(view, event.player, () => ({ [event.marker]: event.space }));
    case 'deed-ranked':
      return {
        ...view,
        awaited: event.players.slice(0, 1),
        stage: {
          type: 'acting',
          deed: event.deed,
          actors: event.players.slice(0, view.boards.length === 2 ? 1 : 2),
          rank: 0,
          attacked: null,
        },
      };
    case 'dice-taken-back':
      return {
        ...view,
        stage: NOBODY_ASKED,
        awaited: [],
        boards: view.boards.map((board) => ({
          ...board,
          hand: [...DICE],
          placed: board.placed.map(() => []),
        })),
      };
    default:
      return tellOfChests(view, event);
  }
}

function tellOfChests(view: BuccaneersView, event: AnyEvent): BuccaneersView {
  switch (event.type) {
    case 'chest-drawn':
      return counted(at(view, event.player, into(event.zone, event.chest)), event.chest, -1);
    case 'chest-stolen':
      return at(
        at(view, event.victim, outOf(event.zone, event.chest)),
        event.player,
        into('island', event.chest),
      );
    case 'chest-taken':
      return {
        ...at(view, event.player, into('island', event.chest)),
        centre: without(view.centre, [event.chest]),
      };
    case 'chest-put-off':
      return stranded(at(view, event.player, outOf(event.zone, event.chest)), event.chest, event.to_bag);
    case 'chests-brought':
      return at(moving(view), event.player, (board) => ({
        fleet: [],
        tortuga: [...board.tortuga, ...event.chests],
      }));
    case 'chests-loaded':
      return at(moving(view), event.player, () =>
        event.zone === 'fleet' ? { fleet: event.chests, crew: [] } : { crew: event.chests, island: [] },
      );
    case 'chest-left':
      return stranded(moving(view), event.chest, event.to_bag);
    default:
      return tellOfTiles(view, event);
  }
}

function tellOfTiles(view: BuccaneersView, event: AnyEvent): BuccaneersView {
  switch (event.type) {
    case 'tiles-looked-at':
      return { ...view, pile: view.pile - 2 };
    case 'tile-taken':
      return {
        ...view,
        pile: view.stage.type === 'looking' ? view.pile + 1 : view.pile - 1,
        finds: [
          ...view.finds,
          { seat: event.player, looked: view.stage.type === 'looking', kept: null, returned: null },
        ],
      };
    case 'tiles-shown': {
      const coins = [...event.coins];
      return {
        ...view,
        finds: view.finds.map((find) =>
          find.seat === event.player ? { ...find, kept: coins.shift() ?? null } : find,
        ),
      };
    }
    case 'tile-seen':
      return {
        ...view,
        finds: view.finds.map((find, index) =>
          index === view.finds.length - 1 ? { ...find, kept: event.coins } : find,
        ),
      };
    default:
      return view;
  }
}

/** Once the common move is told, nobody's plan is a plan any more. */
const moving = (view: BuccaneersView): BuccaneersView =>
  view.stage.type === 'moving' ? { ...view, awaited: [], stage: NOBODY_ASKED } : view;

/** What the screens have just shown: all since something else was told. */
export const revealed = (told: readonly AnyEvent[]): Reveal[] =>
  told.slice(told.findLastIndex((event) => !isReveal(event)) + 1).filter(isReveal);
