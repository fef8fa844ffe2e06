/** The lobby over HTTP. */

import type {
  AheadInfo,
  DeviceCode,
  HindsightInfo,
  HintInfo,
  HouseInfo,
  JudgedInfo,
  LessonInfo,
  Links,
  Listing,
  Me,
  MyFigures,
  MyProfile,
  MyTables,
  OpenedRecord,
  PastMatches,
  PlanInfo,
  Profile,
  PublicMatches,
  PushInfo,
  PuzzleInfo,
  PuzzlesInfo,
  ReplayInfo,
  ReplayPage,
  SeatWish,
  SubscriptionWish,
  TableInfo,
  TableWish,
  Transcript,
  VacationInfo,
  VerdictInfo,
  Watchers,
} from '../generated/house';
import { at } from './base';
import { language } from './fluent.svelte';

/** Why something was not done: a code for programs, a sentence for people. */
export class Declined extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

export type Wish = Partial<Omit<TableWish, 'seats'>> & { game: string; seats?: Partial<SeatWish>[] };

function requestOf(method: string, body: unknown): RequestInit {
  const headers = { 'Accept-Language': language() };
  if (body === undefined) return { method, headers };
  const written = body instanceof Blob ? body : JSON.stringify(body);
  return { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: written };
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request = requestOf(method, body);
  let answer: Response;
  try {
    answer = await fetch(at(`/api${path}`), request);
  } catch {
    throw new Declined('unreachable', '');
  }
  const read: unknown = await answer.json().catch(() => null);
  if (answer.ok) return read as T;
  const refusal = read as { code?: string; text?: string } | null;
  throw new Declined(refusal?.code ?? 'unreachable', refusal?.text ?? '');
}

const get = <T>(path: string): Promise<T> => ask('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => ask('POST', path, body);
const change = (table: string, deed: string, body?: unknown): Promise<TableInfo> =>
  post(`/tables/${table}/${deed}`, body);

const query = (asked: Record<string, string | null>): string =>
  new URLSearchParams(
    Object.entries(asked).filter((one): one is [string, string] => one[1] !== null),
  ).toString();
const page = (after: string | null): string => (after ? `?after=${encodeURIComponent(after)}` : '');

/** A word for the seed, as good as any. */
const word = (): string =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36)).join('');

