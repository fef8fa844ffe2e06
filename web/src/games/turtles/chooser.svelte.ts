/** The move under way, what presses do to it, and the position that the board shows meanwhile. */

import type { AnyAction, AnyEvent, Side, TurtlesView } from '../../generated/turtles';
import { attempted } from './attempts';
import { between, type Cell } from './board';
import { tells, trackOf, trackTold, type Track } from './moments';
import {
  answers,
  drafted,
  EMPTY,
  finished,
  firstJumps,
  hatchable,
  hatching,
  hatchNumbers,
  isMove,
  origins,
  targets,
  type Draft,
} from './moves';
import {
  positionOf,
  sideOf,
  track,
  withDraft,
  withEvent,
  withHatchlings,
  type Piece,
  type Position,
} from './position';

interface Table {
  view: TurtlesView;
  legal: AnyAction[];
  play: (index: number) => void;
  told: AnyEvent[];
  why?: ((action: AnyAction) => void) | undefined;
  hinted?: number | null | undefined;
}

export class Chooser {
  #table: () => Table;
  #draft = $state.raw<{ question: string; draft: Draft }>({ question: '', draft: EMPTY });
  #facing = $state.raw<{ question: string; cell: Cell; sides: Side[] } | null>(null);
  /** The move that was played here: it is shown until another view comes. */
  #sent = $state.raw<{ view: TurtlesView; move: AnyAction } | null>(null);
  #pieces: Piece[] | null = null;

