/**
 * One table over its socket: what came, told event by event, and what we answer.
 *
 * Updates wait in a queue. Each is told by its events, in order, before its view and its question are shown.
 */

import {
  CLOSED_DECLINED,
  PROTOCOL,
  type AnyConclusion,
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
import { concerns, newsOf, type News } from './news';
import { renew } from './renew';
import { moving, paced } from './settings.svelte';
import type { Outcome, Tagged } from './speech';

export interface View {
  seat: number | null;
  awaited: number[];
  asked: Tagged | null;
  outcome: Outcome | null;
}
export type Line = { kind: 'event'; event: Tagged } | { kind: 'concluded'; event: AnyConclusion } | News;
interface Sending {
  decision: number;
  message: Extract<AnyIncoming, { type: 'act' }>;
  /** Whether it was made without a connection, and has not been on its way yet. */
  late: boolean;
}
export type Connection = 'connecting' | 'open' | 'lost' | 'refused';
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

const FIRST_RETRY = 500;
const LAST_RETRY = 8_000;
/** Milliseconds after which what is shown is kept: many updates may come at once. */
const KEEP_AFTER = 500;
/** Whoever is so far behind is told nothing more, only shown. */
const MOST_TOLD = 20;
/** What lies between two updates where things go slowly; usually that is as long as bots take. */
const BREATH = 600;
/** Answers that only say that the first sending arrived. */
const DONE_ALREADY = new Set(['answered-decision', 'closed-decision']);

export class Session {
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seat: null, host: false });
  view = $state.raw<View | null>(null);
  decision = $state.raw<DecisionInfo | null>(null);
  /** The events since the view that have been told, the last one now. */
  told = $state.raw<Tagged[]>([]);
  lines = $state.raw<Line[]>([]);
  talk = $state.raw<Said[]>([]);
  clock = $state.raw<{ face: ClockFace; at: number } | null>(null);
  connection = $state<Connection>('connecting');
  /** Why the house does not let us in, by its code. */
  reason = $state('');
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

  private socket: WebSocket | null = null;
  private number: number | null = null;
  /** The update at which the table was last heard of. */
  private heardAt: number | null = null;
  private queue: Update[] = [];
  private telling = false;
  private hurry = false;
  private wake: (() => void) | null = null;
  private retry = FIRST_RETRY;
  private timer: ReturnType<typeof setTimeout> | undefined;
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
    addEventListener('online', this.back);
    document.addEventListener('visibilitychange', this.back);
    addEventListener('pagehide', this.keep);
    this.remember();
    this.open();
  }

  readonly names = $derived.by(() => (this.table?.seats ?? []).map((seat) => seat.name));
  readonly events = $derived.by(() =>
    this.lines.flatMap((line) => (line.kind === 'event' ? [line.event] : [])),
  );
  /** The event that is being told. */
  readonly event = $derived.by(() => this.told.at(-1) ?? null);
  /** What may be answered now; nothing while an answer is on its way. */
  readonly legal = $derived.by(() => {
    const decision = this.decision;
    if (!decision || this.sending?.decision === decision.number) return [];
    return decision.actions.map((choice) => choice.action);
  });

  // Coming and going

  private open(): void {
    const socket = new WebSocket(socketAddress(this.id, this.code, this.number, this.hand));
    this.socket = socket;
    socket.onmessage = (frame: MessageEvent<string>) => this.hear(JSON.parse(frame.data) as AnyOutgoing);
    socket.onclose = (closed) => this.lost(socket, closed);
  }

  private lost(socket: WebSocket, closed: CloseEvent): void {
    if (this.ended || socket !== this.socket) return;
    if (closed.code === CLOSED_DECLINED && closed.reason !== 'restarting') {
      this.connection = 'refused';
      this.reason = closed.reason;
      return;
    }
    if (this.connection !== 'connecting' || this.table) this.connection = 'lost';
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.retry);
    this.retry = Math.min(this.retry * 2, LAST_RETRY);
  }

  /** The network, or the person, is back: no need to wait any longer. */
  private readonly back = (): void => {
    if (document.hidden || this.ended || this.connection === 'refused') return;
    if (this.socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.timer);
      this.retry = FIRST_RETRY;
      this.open();
    }
  };

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.back);
    removeEventListener('pagehide', this.keep);
    if (this.keeping) this.keep();
    document.removeEventListener('visibilitychange', this.back);
    if (this.socket) this.socket.onmessage = this.socket.onclose = null; // it is some time until a socket is closed
    this.socket?.close();
    this.skip();
  }

  /** Leave, and keep nothing of what was seen: the device goes to somebody else. */
  forget(): void {
    this.close();
    this.listen = () => undefined;
    [this.view, this.decision, this.news] = [null, null, null];
    [this.told, this.lines, this.talk, this.queue, this.since] = [[], [], [], [], []];
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
        if (message.retry_after) this.retry = message.retry_after * 1000;
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
    if (message.you.seat !== this.you.seat) this.queue = [];
    this.hearOf(message.table);
    this.you = message.you;
    this.talk = message.talk;
    this.clock = message.clock && { face: message.clock, at: performance.now() };
    this.connection = 'open';
    this.retry = FIRST_RETRY;
    this.sendAgain();
  }

  /** What the house may not have heard. It does each choice once, by the number of its decision. */
  private sendAgain(): void {
    if (!this.sending) return;
    if (this.sending.late) this.late.push(this.sending.message.ref);
    this.sending = { ...this.sending, late: false };
    this.socket?.send(JSON.stringify(this.sending.message));
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
    if (update.fresh) {
      this.queue = [];
      this.show(update);
      void this.recall(update.number);
      return;
    }
    this.queue.push(update);
    if (!this.telling) void this.tell();
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

  private since: { number: number; lines: Line[] }[] = [];
  private later(upTo: number): Line[] {
    return this.since.filter((one) => one.number > upTo).flatMap((one) => one.lines);
  }

  // Telling

  private async tell(): Promise<void> {
    this.telling = true;
    for (let update = this.queue.shift(); update && !this.ended; update = this.queue.shift()) {
      const lines = linesOf(update);
      let told: Tagged[] = [];
      this.since.push({ number: update.number, lines });
      for (const line of lines) {
        this.lines = [...this.lines, line];
        if (line.kind === 'concluded') continue;
        if (line.kind !== 'event') {
          this.pass(line, (update.events as Tagged[])[0] ?? null);
          continue;
        }
        told = [...told, line.event];
        if (!this.rushed) this.listen(line.event);
        if (!(await this.pause(line.event, told))) return;
      }
      this.show(update);
      if (this.queue.length) await this.rest(paced(BREATH) - BREATH);
    }
    this.telling = false;
    this.hurry = false;
  }

  private get rushed(): boolean {
    return this.hurry || document.hidden || this.queue.length > MOST_TOLD;
  }

  /** Whether we are still there afterwards: whoever has left is shown nothing more, and leaves nothing behind. */
  private async pause(event: Tagged, told: Tagged[]): Promise<boolean> {
    if (!this.rushed && moving()) {
      this.told = told;
      await this.rest(paced(this.lasting(event)));
    }
    return !this.ended;
  }

  private async rest(long: number): Promise<void> {
    if (this.rushed || long <= 0) return;
    await new Promise<void>((done) => {
      this.wake = done;
      setTimeout(done, long);
    });
    this.wake = null;
  }

  private show(update: Update): void {
    this.told = [];
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
    this.hurry = this.telling;
    this.wake?.();
  }

  // Answering

  private send<T extends Without<AnyIncoming, 'ref'>>(message: T): T & { ref: number } {
    const whole = { ...message, ref: ++this.refs };
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(whole));
    return whole;
  }

  act(index: number): void {
    const decision = this.decision;
    const choice = decision?.actions[index];
    if (!decision || !choice || this.sending?.decision === decision.number) return;
    this.refusal = '';
    const late = this.socket?.readyState !== WebSocket.OPEN;
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

/** How people ended the match is no event of its game: no board has to know it. */
const concludes = (event: Tagged): event is AnyConclusion =>
  event.type === 'resigned' || event.type === 'time-lost' || event.type === 'draw-agreed';

export function linesOf({
  events,
  taken_back = false,
  overdue = [],
}: Pick<Update, 'events' | 'taken_back' | 'overdue'>): Line[] {
  return [
    ...(taken_back ? [{ kind: 'taken-back' } as const] : []),
    ...overdue.map((seat) => ({ kind: 'overdue', seat }) as const),
    ...(events as Tagged[]).map((event): Line =>
      concludes(event) ? { kind: 'concluded', event } : { kind: 'event', event },
    ),
  ];
}
