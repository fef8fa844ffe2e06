/** Somebody who looks through a match: where they are, what the board shows, and whether it goes on by itself. */

import { SvelteMap } from 'svelte/reactivity';
import type { Face } from '$games/index';
import { trouble } from '$lib/house.svelte';
import { linesOf, type Line } from '$lib/lines';
import type { View } from '$lib/session.svelte';
import { moving, paced } from '$lib/settings.svelte';
import { tellLine, type Tagged, type Teller } from '$lib/speech';
import { say } from '$lib/fluent.svelte';
import type { ReplayInfo, ReplayStep, SaidThen } from '../generated/house';
import { along, type Stride } from './course';
import type { Source } from './source';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds to read a step in before the next, at the usual speed; one that shows nothing is soon passed. */
const READING = 1_100;
const PASSING = 160;
/** So many steps are told in the story. */
const TOLD = 40;

/** A step in words. */
export interface Telling {
  step: number;
  lines: Line[];
  /** What is said where no line is. */
  instead: string;
}

export class Replayer {
  info: ReplayInfo;
  step = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** What has been told on the way to the next step. */
  told = $state.raw<Tagged[]>([]);
  problem = $state('');
  #steps = new SvelteMap<number, ReplayStep>();
  #asked = new SvelteMap<number, Promise<void>>();
  /** Changes whenever somebody goes somewhere, so that nothing of the way before is told any more. */
  #way = 0;
  /** Where somebody is on the way to: whoever presses faster than steps come goes on from there. */
  #aim: number | null = null;
  /** Counts how often somebody wanted to see it as somebody else: the last time counts. */
  #change = 0;
  #gone = false;

  constructor(
    readonly source: Source,
    readonly face: Face,
    info: ReplayInfo,
  ) {
    this.info = $state.raw(info);
  }

  readonly here = $derived.by(() => this.#steps.get(this.step) ?? null);
  readonly view = $derived.by(() => (this.here?.update.view ?? null) as View | null);
  readonly names = $derived.by(() => this.info.names);
  readonly last = $derived.by(() => this.info.steps - 1);
  readonly event = $derived.by(() => this.told.at(-1) ?? null);
  readonly seat = $derived.by(() => (/^\d+$/.test(this.info.viewer) ? Number(this.info.viewer) : null));
  readonly teller = $derived.by<Teller>(() => ({
    game: this.info.game,
    spoken: this.face.spoken,
    names: this.names,
    you: this.seat,
    sealed: this.info.over ? {} : (this.face.sealed ?? {}),
  }));
  /** The last steps up to here, as far as they are at hand without a gap. */
  readonly story = $derived.by<Telling[]>(() => {
    const found: Telling[] = [];
    for (let step = this.step; step >= 0 && found.length < TOLD; step--) {
      const known = this.#steps.get(step);
      if (!known) break;
      found.push(this.#telling(step, known));
    }
    return found.reverse();
  });
  readonly talk = $derived.by<SaidThen[]>(() => this.info.talk.filter(({ step }) => step <= this.step));
  /** What there is to say of this step. */
  readonly sentence = $derived.by(() => {
    const now = this.story.at(-1);
    return now ? this.say(now) : '';
  });

  say({ lines, instead }: Telling): string {
    return lines.map((line) => tellLine(this.teller, line)).join(' ') || instead;
  }

  #telling(step: number, { update, deed }: ReplayStep): Telling {
    const name = deed ? (this.names[deed.seat] ?? '') : '';
    const instead = deed
      ? say('replay-deed', { name, notation: deed.notation })
      : say(step ? 'replay-quiet' : 'replay-beginning');
    return { step, lines: linesOf(update), instead };
  }

  // Fetching

  /** The steps of a page, and of the one before it, which the story tells of. */
  async #bring(step: number): Promise<void> {
    const first = step - (step % this.info.page);
    const before = first - this.info.page;
    if (before >= 0) void this.#fetch(before).catch(() => undefined);
    await this.#fetch(first);
  }

