/** Somebody's way through a lesson: where they are, what the board shows, and what is said to what they try. */

import type { Face } from '$games/index';
import { api } from '$lib/api';
import { trouble } from '$lib/house.svelte';
import type { View } from '$lib/session.svelte';
import type { Tagged } from '$lib/speech';
import type { LessonInfo, LessonStepInfo, MessageInfo, SceneInfo } from '../generated/house';
import { keepStep, stepOf } from './memory';
import { sayMessage } from './said';
import { tellScenes } from './telling';

/** Reading or trying; being judged or told; a step done; all of them done. */
export type Stage = 'asked' | 'busy' | 'done' | 'over';

const NOTHING: View = { seat: null, awaited: [], asked: null, outcome: null };

export class Pupil {
  number = $state(0);
  stage = $state<Stage>('asked');
  #shown = $state.raw<{ view: View; told: Tagged[] }>({ view: NOTHING, told: [] });
  /** What was said to the last try; null: nothing was tried yet. */
  answer = $state.raw<MessageInfo | null>(null);
  problem = $state('');
  /** Changes with each step, so that nothing of the last one is told into the next. */
  #visit = 0;

  readonly step = $derived.by<LessonStepInfo>(() => {
    const step = this.lesson.steps[this.number];
    if (!step) throw new Error('there is no such step');
    return step;
  });
  readonly view = $derived.by<View>(() => this.#shown.view);
  readonly told = $derived.by<Tagged[]>(() => this.#shown.told);
  readonly legal = $derived.by<unknown[]>(() => (this.stage === 'asked' ? this.step.actions : []));
  readonly said = $derived.by(() => this.problem || (this.answer ? sayMessage(this.answer) : ''));

  constructor(
    readonly lesson: LessonInfo,
    readonly face: Face,
  ) {
    const kept = stepOf(lesson.game);
    this.visit(kept < lesson.steps.length ? kept : 0);
  }

  visit(number: number): void {
    this.#visit += 1;
    this.number = number;
    this.stage = 'asked';
    this.#shown = { view: this.step.view as View, told: [] };
    this.answer = null;
    this.problem = '';
    keepStep(this.lesson.game, number);
  }

  readonly try = async (choice: number): Promise<void> => {
    const visit = this.#visit;
    this.stage = 'busy';
    this.problem = '';
    try {
      const { right, says, scenes } = await api.lessonTry(this.lesson.game, this.number, choice);
      if (visit !== this.#visit) return;
      if (right) await this.#tell(scenes);
      if (visit !== this.#visit) return;
      if (!says) {
        this.visit(this.number + 1);
        return;
      }
      this.answer = says;
      this.stage = right ? 'done' : 'asked';
    } catch (error) {
      this.problem = trouble(error);
      this.stage = 'asked';
    }
    if (this.stage === 'asked') this.#shown = { view: { ...this.view }, told: [] }; // a board that has shown the try takes it back
  };

  show(): void {
    if (this.step.shown !== null) void this.try(this.step.shown);
  }

  /** On to the next step; where there was only something to look at, what follows is told first. */
  async next(): Promise<void> {
    const visit = this.#visit;
    if (this.stage === 'asked') {
      this.stage = 'busy';
      await this.#tell(this.step.scenes);
      if (visit !== this.#visit) return;
    }
    if (this.number + 1 < this.lesson.steps.length) {
      this.visit(this.number + 1);
      return;
    }
    this.stage = 'over';
    keepStep(this.lesson.game, 0);
  }

  /** Nothing is told any more. */
  leave(): void {
    this.#visit += 1;
  }

  async #tell(scenes: SceneInfo[]): Promise<void> {
    const visit = this.#visit;
    await tellScenes(
      scenes,
      this.view,
      this.face,
      (now) => (this.#shown = now),
      () => visit !== this.#visit,
    );
  }
}
