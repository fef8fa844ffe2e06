/** Reading a captain's log: numbers of dice, totals, room, who is at what. */

import {
  ORDER,
  type Board,
  type BuccaneersView,
  type Deed,
  type Die,
  type Face,
  type Facts,
  type Zone,
} from '../../generated/buccaneers';

/** The five actions in the order in which they are resolved (B-ACT-1), dice and chests as a view counts them, the voyage of a chest. */
export const { Deed: DEEDS, Die: DICE, Chest: CHESTS, Zone: ZONES, Marker: MARKERS } = ORDER;

export const place = (deed: Deed): number => DEEDS.indexOf(deed);
export const numberOf = (facts: Facts, die: Die, deed: Deed): number =>
  facts.dice[DICE.indexOf(die)]?.[deed] ?? 0;
export const diceAt = (board: Board, deed: Deed): Die[] => board.placed[place(deed)] ?? [];
export const bonusAt = (board: Board, deed: Deed): number => board.bonus[place(deed)] ?? 0;
export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What dice make at a deed, with the bonus there once there is a die (B-ACT-2, B-BONUS-2). */
export const totalOf = (facts: Facts, dice: readonly Die[], deed: Deed, bonus: number): number =>
  dice.length ? sum(dice.map((die) => numberOf(facts, die, deed))) + bonus : 0;
export const totalAt = (facts: Facts, board: Board, deed: Deed): number =>
  totalOf(facts, diceAt(board, deed), deed, bonusAt(board, deed));

/** How many dice a deed holds (B-ROLL-3); null where there is always room. */
export function diceRoom(facts: Facts, board: Board, deed: Deed): number | null {
  if (deed === 'boarding') return facts.dice_by_ship[board.ship - 1] ?? null;
  if (deed === 'raid') return facts.dice_by_pirate[board.pirate - 1] ?? null;
  return null;
}

/** How many chests a zone holds (B-CAP-1); null where there is always room. */
export function chestRoom(facts: Facts, board: Board, zone: Zone): number | null {
  if (zone === 'fleet') return facts.chests_by_ship[board.ship - 1] ?? null;
  if (zone === 'crew') return facts.chests_by_pirate[board.pirate - 1] ?? null;
  return null;
}

/** How many places of a zone are drawn: all that it could ever have, or as many as end the game. */
export function placesOf(view: BuccaneersView, zone: Zone): number {
  const { facts, long_game } = view.options;
  if (zone === 'fleet') return Math.max(...facts.chests_by_ship);
  if (zone === 'crew') return Math.max(...facts.chests_by_pirate);
  if (zone === 'tortuga') return long_game ? facts.long_goal : facts.goal;
  return 0;
}

export const goalOf = (view: BuccaneersView): number => placesOf(view, 'tortuga');
export const spacesOf = (facts: Facts): number => facts.chests_by_ship.length;

/** The treasure tiles of a captain; coins are null where they are not known. */
export const tilesOf = (view: BuccaneersView, seat: number): (number | null)[] =>
  view.finds.filter((find) => find.seat === seat).map((find) => find.kept);

/** Dice as they lie somewhere for this seat to see: behind its own screen, or in the open. */
export interface Throw {
  seat: number;
  dice: Die[];
  faces: Face[];
  open: boolean;
  /** What has been kept already, while the others still choose. */
  kept: Die[] | null;
}

export function throwOf(view: BuccaneersView): Throw | null {
  const { stage, seat } = view;
  if (stage.type === 'rerolling')
    return stage.throw
      ? {
          seat: stage.seat,
          dice: view.boards[stage.seat]?.hand ?? [],
          faces: stage.throw,
          open: !view.options.hidden_reroll || stage.seat !== seat,
          kept: null,
        }
      : null;
  if (seat === null) return null;
  const dice = view.boards[seat]?.hand ?? [];
  if (stage.type === 'rolling') {
    const faces = stage.throws[seat];
    const choice = stage.choices[seat];
    return faces?.length
      ? { seat, dice, faces, open: false, kept: choice?.type === 'keep' ? choice.dice : choice ? [] : null }
      : null;
  }
  if (stage.type === 'naming') {
    const faces = stage.stuck.find((one) => one.seat === seat)?.throw;
    return faces?.length ? { seat, dice, faces, open: false, kept: [] } : null;
  }
  return null;
}

/** The action that kept dice take: that of those which are no skulls; none for skulls alone (B-ROLL-4). */
export function deedOf(thrown: Throw, kept: readonly Die[]): Deed | null {
  const shown = thrown.faces.filter((_, index) => kept.some((die) => die === thrown.dice[index]));
  return shown.find((face): face is Deed => face !== 'skull') ?? null;
}

/** What a captain is at, as all can see. */
export type Doing =
  'choosing' | 'chosen' | 'naming' | 'rolling' | 'acting' | 'loading' | 'idle' | 'over' | 'ended';

export function doing(view: BuccaneersView, seat: number): Doing {
  const awaited = view.awaited.includes(seat);
  if (view.outcome && view.stage.type !== 'over') return 'ended';
  switch (view.stage.type) {
    case 'rolling':
      return awaited ? 'choosing' : 'chosen';
    case 'naming':
      return awaited ? 'naming' : 'idle';
    case 'rerolling':
      return awaited ? 'rolling' : 'idle';
    case 'moving':
      return !awaited ? 'idle' : seat === view.seat && !view.asked ? 'chosen' : 'loading';
    case 'over':
      return 'over';
    default:
      return awaited ? 'acting' : 'idle';
  }
}

/** The action that is being resolved, if one is. */
export const deedNow = (view: BuccaneersView): Deed | null => ('deed' in view.stage ? view.stage.deed : null);

/** 1 for the first in the action being resolved, 2 for the second, 0 for all others. */
export const rankNow = (view: BuccaneersView, seat: number): number =>
  'actors' in view.stage ? view.stage.actors.indexOf(seat) + 1 : 0;

/** Seats as they sit around the table, from the one who looks. */
export const around = (view: BuccaneersView): number[] =>
  view.boards.map((_, index) => ((view.seat ?? 0) + index) % view.boards.length);

/** Where an attack takes chests from. */
export const attackedZone = (deed: Deed): 'fleet' | 'crew' => (deed === 'boarding' ? 'fleet' : 'crew');

/** One row of equal numbers of a track: the spaces from–to make room for so many. */
export interface Reach {
  from: number;
  to: number;
  room: number;
}

export function reaches(rooms: readonly number[]): Reach[] {
  const found: Reach[] = [];
  rooms.forEach((room, index) => {
    const last = found.at(-1);
    if (last?.room === room) last.to = index + 1;
    else found.push({ from: index + 1, to: index + 1, room });
  });
  return found;
}
