/** All that the pieces of the board look at: the table as it is told, the choice under way, what an event points at. */

import { choicesOf, type Target } from '$lib/choices';
import { Chooser } from '$lib/chooser.svelte';
import type { Table } from '$games/index';
import type {
  AnyAction,
  AnyEvent,
  Board,
  BuccaneersView,
  Chest,
  Deed,
  Die,
  Game,
} from '../../generated/buccaneers';
import { atOnce, meant, needs } from './choices';
import { attackedZone, bonusAt, deedOf, throwOf, type Throw } from './log';
import { touched, type Reveal, type Spot } from './moments';
import { revealed, tell } from './telling';

/** What the draft would change at an action of one's own. */
export interface Preview {
  deed: Deed;
  dice: Die[];
  bonus: number;
}

export class Desk {
  #table: () => Table<Game>;
  readonly chooser: Chooser<AnyAction>;
  readonly view = $derived.by<BuccaneersView>(() => this.#table().told.reduce(tell, this.#table().view));
  readonly event = $derived.by<AnyEvent | null>(() => this.#table().told.at(-1) ?? null);
  readonly reveals = $derived.by<Reveal[]>(() => revealed(this.#table().told));
  readonly names = $derived.by<string[]>(() => this.#table().names);
  readonly thrown = $derived.by<Throw | null>(() => throwOf(this.view));
  readonly #touched = $derived.by(() => touched(this.event));
  /** While a tale is told nothing can be chosen. */
  readonly legal = $derived.by<AnyAction[]>(() => (this.event ? [] : this.#table().legal));
  readonly preview = $derived.by<Preview | null>(() => this.#preview());

  constructor(table: () => Table<Game>) {
    this.#table = table;
    this.chooser = new Chooser(() => ({
      choices: choicesOf(this.legal, needs),
      question: JSON.stringify([this.view.asked, this.legal, this.#table().hinted]),
      hinted: this.#table().hinted,
      atOnce,
      gathers: this.legal[0]?.type === 'keep',
      play: this.#table().play,
      refuse: (targets) => {
        const action = this.legal.length ? meant(this.view.asked, targets) : null;
        if (action) this.#table().why?.(action);
      },
    }));
  }

  readonly told = (spot: Spot): boolean => this.#touched.has(spot);
  readonly board = (seat: number): Board => {
    const board = this.view.boards[seat];
    if (!board) throw new Error(`no board ${seat}`);
    return board;
  };
  readonly nameOf = (seat: number): string => this.names[seat] ?? '';
  readonly mine = (seat: number): boolean => seat === this.view.seat;

  /** What pressing a chest would be; null where it is only looked at. */
  chestTarget(seat: number, zone: string, place: number, chest: Chest): Target | null {
    const { stage, asked } = this.view;
    if (asked?.type === 'what-to-steal' && stage.type === 'stealing')
      return seat === asked.victim && zone === attackedZone(asked.deed) ? `steal:${place}` : null;
    if (asked?.type === 'which-chest')
      return this.mine(seat) && zone === (asked.zone === 'fleet' ? 'crew' : 'island')
        ? `load:${chest}`
        : null;
    return null;
  }

  /** The places or dice of the draft, without the word before the colon. */
  #drafted(kind: string): string[] {
    return this.chooser.picked
      .filter((target) => target.startsWith(`${kind}:`))
      .map((target) => target.slice(kind.length + 1));
  }

  #preview(): Preview | null {
    const { asked, seat } = this.view;
    if (seat === null || !asked) return null;
    const dice = this.#drafted('die') as Die[];
    const deed = (this.#drafted('deed')[0] ?? null) as Deed | null;
    if (dice.length && this.thrown) {
      const taken = deedOf(this.thrown, dice);
      return taken ? { deed: taken, dice, bonus: bonusAt(this.board(seat), taken) } : null;
    }
    if (!deed) return null;
    const bonus = bonusAt(this.board(seat), deed);
    if (asked.type === 'which-deed') return { deed, dice: asked.dice, bonus };
    return asked.type === 'which-bonus' ? { deed, dice: [], bonus: bonus + 1 } : null;
  }
}