  #fetch(first: number): Promise<void> {
    const asked = this.#asked.get(first) ?? this.#read(first);
    this.#asked.set(first, asked);
    return asked;
  }

  async #read(first: number): Promise<void> {
    const { viewer } = this.info;
    try {
      const { steps } = await this.source.page(viewer, first);
      if (viewer === this.info.viewer) this.#keep(first, steps);
    } catch (error) {
      this.#asked.delete(first);
      throw error;
    }
  }

  #keep(first: number, steps: readonly ReplayStep[]): void {
    steps.forEach((step, index) => this.#steps.set(first + index, step));
  }

  /** Does something on the way to a place; whoever goes elsewhere meanwhile has changed their mind. */
  async #travel(journey: (here: () => boolean) => Promise<void>): Promise<void> {
    const way = ++this.#way;
    this.told = [];
    this.problem = '';
    try {
      await journey(() => way === this.#way && !this.#gone);
    } catch (error) {
      if (way !== this.#way) return;
      this.problem = trouble(error);
      this.playing = false;
    }
    if (way === this.#way) this.#aim = null;
  }

  // Going places

  /** To a step, at once. */
  readonly goTo = (step: number): Promise<void> => {
    this.playing = false;
    this.#aim = step;
    return this.#travel((here) => this.#arrive(step, here));
  };

  async #arrive(step: number, here: () => boolean): Promise<void> {
    await this.#bring(step);
    if (here()) this.step = step;
  }

  /** One step forward is told as in play; every other way is a leap. */
  readonly move = (stride: Stride, direction: 1 | -1): Promise<void> => {
    const from = this.#aim ?? this.step;
    const to = along(this.info, from, stride, direction);
    if (stride !== 'step' || direction < 0 || to === this.step || this.#aim !== null) return this.goTo(to);
    this.playing = false;
    this.#aim = to;
    return this.#travel((here) => this.#advance(here));
  };

  readonly toggle = (): Promise<void> => {
    if (this.playing) return this.goTo(this.step);
    this.playing = true;
    this.#aim = null;
    return this.#travel(async (here) => {
      if (this.step === this.last) await this.#arrive(0, here);
      while (here() && this.step < this.last) {
        await this.#advance(here);
        if (here()) await this.#rest(this.#busy() ? READING : PASSING);
      }
      if (here()) this.playing = false;
    });
  };

  /** The same moment as somebody else saw it. Whoever moves on meanwhile gets there too. */
  readonly seeAs = async (viewer: string): Promise<void> => {
    const change = ++this.#change;
    this.playing = false;
    try {
      const info = await this.source.info(viewer);
      const there = (): number => Math.min(this.#aim ?? this.step, info.steps - 1);
      const { first, steps } = await this.source.page(viewer, there());
      if (change !== this.#change || this.#gone) return;
      this.info = info;
      this.#steps.clear();
      this.#asked.clear();
      this.#keep(first, steps);
      this.#asked.set(first, Promise.resolve());
      await this.goTo(there());
    } catch (error) {
      this.problem = trouble(error);
    }
  };

  /** Nothing is told any more. */
  leave(): void {
    this.#gone = true;
    this.playing = false;
  }

  #busy(): boolean {
    const { here } = this;
    return here !== null && (here.update.events.length > 0 || here.deed !== null);
  }

  /** On to the next step, event by event. */
  async #advance(here: () => boolean): Promise<void> {
    const next = this.step + 1;
    await this.#bring(next);
    if (next % this.info.page === this.info.page - 1 && next < this.last)
      void this.#fetch(next + 1).catch(() => undefined);
    const told = (this.#steps.get(next)?.update.events ?? []) as Tagged[];
    for (const [index, event] of told.entries()) {
      if (!here()) return;
      if (!moving()) break;
      this.told = told.slice(0, index + 1);
      await this.#rest(paced(this.face.lasting(event)));
    }
    if (!here()) return;
    this.told = [];
    this.step = next;
  }

  #rest(milliseconds: number): Promise<void> {
    return new Promise((done) => setTimeout(done, milliseconds / this.speed));
  }
}
