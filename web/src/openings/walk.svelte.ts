/** Somebody who walks through the tree of openings: where they are, and what is known of it. */

import { api } from '$lib/api';
import { trouble } from '$lib/house.svelte';
import { follow as ask } from '../analysis/patience';
import type { OpenedMatchInfo, OpeningInfo, PositionInfo } from '../generated/house';
import type { Node, Searched } from './tree';

/** Milliseconds that somebody stays at a place before it is worth a search. */
const STAYS = 700;

export class Walk {
  here = $state.raw<Node>({ where: '', variant: 'base' });
  info = $state.raw<OpeningInfo | null>(null);
  searched = $state.raw<Searched>({});
  searching = $state(false);
  matches = $state.raw<OpenedMatchInfo[]>([]);
  /** Where the list of matches goes on. */
  next = $state<string | null>(null);
  problem = $state('');
  /** Changes whenever somebody goes somewhere. */
  #way = 0;

  /** What was seen stays until what is there now has come. */
  async goTo(node: Node): Promise<void> {
    const way = ++this.#way;
    try {
      const info = await api.opening(node.where, node.variant);
      if (way !== this.#way) return;
      [this.here, this.info, this.problem] = [node, info, ''];
      [this.searched, this.searching, this.matches, this.next] = [{}, false, [], null];
      if (info.matches) await this.more();
      if (way === this.#way && info.told && info.moves.some(({ verdict }) => verdict === 'unknown'))
        await this.#search(info, way);
    } catch (error) {
      if (way === this.#way) this.problem = trouble(error);
    }
  }

  /** The matches that came here, a page at a time. */
  readonly more = async (): Promise<void> => {
    const way = this.#way;
    const page = await api.openingMatches(this.here.where, this.here.variant, this.next);
    if (way === this.#way) [this.matches, this.next] = [[...this.matches, ...page.matches], page.next];
  };

  leave(): void {
    this.#way++;
  }

  async #search(info: OpeningInfo, way: number): Promise<void> {
    const wanted = (): boolean => way === this.#way;
    await new Promise((rested) => setTimeout(rested, STAYS));
    if (!wanted()) return;
    this.searching = true;
    const show = ({ worth }: PositionInfo): void => {
      this.searched = Object.fromEntries(worth?.moves.map((one) => [one.move, one]) ?? []);
    };
    try {
      await ask(() => api.analysePosition(info.position, info.variant), show, wanted);
    } catch {
      // the house has no time for it: what is open stays open
    }
    if (wanted()) this.searching = false;
  }
}
