/** A turtle carried by mouse or finger: over a target it lands, anywhere else it goes back. */

import { cellAt, HEIGHT, WIDTH, type Cell, type Point } from './board';
import type { Chooser } from './chooser.svelte';

const SLOP = 7;

export class Drag {
  #chooser: Chooser;
  #from: { cell: Cell; id: number; x: number; y: number } | null = null;
  #swallow = false;
  /** Where the turtle is held, and over which cell. */
  held = $state.raw<{ point: Point; over: Cell | undefined } | null>(null);

  constructor(chooser: Chooser) {
    this.#chooser = chooser;
  }

  /** Whether a pointer has taken a turtle, moved or not. */
  get grasps(): boolean {
    return this.#from !== null;
  }

  down(event: PointerEvent, cell: Cell): void {
    this.#swallow = false;
    if (event.button !== 0 || this.#from || !this.#chooser.graspable(cell)) return;
    this.#from = { cell, id: event.pointerId, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent, board: Element): void {
    const from = this.#from;
    if (event.pointerId !== from?.id) return;
    if (!this.held) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLOP) return;
      if ('setPointerCapture' in board) board.setPointerCapture(event.pointerId);
      if (this.#chooser.here !== from.cell) this.#chooser.begin(from.cell);
    }
    const box = board.getBoundingClientRect();
    const point = {
      x: ((event.clientX - box.left) / box.width - 0.5) * WIDTH,
      y: ((event.clientY - box.top) / box.height - 0.5) * HEIGHT,
    };
    const over = cellAt(point, this.#chooser.turned);
    this.held = { point, over: over && this.#chooser.reachable.has(over) ? over : undefined };
  }

  up(event: PointerEvent): void {
    if (event.pointerId !== this.#from?.id) return;
    const { held } = this;
    this.cancel();
    if (!held) return;
    this.#swallow = true;
    if (held.over) this.#chooser.press(held.over);
    else if (!this.#chooser.draft.landings.length) this.#chooser.cancel();
  }

  cancel(): void {
    this.#from = null;
    this.held = null;
  }

  /** The click that follows a drag is not meant. */
  swallow(): boolean {
    const was = this.#swallow;
    this.#swallow = false;
    return was;
  }
}
