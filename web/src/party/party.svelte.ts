/** A party, followed from table to table: where it is now, and what can be done about it. */

import { faceOf, type Face } from '$games/index';
import { api, type PartyPlan } from '$lib/api';
import { trouble } from '$lib/house.svelte';
import { Session } from '$lib/session.svelte';
import type { PartyInfo, SeatInfo } from '../generated/house';

export class Party {
  info = $state.raw<PartyInfo | null>(null);
  session = $state.raw<Session | null>(null);
  private dressed = $state.raw<{ game: string; face: Face | null } | null>(null);
  /** What was last refused, as a sentence. */
  problem = $state('');
  /** Somebody here wants to go on with the same people as soon as they are back. */
  private eager = $state(false);

  constructor(readonly code: string) {
    $effect(() => this.follow());
    $effect(() => this.dress());
    $effect(() => this.goOn());
    $effect(() => () => this.session?.close());
  }

  readonly table = $derived.by(() => this.session?.table ?? null);
  /** The face of the game that is chosen, once it is here. */
  readonly face = $derived.by(
    () => (this.dressed?.game === this.table?.game ? this.dressed?.face : null) ?? null,
  );
  readonly people = $derived.by<SeatInfo[]>(() =>
    (this.table?.seats ?? []).filter(({ kind }) => kind === 'person'),
  );
  readonly bots = $derived.by(() => (this.table?.seats ?? []).filter(({ kind }) => kind === 'bot').length);
  /** Those who were in the last match and are not back for the next. */
  readonly missing = $derived.by(() => this.people.filter(({ ready }) => !ready).map(({ name }) => name));
  readonly leads = $derived.by(() => this.info?.leads ?? false);

  /** Look where the party is whenever its table has changed: it may have gone on, and others may lead. */
  private follow(): void {
    const table = this.table;
    if (!table || table.status === 'gathering' || table.after) void this.take(api.party(this.code));
  }

  private dress(): void {
    const game = this.table?.game;
    const session = this.session;
    if (!game || !session) return;
    void faceOf(game).then((face) => {
      this.dressed = { game, face };
      if (face) session.lasting = face.lasting;
    });
  }

  private goOn(): void {
    if (!this.eager || this.table?.status !== 'gathering' || this.missing.length) return;
    this.eager = false;
    void this.begin();
  }

  private async take(asked: Promise<PartyInfo>): Promise<void> {
    try {
      const info = await asked;
      this.info = info;
      this.problem = '';
      if (info.table === this.session?.id) return;
      this.session?.close();
      this.session = new Session(info.table, info.invitation);
    } catch (error) {
      this.problem = trouble(error);
    }
  }

  come = (): Promise<void> => this.take(api.comeToParty(this.code));
  leave = (): Promise<void> => this.take(api.leaveParty(this.code));
  begin = (): Promise<void> => this.take(api.beginParty(this.code));
  letBotPlay = (seat: number): Promise<void> => this.take(api.letBotPlay(this.code, seat));
  plan = (plan: PartyPlan): Promise<void> => this.take(api.planParty(this.code, plan));

  /** Once more with the same people: at once, or after somebody has chosen something else. */
  async again(atOnce: boolean): Promise<void> {
    await this.take(api.partyAgain(this.code));
    this.eager = atOnce;
  }
}