export const api = {
  games: (): Promise<HouseInfo> => get('/games'),
  lesson: (game: string): Promise<LessonInfo> => get(`/lessons/${encodeURIComponent(game)}`),
  /** What is said to the so-manieth action of a step of a lesson. */
  lessonTry: (game: string, step: number, choice: number): Promise<VerdictInfo> =>
    get(`/lessons/${encodeURIComponent(game)}/${step}/${choice}`),
  puzzles: (): Promise<PuzzlesInfo> => get('/puzzles'),
  dailyPuzzle: (): Promise<PuzzleInfo> => get('/puzzles/daily'),
  nextPuzzle: (game: string, wish: Record<string, string>): Promise<PuzzleInfo> =>
    get(`/puzzles/${encodeURIComponent(game)}?${new URLSearchParams(wish)}`),
  /** What is said to the so-manieth answer; null: show me. */
  tryPuzzle: (game: string, id: string, answer: number | null): Promise<JudgedInfo> =>
    post(`/puzzles/${game}/${id}`, { answer }),
  me: (): Promise<Me> => get('/me'),
  myMatches: (wish: Record<string, string>): Promise<PastMatches> =>
    get(`/me/matches?${new URLSearchParams(wish)}`),
  myFigures: (): Promise<MyFigures> => get('/me/figures'),
  myProfile: (): Promise<MyProfile> => get('/me/profile'),
  publish: (wanted: boolean): Promise<MyProfile> => post('/me/profile', { public: wanted }),
  profile: (id: string): Promise<Profile> => get(`/profiles/${encodeURIComponent(id)}`),
  profileMatches: (id: string, after: string | null): Promise<PublicMatches> =>
    get(`/profiles/${encodeURIComponent(id)}/matches${page(after)}`),
  comeIn: (name: string): Promise<Me> => post('/me', { name }),
  /** Whether one is called when slow matches wait, and with which key a browser asks for it. */
  push: (): Promise<PushInfo> => get('/me/push'),
  subscribe: (wish: SubscriptionWish): Promise<PushInfo> => post('/me/push', wish),
  unsubscribe: (endpoint: string): Promise<PushInfo> => post('/me/push/off', { endpoint }),
  vacation: (): Promise<VacationInfo> => get('/me/vacation'),
  goOnVacation: (days: number): Promise<VacationInfo> => post('/me/vacation', { days }),
  endVacation: (): Promise<VacationInfo> => post('/me/vacation/end'),
  offerCode: (): Promise<DeviceCode> => post('/me/code'),
  useCode: (code: string): Promise<Me> => post('/me/code/use', { code }),
  logout: (where: 'here' | 'elsewhere' | 'everywhere'): Promise<Me> => post('/me/logout', { where }),
  forgetMe: (): Promise<Me> => post('/me/forget'),
  tables: (after: string | null = null): Promise<Listing> => get(`/tables${page(after)}`),
  myTables: (after: string | null = null): Promise<MyTables> => get(`/me/tables${page(after)}`),
  create: (wish: Wish): Promise<TableInfo> => post('/tables', wish),
  links: (table: string): Promise<Links> => get(`/tables/${table}/links`),
  renewLinks: (table: string): Promise<TableInfo> => change(table, 'links'),
  /** Whoever sits down is ready. */
  join: (table: string, seat: number | null, code: string | null): Promise<TableInfo> =>
    change(table, 'join', { seat, code, word: word() }),
  leave: (table: string): Promise<TableInfo> => change(table, 'leave'),
  ready: (table: string): Promise<TableInfo> => change(table, 'ready', { word: word() }),
  start: (table: string): Promise<TableInfo> => change(table, 'start', { word: word() }),
  rematch: (table: string): Promise<TableInfo> => change(table, 'rematch'),
  addSeat: (table: string, wish: Partial<SeatWish>): Promise<TableInfo> => change(table, 'seats', wish),
  changeSeat: (table: string, seat: number, wish: Partial<SeatWish>): Promise<TableInfo> =>
    change(table, `seats/${seat}`, wish),
  removeSeat: (table: string, seat: number): Promise<TableInfo> =>
    ask('DELETE', `/tables/${table}/seats/${seat}`),
  close: (table: string): Promise<TableInfo> => change(table, 'close'),
  claim: (table: string, seat: number): Promise<TableInfo> => change(table, 'claim', { seat }),
  abort: (table: string, agree: boolean): Promise<TableInfo> => change(table, 'abort', { agree }),
  /** What one has planned to reply in a slow match; no answers drop it. */
  plan: (table: string): Promise<PlanInfo> => get(`/tables/${table}/plan`),
  makePlan: (table: string, answers: PlanInfo['answers']): Promise<PlanInfo> =>
    post(`/tables/${table}/plan`, { answers }),
  /** How it would stand after some moves, and what could be played there. */
  ahead: (table: string, moves: string[]): Promise<AheadInfo> => post(`/tables/${table}/ahead`, { moves }),
  /** What a good player would do in one's place, where all others are bots. */
  hint: (table: string): Promise<HintInfo> => post(`/tables/${table}/hint`),
  /** Where something better could have been done; to be asked again until all has been looked at. */
  moments: (table: string): Promise<HindsightInfo> => get(`/tables/${table}/moments`),
  watchers: (table: string): Promise<Watchers> => get(`/tables/${table}/watchers`),
  sendAway: (table: string, watcher: string): Promise<TableInfo> => change(table, 'send-away', { watcher }),
  kick: (table: string, seat: number): Promise<TableInfo> => change(table, 'kick', { seat }),
  handOver: (table: string, seat: number): Promise<TableInfo> => change(table, 'hand-over', { seat }),
  lock: (table: string, locked: boolean): Promise<TableInfo> => change(table, 'lock', { locked }),
  allowTalk: (table: string, talk: boolean): Promise<TableInfo> => change(table, 'talk', { talk }),
  replay: (table: string, code: string | null, seat: string | null): Promise<ReplayInfo> =>
    get(`/tables/${table}/replay?${query({ code, seat })}`),
  replaySteps: (table: string, code: string | null, seat: string, first: number): Promise<ReplayPage> =>
    get(`/tables/${table}/replay/steps?${query({ code, seat, first: String(first) })}`),
  openRecord: (record: Blob, seat: string): Promise<OpenedRecord> =>
    post(`/replay?${query({ seat })}`, record),
  recordSteps: (record: Blob, seat: string, first: number): Promise<ReplayPage> =>
    post(`/replay/steps?${query({ seat, first: String(first) })}`, record),
  transcript: (table: string, code: string | null): Promise<Transcript> =>
    get(`/tables/${table}/transcript${code ? `?code=${encodeURIComponent(code)}` : ''}`),
};

/** What one can take home of a match: all of it when it is over, before that what one was told. */
export const downloadOf = (kind: 'record' | 'transcript', table: string, code: string | null): string =>
  at(`/api/tables/${table}/${kind}${code ? `?code=${encodeURIComponent(code)}` : ''}`);

/** Where a match is seen again. */
export const replayOf = (table: string, code: string | null): string =>
  at(`/t/${table}/replay${code ? `?code=${encodeURIComponent(code)}` : ''}`);

/** Everything of one's own, in one file. */
export const everythingOfMine = (): string => at('/api/me/everything');

/** The socket of a table, from the update after the last one that is known. */
export function socketAddress(table: string, code: string | null, after: number | null): URL {
  const query = new URLSearchParams({ lang: language() });
  if (after !== null) query.set('after', String(after));
  if (code) query.set('code', code);
  const address = new URL(at(`/api/tables/${table}/socket?${query}`), location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address;
}
