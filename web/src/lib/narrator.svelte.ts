/** Updates wait in a queue. Each is told by its events, in order, before its view and its question are shown. */

import type { Update } from '../generated/house';
import { linesOf, type Line } from './lines';
import { moving, paced } from './settings.svelte';
import type { Tagged } from './speech';

interface Audience {
  /** How long an event of this game is worth looking at. */
  lasting: (event: Tagged) => number;
  /** Hears every event when it is told; not what was before we came, nor what is skipped. */
  listen: (event: Tagged) => void;
  /** Every line as its turn comes, with the update that it is of. */
  write: (line: Line, update: Update) => void;
  show: (update: Update) => void;
}

/** Whoever is so far behind is told nothing more, only shown. */
const MOST_TOLD = 20;
/** What lies between two updates where things go slowly; usually that is as long as bots take. */
const BREATH = 600;

export class Narrator {
  /** The events since the view that have been told, the last one now. */
  told = $state.raw<Tagged[]>([]);
  #queue: Update[] = [];
  #telling = false;
  #hurry = false;
  #ended = false;
  #wake: (() => void) | null = null;

  constructor(private readonly audience: Audience) {}

  take(update: Update): void {
    if (update.fresh) {
      this.drop();
      this.#show(update);
    } else {
      this.#queue.push(update);
      if (!this.#telling) void this.#tell();
    }
  }

  /** Nothing of what waits concerns us any more. */
  drop(): void {
    this.#queue = [];
  }

  async #tell(): Promise<void> {
    this.#telling = true;
    for (let update = this.#queue.shift(); update && !this.#ended; update = this.#queue.shift()) {
      let told: Tagged[] = [];
      for (const line of linesOf(update)) {
        this.audience.write(line, update);
        if (line.kind !== 'event') continue;
        told = [...told, line.event];
        if (!this.#rushed) this.audience.listen(line.event);
        if (!(await this.#pause(line.event, told))) return;
      }
      this.#show(update);
      if (this.#queue.length) await this.#rest(paced(BREATH) - BREATH);
    }
    this.#telling = false;
    this.#hurry = false;
  }

  get #rushed(): boolean {
    return this.#hurry || document.hidden || this.#queue.length > MOST_TOLD;
  }

  /** Whether we are still there afterwards: whoever has left is shown nothing more, and leaves nothing behind. */
  async #pause(event: Tagged, told: Tagged[]): Promise<boolean> {
    if (!this.#rushed && moving()) {
      this.told = told;
      await this.#rest(paced(this.audience.lasting(event)));
    }
    return !this.#ended;
  }

  async #rest(long: number): Promise<void> {
    if (this.#rushed || long <= 0) return;
    await new Promise<void>((done) => {
      this.#wake = done;
      setTimeout(done, long);
    });
    this.#wake = null;
  }

  #show(update: Update): void {
    this.told = [];
    this.audience.show(update);
  }

  /** Do not tell what waits, only show what came of it. */
  skip(): void {
    this.#hurry = this.#telling;
    this.#wake?.();
  }

  /** Tell nothing more. */
  end(): void {
    this.#ended = true;
    this.skip();
  }

  forget(): void {
    this.drop();
    this.told = [];
  }
}
