/** Places in the tree of openings: their addresses, and what is known of one. */

import type { MoveWorth, OpeningInfo, OpeningMove } from '../generated/house';

export interface Node {
  /** A position, or the moves that lead to it. */
  where: string;
  variant: string;
}

/** What a search has found by now, by the move. */
export type Searched = Readonly<Partial<Record<string, MoveWorth>>>;

export const addressOf = ({ where, variant }: Node): string => {
  const asked = new URLSearchParams(where ? { variant, where } : { variant });
  return `/openings/turtles?${asked}`;
};

export const isPosition = (where: string): boolean => where.includes('/');

/** Where a move leads: by the moves, or where somebody began with a position, to a position. */
export const follow = (here: Node, info: OpeningInfo, move: OpeningMove): Node =>
  isPosition(here.where)
    ? { ...here, where: move.to }
    : { ...here, where: [...info.line, move.move].join(' ') };

/** The way to here, from the beginning: each move and the place that it leads to. */
export const way = (variant: string, line: readonly string[]): { move: string; node: Node }[] =>
  line.map((move, index) => ({ move, node: { variant, where: line.slice(0, index + 1).join(' ') } }));

/** What is known of a move: what the book has proved, or else what a search has found by now. */
export function worthIn(
  move: OpeningMove,
  searched: Searched,
): Pick<MoveWorth, 'verdict' | 'moves' | 'shortest' | 'chance'> | null {
  if (move.verdict === 'unknown') return searched[move.move] ?? null;
  return {
    verdict: move.verdict,
    moves: move.moves,
    shortest: false,
    chance: move.verdict === 'won' ? 1 : 0,
  };
}

/** The move that decides what is known of the whole position: the quickest win, or where all lose the slowest loss. */
export function decisive(moves: readonly OpeningMove[]): OpeningMove | null {
  const won = moves.filter(({ verdict }) => verdict === 'won').sort((one, other) => one.moves - other.moves);
  if (won[0]) return won[0];
  if (moves.some(({ verdict }) => verdict !== 'lost')) return null;
  return [...moves].sort((one, other) => other.moves - one.moves)[0] ?? null;
}
