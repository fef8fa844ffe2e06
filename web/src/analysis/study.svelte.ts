/** Somebody who studies a position of turtles: what was tried so far, where they are, and what is known of it. */

import { api } from '$lib/api';
import { trouble } from '$lib/house.svelte';
import type { MoveWorth, PositionInfo } from '../generated/house';
import { writeMove } from '$games/turtles/notation';
import type { AnyAction } from '../generated/turtles';
import { follow } from './patience';

interface Tried {
  /** The move that led there; empty: where it began. */
  move: string;
  where: string;
}

export class Study {
  trail = $state.raw<Tried[]>([]);
  at = $state(0);
  info = $state.raw<PositionInfo | null>(null);
  problem = $state('');
  /** Changes whenever somebody goes somewhere. */
  #way = 0;

  readonly here = $derived.by(() => this.trail[this.at]);
  readonly looking = $derived.by(() => this.info === null || this.info.done < this.info.of);
  readonly moves = $derived.by<MoveWorth[]>(() => this.info?.worth?.moves ?? []);

  constructor(readonly variant: string) {}

  /** Begin from a position, or from moves; says whether it could be read. */
  async begin(where: string): Promise<boolean> {
    const before = this.info;
    await this.#look(where);
    if (this.problem) {
      this.info = before;
      return false;
    }
    return true;
  }

  /** Try the so-manieth of the moves that there are. */
  readonly try = (index: number): void => {
    const action = this.info?.actions[index] as AnyAction | undefined;
    if (action) this.follow(writeMove(action));
  };

  follow(move: string): void {
    const worth = this.moves.find((one) => one.move === move);
    if (worth) void this.#go([...this.trail.slice(0, this.at + 1), { move, where: worth.to }], this.at + 1);
  }

  /** To what was tried before. */
  goTo(at: number): void {
    if (at >= 0 && at < this.trail.length && at !== this.at) void this.#go(this.trail, at);
  }

  leave(): void {
    this.#way++;
  }

  async #go(trail: Tried[], at: number): Promise<void> {
    await this.#look(trail[at]?.where ?? '', { trail, at });
  }

  /** Resolves with the first answer; the better ones come by themselves. Until then one stays where one is. */
  #look(where: string, next?: Pick<Study, 'trail' | 'at'>): Promise<void> {
    const way = ++this.#way;
    this.problem = '';
    return new Promise((answered) => {
      const show = (found: PositionInfo): void => {
        this.info = found;
        if (next) [this.trail, this.at] = [next.trail, next.at];
        else if (this.here?.where !== found.position)
          [this.trail, this.at] = [[{ move: '', where: found.position }], 0];
        answered();
      };
      follow(
        () => api.analysePosition(where, this.variant),
        show,
        () => way === this.#way,
      )
        .catch((error: unknown) => {
          if (way === this.#way) this.problem = trouble(error);
        })
        .finally(answered);
    });
  }
}
