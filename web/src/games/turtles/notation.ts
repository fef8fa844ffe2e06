/** The moves of a match, written from its events. */

import { say } from '$lib/fluent.svelte';
import type { AnyAction, AnyEvent, Side } from '../../generated/turtles';

export interface Written {
  player: number;
  text: string;
}
export interface Round {
  number: number;
  /** One place for each side, whoever moves first in front; null: no move (yet). */
  moves: [Written | null, Written | null];
}

const letter = (faces: Side | null): string => (faces ? `=${faces === 'south' ? 'S' : 'N'}` : '');

export function writeMove(move: AnyAction): string {
  switch (move.type) {
    case 'step':
      return `${move.origin}-${move.to}`;
    case 'jump':
      return [move.origin, ...move.landings.map(({ cell, faces }) => cell + letter(faces))].join('>');
    case 'hatch':
      return `+${move.cells.join(',')}`;
    case 'swap':
      return 'swap';
  }
}

export const wording = (_: unknown, move: AnyAction): string =>
  move.type === 'swap' ? say('turtles-web-do-swap') : writeMove(move);

/** Every move once: the jumps of a chain are one move. */
export function written(events: readonly AnyEvent[]): Written[] {
  const moves: Written[] = [];
  let chain = null as { player: number; to: string } | null;
  for (const event of events) {
    if (event.type === 'begins') continue;
    const { player } = event;
    if (event.type === 'jumped') {
      const goesOn = chain?.player === player && chain.to === event.origin;
      const last = moves.at(-1);
      const landing = `>${event.to}${letter(event.faces)}`;
      if (goesOn && last) last.text += landing;
      else moves.push({ player, text: event.origin + landing });
      chain = { player, to: event.to };
      continue;
    }
    chain = null;
    if (event.type === 'stepped') moves.push({ player, text: `${event.origin}-${event.to}` });
    else if (event.type === 'hatched') moves.push({ player, text: `+${event.cells.join(',')}` });
    else moves.push({ player, text: 'swap' });
  }
  return moves;
}

/** The moves in two columns; the one who began has the first. */
export function rounds(events: readonly AnyEvent[]): { first: number; rounds: Round[] } {
  const moves = written(events);
  const begins = events.find((event) => event.type === 'begins');
  const first = begins?.player ?? moves[0]?.player ?? 0;
  const found: Round[] = [];
  for (const move of moves) {
    const place = move.player === first ? 0 : 1;
    let round = found.at(-1);
    if (!round || round.moves[place] || (place === 0 && round.moves[1])) {
      round = { number: found.length + 1, moves: [null, null] };
      found.push(round);
    }
    round.moves[place] = move;
  }
  return { first, rounds: found };
}
