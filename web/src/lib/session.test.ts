import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetKept, keepHouse } from '../app-shell/kept';
import { PROTOCOL, type HouseInfo } from '../generated/house';
import { say } from './fluent.svelte';

class FakeSocket {
  static opened: FakeSocket[] = [];
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = FakeSocket.OPEN;
  sent: { type: string; decision?: number; ref: number }[] = [];
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number; reason: string }) => void) | null = null;
  constructor(readonly url: URL) {
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FakeSocket['sent'][number]);
  }
  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006, reason = ''): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code, reason });
  }
}

const { Session } = await import('./session.svelte');
const { remember } = await import('./settings.svelte');

const WELCOME = {
  type: 'welcome',
  protocol: PROTOCOL,
  you: { seat: 0, host: true },
  table: { seats: [{ name: 'Ann' }, { name: 'Bob' }] },
  clock: null,
  talk: [],
};
const view = (turn: number) => ({ seat: 0, awaited: [turn], asked: null, outcome: null });
const decision = (number: number) => ({
  number,
  actions: [
    { action: { type: 'a' }, notation: 'a' },
    { action: { type: 'b' }, notation: 'b' },
  ],
});
const update = (number: number, more: object = {}) => ({
  type: 'update',
  number,
  events: [],
  view: view(number),
  decision: null,
  ...more,
});
const last = (): FakeSocket => FakeSocket.opened.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(
        JSON.stringify({ pages: [{ number: 1, events: [{ type: 'began' }], taken_back: false }] }),
      ),
    ),
  );
  FakeSocket.opened = [];
});
afterEach(() => vi.useRealTimers());

