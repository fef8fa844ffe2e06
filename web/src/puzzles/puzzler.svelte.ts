/** Somebody at a puzzle: what the board shows, what was tried, and what is said to it. */

import type { Face } from '$games/index';
import { api } from '$lib/api';
import { trouble } from '$lib/house.svelte';
import type { View } from '$lib/session.svelte';
import type { Tagged } from '$lib/speech';
import type { JudgedInfo, MessageInfo, PuzzleInfo, WorthInfo } from '../generated/house';
import { sayMessage } from '../learn/said';
import { tellScenes } from '../learn/telling';
import { keepDay, keepLast, keepPace, keepSolved, paceOf } from './memory';
import { shown, solved } from './pace';

/** Trying; being judged or told; done. */
export type Stage = 'asked' | 'busy' | 'done';

export class Puzzler {
  stage = $state<Stage>('asked');
  #shown = $state.raw<View | null>(null);
  told = $state.raw<Tagged[]>([]);
  /** What was said to the last try; null: nothing was tried yet. */
  answer = $state.raw<MessageInfo | null>(null);
  /** What every answer is worth, once the right one is known. */
  proof = $state.raw<WorthInfo[]>([]);
  problem = $state('');
  #gone = false;
  #wrong = 0;

  readonly legal = $derived.by<unknown[]>(() => (this.stage === 'asked' ? this.puzzle.actions : []));
  readonly said = $derived.by(() => this.problem || (this.answer ? sayMessage(this.answer) : ''));

  constructor(
    readonly puzzle: PuzzleInfo,
    readonly face: Face,
  ) {}

  get view(): View {
    return this.#shown ?? (this.puzzle.view as View);
  }

  readonly try = (answer: number): Promise<void> => this.#ask(answer);
  readonly show = (): Promise<void> => this.#ask(null);

  /** Nothing is told any more. */
  leave(): void {
    this.#gone = true;
  }

  async #ask(answer: number | null): Promise<void> {
    this.stage = 'busy';
    this.problem = '';
    try {
      const judged = await api.tryPuzzle(this.puzzle.game, this.puzzle.id, answer);
      if (judged.right) await this.#tell(judged);
      this.answer = judged.says;
      this.stage = judged.right ? 'done' : 'asked';
      if (judged.right) this.#keep(answer !== null);
      else this.#wrong += 1;
    } catch (error) {
      this.problem = trouble(error);
      this.stage = 'asked';
    }
    if (this.stage === 'asked') this.#shown = { ...this.view }; // a board that has shown the try takes it back
  }

  async #tell({ scenes, proof }: JudgedInfo): Promise<void> {
    await tellScenes(
      scenes,
      this.view,
      this.face,
      ({ view, told }) => ([this.#shown, this.told] = [view, told]),
      () => this.#gone,
    );
    this.proof = proof;
  }

  /** Done; what was shown is not solved. */
  #keep(alone: boolean): void {
    const { game, id, day, grade } = this.puzzle;
    if (alone) keepSolved(game, id);
    if (alone && day) keepDay(day);
    if (day) return;
    keepLast(game, id, grade);
    const pace = paceOf(game);
    keepPace(game, alone ? solved(pace, grade, !this.#wrong) : shown(pace, grade));
  }
}