  readonly #legal = $derived.by(() => this.#table().legal);
  readonly #view = $derived.by(() => this.#table().view);
  /** Tells one choice from the next. */
  readonly #question = $derived.by(() => JSON.stringify([this.#view.position, this.#legal]));
  readonly turned = $derived.by(() => this.#view.seat === 1);
  readonly side = $derived.by<Side>(() => sideOf(this.#view.seat ?? this.#view.to_move));

  /** A draft is void as soon as other choices come. */
  readonly draft = $derived.by(() => (this.#draft.question === this.#question ? this.#draft.draft : EMPTY));
  /** The landing that waits for the facing of the turtle it passed over. */
  readonly facing = $derived.by(() => (this.#facing?.question === this.#question ? this.#facing : null));
  readonly here = $derived.by(
    () => this.facing?.cell ?? this.draft.landings.at(-1)?.cell ?? this.draft.origin,
  );
  /** The turtle whose facing is asked. */
  readonly over = $derived.by(() =>
    this.facing
      ? between(this.draft.landings.at(-1)?.cell ?? this.draft.origin ?? '', this.facing.cell)
      : undefined,
  );
  readonly startable = $derived.by(() => origins(this.#legal));
  readonly reachable = $derived.by(() =>
    targets(this.draft.origin && !this.facing ? this.#legal : [], this.draft),
  );
  readonly hatchCells = $derived.by(() => hatchable(this.draft.origin ? [] : this.#legal, this.draft));
  readonly hatchNumbers = $derived.by(() => hatchNumbers(this.#legal));
  readonly hatchIndex = $derived.by(() =>
    this.draft.hatching.length ? hatching(this.#legal, this.draft) : -1,
  );
  /** A chain that may end here although it can go on. */
  readonly stopIndex = $derived.by(() =>
    this.draft.landings.length && !this.facing && this.reachable.size
      ? finished(this.#legal, this.draft)
      : -1,
  );
  readonly answers = $derived.by(() => answers(this.#legal));
  readonly mustJump = $derived.by(() =>
    this.#legal.length > 0 && this.#view.asked?.must_jump ? firstJumps(this.#legal) : [],
  );
  /** The move that a good player would make, once that was asked and until another is under way. */
  readonly hinted = $derived.by<AnyAction | null>(() => {
    const index = this.#table().hinted ?? null;
    return index === null || this.busy ? null : (this.#legal[index] ?? null);
  });
  readonly busy = $derived.by(() => this.draft !== EMPTY);

  readonly #shownMove = $derived.by(() => (this.#sent?.view === this.#view ? this.#sent.move : null));
  readonly #told = $derived.by(() => this.#table().told);
  readonly position = $derived.by<Position>(() => {
    const before = positionOf(this.#view);
    const sent = this.#shownMove;
    const side = this.side;
    if (sent && isMove(sent) && (!this.#told.length || tells(sent, this.#told))) {
      const after = withDraft(before, drafted(sent), side);
      return sent.type === 'hatch' ? withHatchlings(after, sent.cells, side) : after;
    }
    if (this.#told.length) return this.#told.reduce(withEvent, before);
    return withDraft(before, this.draft, side, this.facing?.cell ?? null);
  });
  readonly pieces = $derived.by<Piece[]>(() => (this.#pieces = track(this.#pieces, this.position)));
  /** What the last move has left in the sand. */
  readonly track = $derived.by<Track>(
    () => trackTold(this.#told) ?? trackOf(this.#shownMove ?? this.#view.last),
  );

  constructor(table: () => Table) {
    this.#table = table;
  }

  readonly live = (cell: Cell): boolean =>
    this.reachable.has(cell) ||
    (!this.draft.landings.length && !this.facing && this.startable.has(cell)) ||
    this.hatchCells.has(cell) ||
    (this.stopIndex >= 0 && cell === this.here);

  press(cell: Cell): void {
    this.#sent = null;
    const sides = this.reachable.get(cell);
    if (sides) {
      if (sides.length) this.#facing = { question: this.#question, cell, sides };
      else this.land(cell, null);
    } else if (cell === this.here && this.stopIndex >= 0) {
      this.stop();
    } else if (this.startable.has(cell) && !this.draft.landings.length && !this.facing) {
      if (cell === this.draft.origin) this.cancel();
      else this.begin(cell);
    } else if (this.hatchCells.has(cell)) {
      const chosen = this.draft.hatching.includes(cell)
        ? this.draft.hatching.filter((other) => other !== cell)
        : [...this.draft.hatching, cell];
      if (chosen.length) this.#become({ ...EMPTY, hatching: chosen });
      else this.cancel();
    } else {
      this.refuse(cell);
      this.cancel();
    }
  }

  /** Nothing can be done there now: ask why. */
  refuse(cell: Cell): void {
    if (!this.#legal.length) return;
    const hatches = this.#view.options.variant !== 'base';
    const taken = this.position.on.has(cell);
    this.#table().why?.(attempted(this.draft, cell, taken, hatches, this.turned));
  }

  begin(origin: Cell): void {
    this.#sent = null;
    this.#become({ ...EMPTY, origin });
  }

  /** Whether a turtle can be taken up here: to begin, or to go on with a chain. */
  readonly graspable = (cell: Cell): boolean =>
    (this.startable.has(cell) && !this.draft.landings.length && !this.facing) ||
    (cell === this.here && this.reachable.size > 0);

  land(cell: Cell, faces: Side | null): void {
    this.#become({ ...this.draft, landings: [...this.draft.landings, { cell, faces }] });
    const index = finished(this.#legal, this.draft);
    if (index >= 0 && !this.reachable.size) this.#send(index);
  }

  face(side: Side): void {
    if (this.facing) this.land(this.facing.cell, side);
  }

  stop(): void {
    if (this.stopIndex >= 0) this.#send(this.stopIndex);
  }

  /** Where these cannot hatch together, ask why. */
  hatch(): void {
    const { hatching } = this.draft;
    if (this.hatchIndex >= 0) this.#send(this.hatchIndex);
    else if (hatching.length) this.#table().why?.({ type: 'hatch', cells: [...hatching].sort() });
  }

  answer(index: number): void {
    this.#table().play(index);
  }

  /** Take back what is not finished: first the facing, then the move. */
  undo(): boolean {
    if (this.facing) this.#facing = null;
    else if (this.busy) this.cancel();
    else return false;
    return true;
  }

  cancel(): void {
    this.#become(EMPTY);
  }

  #become(draft: Draft): void {
    this.#draft = { question: this.#question, draft };
    this.#facing = null;
  }

  #send(index: number): void {
    const move = this.#legal[index];
    if (move) this.#sent = { view: this.#view, move };
    this.cancel();
    this.#table().play(index);
  }
}
