// @vitest-environment node
/** Whole random matches: what a board makes of the events that it is told is what the next view shows. */

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '$games/index';
import type { Board, Chest, Game as Buccaneers } from '../generated/buccaneers';
import type { Update } from '../generated/house';
import type { Game as Tortuga1667 } from '../generated/tortuga1667';
import type { Game as Turtles } from '../generated/turtles';
import { tell as tellOfBuccaneers } from './buccaneers/telling';
import { ballotOf, isDecision, type Decision } from './tortuga1667/moments';
import { PLACES } from './tortuga1667/places';
import { tell as tellOfTortuga1667 } from './tortuga1667/telling';
import { tally, type Tally } from './tortuga1667/votes';
import { writeMove, written } from './turtles/notation';
import { positionOf, withEvent, type Position } from './turtles/position';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MOST_PRINTED = 2 ** 28;

/** One update and the view before it. */
interface Step<G extends AnyGame> {
  view: G['AnyView'];
  events: G['AnyEvent'][];
  after: G['AnyView'];
}

function matchesOf<G extends AnyGame>(game: string): Step<G>[][] {
  const printed = execFileSync('.venv/bin/python', ['-m', 'web.matches', game], {
    cwd: ROOT,
    encoding: 'utf-8',
    maxBuffer: MOST_PRINTED,
  });
  const matches = JSON.parse(printed) as (Update & { events: G['AnyEvent'][]; view: G['AnyView'] })[][];
  return matches.map((updates) =>
    updates.flatMap(({ events, view: after }, index) => {
      const before = updates[index - 1];
      return before ? [{ view: before.view, events, after }] : [];
    }),
  );
}

function everyStep<G extends AnyGame>(game: string, agree: (step: Step<G>) => void): void {
  it('end in the next view, event by event', { timeout: 120_000 }, () => {
    const steps = matchesOf<G>(game).flat();
    expect(steps.length).toBeGreaterThan(1000);
    steps.forEach(agree);
  });
}

describe('the matches of turtles', () => {
  const plain = ({ on, reserves }: Position): unknown => [[...on].sort(), reserves];
  everyStep<Turtles>('turtles', ({ view, events, after }) => {
    expect(plain(events.reduce(withEvent, positionOf(view)))).toEqual(plain(positionOf(after)));
    const moves = after.last && events.length ? [writeMove(after.last)] : [];
    expect(written(events).map(({ text }) => text)).toEqual(moves);
  });
});

describe('the matches of buccaneers', () => {
  const sorted = (chests: Chest[]): Chest[] => [...chests].sort();
  /** Which of two chests of a colour is taken shows in the next view only. */
  const unordered = (board: Board): Board => ({
    ...board,
    fleet: sorted(board.fleet),
    crew: sorted(board.crew),
    island: sorted(board.island),
  });
  const table = ({ boards, bag, centre, pile, bonus_left, round, first, finds }: Buccaneers['AnyView']) => ({
    boards: boards.map(unordered),
    ...{ bag, centre, pile, bonus_left, round, first },
    tiles: finds.map(({ seat, kept }) => [seat, kept]),
  });
  /** No event says which of two tiles was kept: whoever kept it knows. */
  const untold = (view: Buccaneers['AnyView'], chosen: number): Buccaneers['AnyView'] => ({
    ...view,
    finds: view.finds.map((find, index) => (index === chosen ? { ...find, kept: null } : find)),
  });
  everyStep<Buccaneers>('buccaneers', ({ view, events, after }) => {
    const chosen = view.stage.type === 'looking' ? view.finds.length : -1;
    expect(table(events.reduce(tellOfBuccaneers, view))).toEqual(table(untold(after, chosen)));
  });
});

describe('the matches of Tortuga 1667', () => {
  const counts = (decided: Decision): Tally => {
    if (decided.type === 'brawl-decided') return { british: decided.british, french: decided.french };
    if (decided.type === 'mutiny-decided') return { skull: decided.skulls, wheel: decided.wheels };
    return { cannon: decided.cannons, torch: decided.torches, water: decided.waters };
  };
  const harbour = ({ phase, lines, closed, galleon, holds, adrift }: Tortuga1667['AnyView']) => ({
    lines: phase.type === 'settling' ? phase.spots : lines,
    ...{ closed, galleon, holds, adrift },
  });
  /** When all pawns have settled, the lines close up: no event says it. */
  const closedUp = (view: Tortuga1667['AnyView']) => ({
    ...harbour(view),
    lines: PLACES.map((_, place) => (harbour(view).lines[place] ?? []).filter((seat) => seat >= 0)),
  });
  everyStep<Tortuga1667>('tortuga1667', ({ view, events, after }) => {
    const seen = view.phase.type === after.phase.type ? harbour : closedUp;
    expect(seen(events.reduce(tellOfTortuga1667, view))).toEqual(seen(after));
    events.forEach((event, index) => {
      if (!isDecision(event)) return;
      const ballot = ballotOf(events.slice(0, index + 1));
      if (!ballot) throw new Error('a vote is decided that nobody was shown');
      expect(tally(ballot.cards, ballot.vote)).toEqual(counts(event));
    });
  });
});
