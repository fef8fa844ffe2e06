/** A table that is being thought of: what its host has chosen so far, and the wish that comes of it. */

import type { Wish } from '$lib/api';
import { levelLike } from '$lib/levels';
import { optionsOf, valueOf } from '$lib/options';
import type { ClockSettings, GameInfo, SeatWish } from '../generated/house';
import { CLOCKS, type ClockName } from './clocks';

/** Who sits in the other seats: people with a link, bots, or whoever finds the table on the first page. */
export const COMPANIES = ['friends', 'bots', 'anyone'] as const;
export type Company = (typeof COMPANIES)[number];

/** For so long others may begin a deal that is shared. */
export const SHARED_DAYS = [1, 3, 7, 30] as const;
export type SharedDays = (typeof SHARED_DAYS)[number];

const OPEN: SeatWish = { kind: 'open', bot: null };

export class Plan {
  way = $state('usual');
  company = $state<Company>('friends');
  level = $state('');
  seats = $state<SeatWish[]>([]);
  values = $state<Record<string, unknown>>({});
  sit = $state(true);
  watchable = $state(true);
  talk = $state(true);
  grace = $state(true);
  vacation = $state(true);
  /** For how many days others may play the same luck; null: it is dealt for this table alone. */
  share = $state<SharedDays | null>(null);
  private wanted = $state<ClockName | null>(null);

  constructor(
    readonly game: GameInfo,
    level: string,
  ) {
    this.level = levelLike(game, level);
    this.seats = Array.from({ length: game.usual }, () => OPEN);
    this.play('usual');
  }

  /** Everything as a way to play means it; what was chosen before about rules and clock is forgotten. */
  play(way: string): void {
    this.way = way;
    const preset = this.game.presets.find((preset) => preset.way === way);
    const options: Record<string, unknown> = preset?.options ?? {};
    this.values = Object.fromEntries(
      optionsOf(this.game).map(({ name, fallback, asked }) => [
        name,
        options[name] ?? (asked.kind === 'data' ? undefined : fallback),
      ]),
    );
    this.wanted = clockOf(preset?.seconds ?? null);
  }

  /** The seat that the host takes. */
  get mine(): number {
    return this.sit ? this.seats.findIndex((wish) => wish.kind === 'open') : -1;
  }

  private get other(): SeatWish {
    return this.company === 'bots' ? { kind: 'bot', bot: this.level } : OPEN;
  }

  /** Somebody else in all other seats. */
  invite(company: Company, level = this.level): void {
    this.company = company;
    this.level = level;
    const first = this.sit ? OPEN : this.other;
    this.seats = this.seats.map((_, seat) => (seat ? this.other : first));
  }

  add(): void {
    if (this.seats.length < this.game.most) this.seats = [...this.seats, this.other];
  }

  remove(): void {
    if (this.seats.length > this.game.fewest) this.seats = this.seats.slice(0, -1);
  }

  /** Strangers usually play with a clock, friends without. */
  get clock(): ClockName {
    return this.wanted ?? (this.company === 'anyone' && !this.values.turn_seconds ? 'bank' : 'none');
  }
  set clock(wanted: ClockName) {
    this.wanted = wanted;
  }

  get slow(): boolean {
    return CLOCKS[this.clock].kind === 'days';
  }

  /** For the house. `SyntaxError`, where something was typed that cannot be read. */
  get wish(): Wish {
    const options: Record<string, unknown> = {};
    for (const { name, asked } of optionsOf(this.game)) {
      const value = valueOf(asked, this.values[name]);
      if (value !== undefined) options[name] = value;
    }
    const chosen = CLOCKS[this.clock];
    // With no clock of its own a table has that of the game, if the rules name one.
    const clock = this.slow ? { ...chosen, vacation: this.vacation } : chosen;
    const clocked = chosen.kind !== 'none' || !options.turn_seconds;
    return {
      game: this.game.id,
      options,
      seats: this.seats,
      sit: this.sit,
      private: this.company !== 'anyone',
      watchable: this.watchable,
      talk: this.talk,
      ...(this.grace ? {} : { grace: null }),
      ...(this.share && !this.slow ? { share: this.share } : {}),
      ...(clocked ? { clock: clock as ClockSettings } : {}),
    };
  }
}

function clockOf(seconds: number | null): ClockName | null {
  const found = Object.entries(CLOCKS).find(
    ([, clock]) => clock.kind === 'decision' && clock.seconds === seconds,
  );
  return (found?.[0] as ClockName | undefined) ?? null;
}
