/** The draft of a choice under way, and what presses do to it. */

import { explained } from './pictured';
import { fits, opening, pick, whole, type Choice, type Target } from './choices';

export interface Asked<Action> {
  choices: Choice<Action>[];
  /** Tells one question from the next: a draft is void as soon as it changes. */
  question: string;
  /** Plain answers, which are given at once. */
  atOnce: (action: Action) => boolean;
  /** Whether several things are gathered, so that only what goes with them stays live. */
  gathers: boolean;
  /** What is settled before anything is pressed, where that is more than the only choice there is. */
  opening?: Target[];
  /** What is laid out because somebody asked for a hint. */
  hinted?: number | null | undefined;
  play: (index: number) => void;
  /** Something was pressed that cannot be chosen; all that would have been chosen with it. */
  refuse?: (targets: Target[]) => void;
}

export class Chooser<Action> {
  #asked: () => Asked<Action>;
  #draft = $state.raw<{ question: string; targets: Target[] }>({ question: '', targets: [] });
  readonly choices = $derived.by<Choice<Action>[]>(() => this.#asked().choices);
  readonly #question = $derived.by(() => this.#asked().question);
  /** The choice that a good player would make, once that was asked. */
  readonly hinted = $derived.by<Choice<Action> | undefined>(() =>
    this.choices.find(({ index }) => index === this.#asked().hinted),
  );
  readonly picked = $derived.by<Target[]>(() =>
    this.#draft.question === this.#question
      ? this.#draft.targets
      : (this.hinted?.needs ?? this.#asked().opening ?? opening(this.choices)),
  );
  /** Whether something has been pressed for this question. */
  readonly begun = $derived.by(() => this.#draft.question === this.#question && this.picked.length > 0);
  /** The choice that is ready to be confirmed. */
  readonly ready = $derived.by<Choice<Action> | undefined>(() => whole(this.choices, this.picked));

  constructor(asked: () => Asked<Action>) {
    this.#asked = asked;
  }

  readonly live = (target: Target): boolean =>
    this.picked.includes(target) ||
    fits(this.choices, this.#asked().gathers ? [...this.picked, target] : [target]);
  readonly chosen = (target: Target): boolean => this.picked.includes(target);

  /** Press a thing: choose it, or confirm it when it is all that was needed. */
  press(target: Target): void {
    const { atOnce, gathers, play, refuse } = this.#asked();
    if (!this.live(target)) {
      refuse?.(gathers ? [...this.picked, target] : [target]);
      return;
    }
    const answer = this.choices.find((choice) => atOnce(choice.action) && choice.needs.includes(target));
    if (answer) play(answer.index);
    else if (!gathers && this.chosen(target) && this.ready?.needs.length === 1) this.confirm();
    else this.#draft = { question: this.#question, targets: pick(this.choices, this.picked, target) };
  }

  confirm(): void {
    const ready = this.ready;
    if (!ready) return;
    this.cancel();
    this.#asked().play(ready.index);
  }

  /** Take back all that is chosen, to begin anew. */
  cancel(): void {
    this.#draft = { question: '', targets: [] };
  }

  /** How a thing is to look, for what lies around its target. */
  marks(target: Target): Record<string, string> {
    const isLive = this.live(target);
    return {
      'data-live': isLive ? 'yes' : 'no',
      'data-picked': isLive && this.chosen(target) ? 'yes' : 'no',
    };
  }

  /** The attributes of whatever stands for a target on the board: a button while it is live, and a picture with a label otherwise. */
  attributes(target: Target, label: string, description = '', rule?: string): Record<string, unknown> {
    const isLive = this.live(target);
    return {
      'data-target': target,
      ...this.marks(target),
      ...explained(description, rule),
      'aria-label': label,
      'aria-description': description || undefined,
      role: isLive ? 'button' : 'img',
      'aria-pressed': isLive ? this.chosen(target) : undefined,
      tabindex: isLive ? 0 : undefined,
      onclick: this.choices.length ? () => this.press(target) : undefined,
      onkeydown: isLive ? (event: KeyboardEvent) => this.#key(event, target) : undefined,
    };
  }

  #key(event: KeyboardEvent, target: Target): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    this.press(target);
  }
}
