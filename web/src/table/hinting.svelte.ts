/** What a good player would do: asked of the house once for a decision, and shown until it is answered. */

import { api } from '$lib/api';
import { need } from '$lib/fluent.svelte';
import { trouble } from '$lib/house.svelte';
import type { HintInfo } from '../generated/house';

export class Hinting {
  #hint = $state.raw<HintInfo | null>(null);
  /** The decision that a hint is being thought out for. */
  #asking = $state.raw<number | null>(null);
  #refused = $state.raw<{ decision: number; why: string } | null>(null);

  constructor(
    private readonly table: string,
    /** The number of the open decision, if there is one. */
    private readonly decision: () => number | null,
  ) {}

  readonly hint = $derived.by(() => (this.#hint?.decision === this.decision() ? this.#hint : null));
  readonly busy = $derived.by(() => this.#asking !== null && this.#asking === this.decision());
  readonly problem = $derived.by(() =>
    this.#refused?.decision === this.decision() ? this.#refused.why : '',
  );

  readonly ask = async (): Promise<void> => {
    const decision = this.decision();
    if (decision === null || this.busy) return;
    this.#asking = decision;
    this.#refused = null;
    try {
      const [hint] = await Promise.all([api.hint(this.table), need('advice')]);
      this.#hint = hint;
    } catch (error) {
      this.#refused = { decision, why: trouble(error) };
    }
    if (this.#asking === decision) this.#asking = null;
  };

  readonly forget = (): void => {
    this.#hint = null;
    this.#refused = null;
  };
}
