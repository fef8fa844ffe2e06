/** One table over its socket: what came, told event by event, and what we answer. */

import {
  PROTOCOL,
  type AnyIncoming,
  type AnyOutgoing,
  type ClockFace,
  type DecisionInfo,
  type Said,
  type TableInfo,
  type Update,
  type You,
} from '../generated/house';
import { keepSeen, seenOf } from '../app-shell/kept';
import { api, socketAddress } from './api';
import { say } from './fluent.svelte';
import { linesOf, type Line } from './lines';
import { Narrator } from './narrator.svelte';
import { concerns, newsOf, type News } from './news';
import { renew } from './renew';
import type { Outcome, Tagged } from './speech';
import { Wire } from './wire.svelte';

export interface View {
  seat: number | null;
  awaited: number[];
  asked: Tagged | null;
  outcome: Outcome | null;
}
interface Sending {
  decision: number;
  message: Extract<AnyIncoming, { type: 'act' }>;
  /** Whether it was made without a connection, and has not been on its way yet. */
  late: boolean;
}
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** Milliseconds after which what is shown is kept: many updates may come at once. */
const KEEP_AFTER = 500;
/** Answers that only say that the first sending arrived. */
const DONE_ALREADY = new Set(['answered-decision', 'closed-decision']);

export class Session {
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seat: null, host: false });
  view = $state.raw<View | null>(null);
  decision = $state.raw<DecisionInfo | null>(null);
  lines = $state.raw<Line[]>([]);
  talk = $state.raw<Said[]>([]);
  clock = $state.raw<{ face: ClockFace; at: number } | null>(null);
  /** The last thing that was refused, as a sentence. */
  refusal = $state('');
  /** What the house has told everyone about its bots, until the match goes on. */
  notice = $state('');
  /** The last thing beside the game that concerns this seat, and what happened with it. */
  news = $state.raw<{ news: News; event: Tagged | null } | null>(null);
  /** Whether the log reaches back to the beginning, as far as it ever will. */
  recalled = $state(false);
  /** Whether something has happened since the deal, as far as one can see. */
  begun = $state(false);
  private sending = $state.raw<Sending | null>(null);
  /** Choices made without a connection, by their refs, until the house has answered them. */
  private late: unknown[] = [];

  /** How long an event of this game is worth looking at. */
  lasting: (event: Tagged) => number = () => 0;
  /** Hears every event when it is told; not what was before we came, nor what is skipped. */
  listen: (event: Tagged) => void = () => undefined;

  private readonly wire = new Wire({
    address: () => socketAddress(this.id, this.code, this.number, this.hand),
    hear: (message) => this.hear(message),
    seen: () => this.table !== null,
  });
  private readonly narrator = new Narrator({
    lasting: (event) => this.lasting(event),
    listen: (event) => this.listen(event),
    write: (line, update) => this.write(line, update),
    show: (update) => this.show(update),
  });
  private number: number | null = null;
  /** The update at which the table was last heard of. */
  private heardAt: number | null = null;
  private refs = 0;
  private ended = false;
  /** Whether the house has told us of the table; what this device has kept is older. */
  private met = false;
  private keeping: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly code: string | null,
    /** Who has this device, where several share it. */
    readonly hand: number | null = null,
  ) {
    addEventListener('pagehide', this.keep);
    this.remember();
    this.wire.open();
  }

  readonly names = $derived.by(() => (this.table?.seats ?? []).map((seat) => seat.name));
  readonly events = $derived.by(() =>
    this.lines.flatMap((line) => (line.kind === 'event' ? [line.event] : [])),
  );
  get connection(): Wire['connection'] {
    return this.wire.connection;
  }
  /** Why the house does not let us in, by its code. */
  get reason(): string {
    return this.wire.reason;
  }
  /** The events since the view that have been told, the last one now. */
  get told(): Tagged[] {
    return this.narrator.told;
  }
  /** The event that is being told. */
  readonly event = $derived.by(() => this.told.at(-1) ?? null);
  /** What may be answered now; nothing while an answer is on its way. */
  readonly legal = $derived.by(() => {
    const decision = this.decision;
    if (!decision || this.sending?.decision === decision.number) return [];
    return decision.actions.map((choice) => choice.action);
  });

  // Coming and going

  close(): void {
    this.ended = true;
    removeEventListener('pagehide', this.keep);
    if (this.keeping) this.keep();
    this.wire.close();
    this.narrator.end();
  }

  /** Leave, and keep nothing of what was seen: the device goes to somebody else. */
  forget(): void {
    this.close();
    this.listen = () => undefined;
    [this.view, this.decision, this.news] = [null, null, null];
    [this.lines, this.talk, this.since] = [[], [], []];
    this.narrator.forget();
  }

  // Hearing

  private hear(message: AnyOutgoing): void {
    switch (message.type) {
      case 'welcome':
        this.welcome(message);
        return;
      case 'table':
        this.hearOf(message.table);
        this.you = message.you;
        return;
      case 'update':
        this.take(message);
        return;
      case 'clock':
        this.clock = { face: message, at: performance.now() };
        return;
      case 'said':
        if (!this.talk.some((said) => said.number === message.number)) this.talk = [...this.talk, message];
        return;
      case 'notice':
        this.notice = message.text;
        this.note([{ kind: 'notice', text: message.text }]);
        return;
      case 'refused':
        this.refused(message);
        return;
      case 'goodbye':
        if (message.retry_after) this.wire.comeBackAfter(message.retry_after);
        return;
      case 'accepted':
        this.refusal = '';
        return;
      case 'pong':
        return;
    }
  }

  private welcome(message: Extract<AnyOutgoing, { type: 'welcome' }>): void {
    if (message.protocol !== PROTOCOL) renew(message.protocol);
    if (message.you.seat !== this.you.seat) this.narrator.drop();
    this.hearOf(message.table);
    this.you = message.you;
    this.talk = message.talk;
    this.clock = message.clock && { face: message.clock, at: performance.now() };
    this.wire.welcomed();
    this.sendAgain();
  }

  /** What the house may not have heard. It does each choice once, by the number of its decision. */
  private sendAgain(): void {
    if (!this.sending) return;
    if (this.sending.late) this.late.push(this.sending.message.ref);
    this.sending = { ...this.sending, late: false };
    this.wire.send(this.sending.message);
    this.keep();
  }

  // What this device keeps, for times without a network; nothing where several people share it

  private remember(): void {
    const seen = this.hand === null ? seenOf(this.id) : null;
    if (!seen) return;
    [this.table, this.you, this.view, this.decision] = [
      seen.table,
      seen.you,
      seen.view as View,
      seen.decision,
    ];
    if (!seen.unsent) return;
    const { decision, action, late } = seen.unsent;
    this.sending = { decision, message: { type: 'act', decision, action, ref: ++this.refs }, late };
  }

  private keepSoon(): void {
    this.keeping ??= setTimeout(this.keep, KEEP_AFTER);
  }

  private readonly keep = (): void => {
    clearTimeout(this.keeping);
    this.keeping = undefined;
    if (this.hand !== null || !this.table || !this.view) return;
    const { table, you, view, decision, sending } = this;
    const unsent = sending && {
      decision: sending.decision,
      action: sending.message.action,
      late: sending.late,
    };
    keepSeen(this.id, { table, you, view, decision, unsent });
  };

  /** Whether a choice waits for a connection. */
  readonly waiting = $derived.by(() => this.sending !== null && this.connection !== 'open');

  private hearOf(table: TableInfo): void {
    const before = this.met ? this.table : null;
    this.met = true;
    this.table = table;
    if (before) this.note(newsOf(before, table, this.heardAt !== this.number));
    this.heardAt = this.number;
  }

  private note(told: News[]): void {
    if (!told.length) return;
    this.lines = [...this.lines, ...told];
    told.forEach((news) => this.pass(news, null));
  }

  /** Say it in the quiet line, if it is for this seat. */
  private pass(news: News, event: Tagged | null): void {
    if (news.kind !== 'notice' && concerns(news, this.you.seat)) this.news = { news, event };
  }

  private refused({ code, text, ref }: Extract<AnyOutgoing, { type: 'refused' }>): void {
    if (DONE_ALREADY.has(code)) {
      if (this.late.includes(ref)) this.refusal = say('web-moved-on');
      return;
    }
    this.refusal = text;
    this.news = null;
    if (typeof ref === 'number' && ref !== this.sending?.message.ref) return;
    this.sending = null;
    this.keep();
    if (this.view) this.view = { ...this.view }; // a board that has shown the move already takes it back
  }

  private take(update: Update): void {
    this.number = update.number;
    this.begun = update.number > 1;
    this.narrator.take(update);
    if (update.fresh) void this.recall(update.number);
  }

  /** The log of what happened before we came. */
  private async recall(upTo: number): Promise<void> {
    try {
      const { pages } = await api.transcript(this.id, this.code, this.hand);
      if (this.ended) return;
      const before = pages.filter((page) => page.number <= upTo).flatMap(linesOf);
      this.lines = [...before, ...this.later(upTo)];
    } catch {
      // The match goes on without its beginning.
    }
    this.recalled = true;
  }

  /** What was told since we came, with the numbers of its updates. */
  private since: { number: number; line: Line }[] = [];
  private later(upTo: number): Line[] {
    return this.since.filter(({ number }) => number > upTo).map(({ line }) => line);
  }

  // Telling

  private write(line: Line, { number, events }: Update): void {
    this.since.push({ number, line });
    this.lines = [...this.lines, line];
    if (line.kind !== 'event' && line.kind !== 'concluded') this.pass(line, (events as Tagged[])[0] ?? null);
  }

  private show(update: Update): void {
    this.view = update.view as View;
    this.decision = update.decision ?? null;
    if (this.sending && this.sending.decision !== this.decision?.number) this.sending = null;
    this.refusal = '';
    this.notice = '';
    this.keepSoon();
  }

  /** What was said in passing has been read. */
  hush(): void {
    this.refusal = '';
    this.news = null;
  }

  /** Do not tell what waits, only show what came of it. */
  skip(): void {
    this.narrator.skip();
  }

  // Answering

  private send<T extends Without<AnyIncoming, 'ref'>>(message: T): T & { ref: number } {
    const whole = { ...message, ref: ++this.refs };
    if (this.wire.ready) this.wire.send(whole);
    return whole;
  }

  act(index: number): void {
    const decision = this.decision;
    const choice = decision?.actions[index];
    if (!decision || !choice || this.sending?.decision === decision.number) return;
    this.refusal = '';
    const late = !this.wire.ready;
    const message = this.send({ type: 'act', decision: decision.number, action: choice.action });
    this.sending = { decision: decision.number, message, late };
    this.keep();
  }

  /** Ask why something that is not offered cannot be done: the refusal says it. */
  why(action: unknown): void {
    this.refusal = '';
    if (this.decision && !this.sending) this.send({ type: 'why', action });
  }

  say = (text: string): void => void this.send({ type: 'say', text });
  phrase = (phrase: string): void => void this.send({ type: 'phrase', phrase });
  askBack = (): void => void this.send({ type: 'ask-back' });
  answerBack = (agree: boolean): void => void this.send({ type: 'answer-back', agree });
  resign = (): void => void this.send({ type: 'resign' });
  offerDraw = (): void => void this.send({ type: 'offer-draw' });
  answerDraw = (agree: boolean): void => void this.send({ type: 'answer-draw', agree });
  speak = (wanted: string): void => void this.send({ type: 'language', language: wanted });
}