describe('a session', () => {
  it('leaves nothing behind when it is forgotten in the middle of telling', async () => {
    const session = new Session('t', null, 0);
    session.lasting = () => 100;
    last().hear(WELCOME);
    last().hear(update(1, { fresh: true }));
    last().hear(update(2, { events: [{ type: 'one' }, { type: 'two' }] }));
    session.forget();
    await vi.runAllTimersAsync();
    expect([session.view, session.lines]).toEqual([null, []]);
  });
  it('tells events before it shows what came of them', async () => {
    const session = new Session('t', null);
    session.lasting = () => 100;
    last().hear(WELCOME);
    last().hear(update(1, { fresh: true }));
    last().hear(update(2, { events: [{ type: 'one' }, { type: 'two' }], decision: decision(1) }));
    expect(session.event).toEqual({ type: 'one' });
    expect(session.view).toEqual(view(1));
    await vi.advanceTimersByTimeAsync(100);
    expect(session.event).toEqual({ type: 'two' });
    expect(session.told).toEqual([{ type: 'one' }, { type: 'two' }]);
    await vi.advanceTimersByTimeAsync(100);
    expect(session.event).toBeNull();
    expect(session.view).toEqual(view(2));
    expect(session.legal).toHaveLength(2);
    session.close();
  });

  it('loads the page again, once, where the house is newer', () => {
    const reload = vi.fn();
    const { location } = globalThis;
    vi.stubGlobal('location', { href: location.href, reload });
    for (let times = 0; times < 2; times++) {
      const session = new Session('t', null);
      last().hear({ ...WELCOME, protocol: PROTOCOL + 1 });
      session.close();
    }
    expect(reload).toHaveBeenCalledOnce();
    vi.stubGlobal('location', location);
  });

  it('tells how people ended the match, but not to the board', async () => {
    const session = new Session('t', null);
    session.lasting = () => 10_000;
    last().hear(WELCOME);
    last().hear(update(1, { events: [{ type: 'resigned', player: 1 }] }));
    await vi.advanceTimersByTimeAsync(0);
    expect(session.lines).toEqual([{ kind: 'concluded', event: { type: 'resigned', player: 1 } }]);
    expect(session.events).toEqual([]);
    expect(session.event).toBeNull();
    expect(session.view).toEqual(view(1));
    session.close();
  });

  it('can be hurried', async () => {
    const session = new Session('t', null);
    session.lasting = () => 10_000;
    last().hear(WELCOME);
    last().hear(update(1, { events: [{ type: 'one' }, { type: 'two' }] }));
    session.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(session.view).toEqual(view(1));
    session.close();
  });

  it.each([
    ['quick', 50],
    ['usual', 100],
    ['slow', 180],
  ] as const)('tells at the pace that was chosen: %s', async (pace, long) => {
    remember({ pace });
    const session = new Session('t', null);
    session.lasting = () => 100;
    last().hear(WELCOME);
    last().hear(update(1, { fresh: true }));
    last().hear(update(2, { events: [{ type: 'one' }] }));
    last().hear(update(3));
    await vi.advanceTimersByTimeAsync(long - 1);
    expect(session.event).toEqual({ type: 'one' });
    await vi.advanceTimersByTimeAsync(1);
    expect(session.view, 'slowly there is a breath before the next').toEqual(view(pace === 'slow' ? 2 : 3));
    await vi.advanceTimersByTimeAsync(480);
    expect(session.view).toEqual(view(3));
    remember({ pace: null });
    session.close();
  });

  it('lets every event be heard that is told, and none of those before or skipped', async () => {
    remember({ pace: 'off' });
    const heard: string[] = [];
    const session = new Session('t', null);
    session.listen = ({ type }) => heard.push(type);
    last().hear(WELCOME);
    last().hear(update(1, { fresh: true, events: [{ type: 'before' }] }));
    last().hear(update(2, { events: [{ type: 'one' }, { type: 'two' }] }));
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(['one', 'two']);
    remember({ pace: null });
    session.lasting = () => 10_000;
    last().hear(update(3, { events: [{ type: 'three' }, { type: 'four' }] }));
    session.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(['one', 'two', 'three']);
    session.close();
  });

  it('shows what the house tells of its bots until the match goes on', async () => {
    const session = new Session('t', null);
    last().hear(WELCOME);
    last().hear(update(1, { fresh: true }));
    last().hear({ type: 'notice', code: 'bots-busy', text: 'They think.', seat: null });
    expect(session.notice).toBe('They think.');
    expect(session.lines).toContainEqual({ kind: 'notice', text: 'They think.' });
    last().hear(update(2));
    await vi.advanceTimersByTimeAsync(1);
    expect(session.notice).toBe('');
    session.close();
  });

  it('sends an answer once, and offers nothing while it is on its way', () => {
    const session = new Session('t', null);
    last().hear(WELCOME);
    last().hear(update(1, { fresh: true, decision: decision(5) }));
    session.act(1);
    session.act(0);
    expect(last().sent).toEqual([{ type: 'act', decision: 5, action: { type: 'b' }, ref: 1 }]);
    expect(session.legal).toEqual([]);
    last().hear({ type: 'refused', code: 'illegal-action', text: 'No.', ref: 1 });
    expect(session.refusal).toBe('No.');
    expect(session.legal).toHaveLength(2);
    session.close();
  });

  it('comes back where it was, and sends again what may not have arrived', async () => {
    const session = new Session('t', 'code');
    last().hear(WELCOME);
    last().hear(update(7, { fresh: true, decision: decision(5) }));
    session.act(0);
    last().drop();
    expect(session.connection).toBe('lost');
    await vi.advanceTimersByTimeAsync(600);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(last().url.searchParams.get('after')).toBe('7');
    expect(last().url.searchParams.get('code')).toBe('code');
    last().hear(WELCOME);
    expect(last().sent.map(({ decision }) => decision)).toEqual([5]);
    last().hear({ type: 'refused', code: 'answered-decision', text: 'Done already.', ref: 1 });
    expect(session.refusal).toBe('');
    session.close();
  });

  it('stays away where it is not wanted', async () => {
    const session = new Session('t', null);
    last().drop(4000, 'banned');
    expect([session.connection, session.reason]).toEqual(['refused', 'banned']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
    session.close();
  });

  it('tells whose time ran out before what was done for them', async () => {
    const session = new Session('t', null);
    last().hear(WELCOME);
    last().hear(update(1, { fresh: true }));
    await vi.advanceTimersByTimeAsync(1);
    last().hear(update(2, { events: [{ type: 'one' }], overdue: [1, 0] }));
    await vi.advanceTimersByTimeAsync(1);
    expect(session.lines.slice(-3)).toEqual([
      { kind: 'overdue', seat: 1 },
      { kind: 'overdue', seat: 0 },
      { kind: 'event', event: { type: 'one' } },
    ]);
    expect(session.news).toEqual({ news: { kind: 'overdue', seat: 0 }, event: { type: 'one' } });
    session.close();
  });

  it('tells a refused offer from one that the match has passed by', () => {
    const session = new Session('t', null);
    const seats = WELCOME.table.seats.map((seat) => ({ ...seat, kind: 'person', held: false }));
    const table = { status: 'running', seats, offer: null, after: null };
    const offered = { ...table, offer: { by: 0, waiting: [1] } };
    const hear = (now: object): void => last().hear({ type: 'table', table: now, you: WELCOME.you });
    last().hear({ ...WELCOME, table });
    last().hear(update(1, { fresh: true }));
    hear(offered);
    hear(table);
    expect(session.lines.at(-1)).toEqual({ kind: 'refused-back', seat: 1 });
    hear(offered);
    last().hear(update(2));
    hear(table);
    expect(session.lines.at(-1)).toEqual({ kind: 'asked-back', seat: 0 });
    session.close();
  });

  it('asks why without answering', () => {
    const session = new Session('t', null);
    last().hear(WELCOME);
    last().hear(update(1, { fresh: true, decision: decision(5) }));
    session.why({ type: 'c' });
    expect(last().sent).toEqual([{ type: 'why', action: { type: 'c' }, ref: 1 }]);
    expect(session.legal).toHaveLength(2);
    last().hear({ type: 'refused', code: 'illegal-action', text: 'Because.', ref: 1 });
    expect(session.refusal).toBe('Because.');
    session.close();
  });

  it('learns what happened before it came', async () => {
    const session = new Session('t', null);
    last().hear(WELCOME);
    last().hear(update(1, { fresh: true }));
    await vi.advanceTimersByTimeAsync(10);
    expect(session.lines).toEqual([{ kind: 'event', event: { type: 'began' } }]);
    session.close();
  });
});

describe('without a network', () => {
  const { table, ...others } = WELCOME;
  const RUNNING = { ...others, table: { ...table, status: 'running' } };
  const open = (): InstanceType<typeof Session> => {
    const session = new Session('t', null);
    last().hear(RUNNING);
    last().hear(update(1, { fresh: true, decision: decision(4) }));
    return session;
  };
  const acts = (): FakeSocket['sent'] => last().sent.filter(({ type }) => type === 'act');

  beforeEach(() => keepHouse('Ann', { games: [], phrases: [] } as unknown as HouseInfo));
  afterEach(() => forgetKept());

  it('shows the table as it was seen last', () => {
    open().close();
    const session = new Session('t', null);
    expect(session.view).toEqual(view(1));
    expect(session.legal).toHaveLength(2);
    last().drop();
    expect(session.connection).toBe('lost');
    session.close();
  });

  it('keeps a choice, also while the page is closed, and sends it once', () => {
    const session = open();
    last().drop();
    session.act(1);
    expect(session.waiting).toBe(true);
    session.close();
    const again = new Session('t', null);
    expect(again.legal).toEqual([]);
    last().hear(RUNNING);
    expect(acts()).toMatchObject([{ decision: 4, action: { type: 'b' } }]);
    last().hear({ type: 'accepted', ref: acts()[0]!.ref });
    last().hear(update(2, { fresh: true }));
    again.close();
    new Session('t', null).close();
    last().hear(RUNNING);
    expect(acts()).toEqual([]);
  });

  it('says so where the match has moved on', () => {
    const session = open();
    last().drop();
    session.act(1);
    session.close();
    const again = new Session('t', null);
    last().hear(RUNNING);
    last().hear(update(2, { fresh: true, decision: decision(5) }));
    last().hear({ type: 'refused', code: 'answered-decision', text: '', ref: acts()[0]!.ref });
    expect(again.refusal).toBe(say('web-moved-on'));
    again.close();
  });

  it('says nothing where the first sending had arrived', () => {
    const session = open();
    session.act(1);
    last().drop();
    session.close();
    const again = new Session('t', null);
    last().hear(RUNNING);
    last().hear({ type: 'refused', code: 'answered-decision', text: '', ref: acts()[0]!.ref });
    expect(again.refusal).toBe('');
    again.close();
  });
});
