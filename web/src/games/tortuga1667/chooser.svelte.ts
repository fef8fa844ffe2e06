/** The draft of a choice under way, and what presses do to it. */

import type { AnyAction, AnyEvent, Tortuga1667View } from '../../generated/tortuga1667';
import { choicesOf, isAnswer, live, opening, pick, whole, type Choice, type Target } from './choices';
import { touched } from './moments';

interface Table {
  view: Tortuga1667View;
  legal: AnyAction[];
  play: (index: number) => void;
  event: AnyEvent | null;
}

export class Chooser {
  #table: () => Table;
  #draft = $state.raw<{ asked: string; targets: Target[] }>({ asked: '', targets: [] });
  readonly choices = $derived.by<Choice[]>(() => choicesOf(this.#table().view, this.#table().legal));
  /** The question and its answers; a draft is void as soon as they change. */
  readonly #asked = $derived.by(() => JSON.stringify([this.#table().view.asked, this.#table().legal]));
  readonly #told = $derived.by(() => touched(this.#table().event));
  readonly picked = $derived.by<Target[]>(() =>
    this.#draft.asked === this.#asked ? this.#draft.targets : opening(this.choices),
  );
  /** The choice that is ready to be confirmed. */
  readonly ready = $derived.by<Choice | undefined>(() => whole(this.choices, this.picked));

  constructor(table: () => Table) {
    this.#table = table;
  }

  readonly live = (target: Target): boolean => live(this.choices, target);
  readonly chosen = (target: Target): boolean => this.live(target) && this.picked.includes(target);
  readonly told = (target: Target): boolean => this.#told.has(target);

  /** Press a thing: choose it, or confirm it when it is all that was needed. */
  press(target: Target): void {
    if (!this.live(target)) return;
    const answer = this.choices.find((choice) => isAnswer(choice.action) && choice.needs.includes(target));
    if (answer) this.#table().play(answer.index);
    else if (this.picked.includes(target) && this.ready?.needs.length === 1) this.confirm();
    else this.#draft = { asked: this.#asked, targets: pick(this.choices, this.picked, target) };
  }

  confirm(): void {
    const ready = this.ready;
    if (!ready) return;
    this.cancel();
    this.#table().play(ready.index);
  }

  cancel(): void {
    this.#draft = { asked: '', targets: [] };
  }

  /** How a thing is to look, for what lies around its target. */
  marks(target: Target): Record<string, string> {
    return {
      'data-live': this.live(target) ? 'yes' : 'no',
      'data-picked': this.chosen(target) ? 'yes' : 'no',
      'data-told': this.told(target) ? 'yes' : 'no',
    };
  }

  /** The attributes of whatever stands for a target: a button while it is live, and a picture with a label otherwise. */
  attributes(target: Target, label: string, description = ''): Record<string, unknown> {
    const isLive = this.live(target);
    return {
      'data-target': target,
      ...this.marks(target),
      'data-explain': description || label,
      'aria-label': label,
      'aria-description': description || undefined,
      role: isLive ? 'button' : 'img',
      'aria-pressed': isLive ? this.chosen(target) : undefined,
      tabindex: isLive ? 0 : undefined,
      onclick: isLive ? () => this.press(target) : undefined,
      onkeydown: isLive ? (event: KeyboardEvent) => this.#key(event, target) : undefined,
    };
  }

  #key(event: KeyboardEvent, target: Target): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    this.press(target);
  }
}
