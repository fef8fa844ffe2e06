/** The choice under way on this board, and what the event being told points at. */

import { Chooser as Drafts } from '$lib/chooser.svelte';
import type { Target } from '$lib/choices';
import type { AnyAction, AnyEvent, Tortuga1667View } from '../../generated/tortuga1667';
import { choicesOf, isAnswer, meant, opening } from './choices';
import { touched } from './moments';

interface Table {
  view: Tortuga1667View;
  legal: AnyAction[];
  play: (index: number) => void;
  event: AnyEvent | null;
  why?: ((action: AnyAction) => void) | undefined;
  hinted?: number | null | undefined;
}

export class Chooser extends Drafts<AnyAction> {
  #table: () => Table;
  readonly #told = $derived.by(() => touched(this.#table().event));

  constructor(table: () => Table) {
    super(() => {
      const { view, legal, play, why, hinted } = table();
      const choices = choicesOf(view, legal);
      const question = JSON.stringify([view.asked, legal, hinted]);
      const refuse = ([target = '']: Target[]): void => {
        const action = legal.length ? meant(view, target) : null;
        if (action) why?.(action);
      };
      const asked = { choices, question, atOnce: isAnswer, gathers: false, play, refuse };
      return { ...asked, opening: opening(choices), hinted };
    });
    this.#table = table;
  }

  readonly told = (target: Target): boolean => this.#told.has(target);

  override marks(target: Target): Record<string, string> {
    return { ...super.marks(target), 'data-told': this.told(target) ? 'yes' : 'no' };
  }
}
