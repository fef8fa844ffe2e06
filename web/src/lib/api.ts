/** The lobby over HTTP. */

import type {
  AheadInfo,
  DailyList,
  DealComparison,
  DeviceCode,
  FoundMatches,
  HindsightInfo,
  HintInfo,
  HouseInfo,
  JudgedInfo,
  LessonInfo,
  Links,
  Listing,
  MadePasskey,
  MatchAnalysis,
  Me,
  MyFigures,
  MyPasskeys,
  MyProfile,
  MyTables,
  OpenedRecord,
  OpeningInfo,
  OpeningMatches,
  PartyInfo,
  PasskeyQuestion,
  PasskeyWish,
  PastMatches,
  PositionInfo,
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
  UsedPasskey,
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

/** What a party plays next; without options, as they are. */
export interface PartyPlan {
  game: string;
  options?: Record<string, unknown>;
  bots: number;
  level: string;
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

export const get = <T>(path: string): Promise<T> => ask('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask('POST', path, body);
const change = (table: string, deed: string, body?: unknown): Promise<TableInfo> =>
  post(`/tables/${table}/${deed}`, body);

const atParty = (code: string, deed: string, body?: unknown): Promise<PartyInfo> =>
  post(`/parties/${encodeURIComponent(code)}/${deed}`, body);

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
  exploreMatches: (wish: Record<string, string>): Promise<FoundMatches> =>
    get(`/matches?${new URLSearchParams(wish)}`),
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
  myPasskeys: (): Promise<MyPasskeys> => get('/me/passkeys'),
  wishPasskey: (): Promise<PasskeyWish> => post('/me/passkeys/wish'),
  addPasskey: (made: MadePasskey): Promise<MyPasskeys> => post('/me/passkeys', made),
  labelPasskey: (id: string, label: string): Promise<MyPasskeys> =>
    post(`/me/passkeys/${id}/label`, { label }),
  removePasskey: (id: string): Promise<MyPasskeys> => ask('DELETE', `/me/passkeys/${id}`),
  askPasskey: (): Promise<PasskeyQuestion> => post('/passkeys/question'),
  usePasskey: (used: UsedPasskey): Promise<Me> => post('/passkeys/use', used),
  logout: (where: 'here' | 'elsewhere' | 'everywhere'): Promise<Me> => post('/me/logout', { where }),
  forgetMe: (): Promise<Me> => post('/me/forget'),
  tables: (after: string | null = null): Promise<Listing> => get(`/tables${page(after)}`),
  myTables: (after: string | null = null): Promise<MyTables> => get(`/me/tables${page(after)}`),
  daily: (): Promise<DailyList> => get('/daily'),
  dailyOf: (day: string): Promise<DailyList> => get(`/daily/${encodeURIComponent(day)}`),
  playDaily: (): Promise<TableInfo> => post('/daily/play'),
  deal: (code: string): Promise<DealComparison> => get(`/deals/${encodeURIComponent(code)}`),
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
  passAround: (wish: { game: string; names: string[]; bots: string[] }): Promise<TableInfo> =>
    post('/tables/passed', { ...wish, word: word() }),
  passAgain: (table: string): Promise<TableInfo> => change(table, 'pass-again', { word: word() }),
  openParty: (game: string): Promise<PartyInfo> => post('/parties', { game }),
  party: (code: string): Promise<PartyInfo> => get(`/parties/${encodeURIComponent(code)}`),
  comeToParty: (code: string): Promise<PartyInfo> => atParty(code, 'come', { word: word() }),
  leaveParty: (code: string): Promise<PartyInfo> => atParty(code, 'go'),
  planParty: (code: string, plan: PartyPlan): Promise<PartyInfo> => atParty(code, 'plan', plan),
  beginParty: (code: string): Promise<PartyInfo> => atParty(code, 'begin'),
  partyAgain: (code: string): Promise<PartyInfo> => atParty(code, 'again'),
  letBotPlay: (code: string, seat: number): Promise<PartyInfo> => atParty(code, 'let-bot-play', { seat }),
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
  /** What every move of a position of turtles is worth; to be asked again until it was looked at often enough. */
  analysePosition: (where: string, variant: string): Promise<PositionInfo> =>
    get(`/analysis/turtles?${query({ where, variant })}`),
  opening: (where: string, variant: string): Promise<OpeningInfo> =>
    get(`/openings/turtles?${query({ where, variant })}`),
  openingMatches: (where: string, variant: string, after: string | null): Promise<OpeningMatches> =>
    get(`/openings/turtles/matches?${query({ where, variant, after })}`),
  analyseMatch: (table: string, code: string | null): Promise<MatchAnalysis> =>
    get(`/tables/${table}/analysis?${query({ code })}`),
  analyseRecord: (record: Blob): Promise<MatchAnalysis> => post('/replay/analysis', record),
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
  publicReplay: (table: string, seat: string | null): Promise<ReplayInfo> =>
    get(`/public/${table}/replay?${query({ seat })}`),
  publicSteps: (table: string, seat: string, first: number): Promise<ReplayPage> =>
    get(`/public/${table}/replay/steps?${query({ seat, first: String(first) })}`),
  transcript: (table: string, code: string | null, hand: number | null): Promise<Transcript> =>
    get(`/tables/${table}/transcript?${query({ code, hand: hand === null ? null : String(hand) })}`),
};

/** What one can take home of a match: all of it when it is over, before that what one was told. */
export const downloadOf = (kind: 'record' | 'transcript', table: string, code: string | null): string =>
  at(`/api/tables/${table}/${kind}${code ? `?code=${encodeURIComponent(code)}` : ''}`);

/** A picture of a step of a match, as somebody saw it. */
export const pictureOf = (
  table: string,
  code: string | null,
  seat: string,
  step: number,
  kind: 'png' | 'svg' | 'gif',
): string =>
  at(`/api/tables/${table}/picture?${query({ code, seat, step: String(step), kind, lang: language() })}`);

/** Where a match is seen again. */
export const replayOf = (table: string, code: string | null): string =>
  at(`/t/${table}/replay${code ? `?code=${encodeURIComponent(code)}` : ''}`);

/** Everything of one's own, in one file. */
export const everythingOfMine = (): string => at('/api/me/everything');

/** The records of all matches of one's own, in one file. */
export const recordsOfMine = (): string => at('/api/me/records');

/** The socket of a table, from the update after the last one that is known. */
export function socketAddress(
  table: string,
  code: string | null,
  after: number | null,
  hand: number | null = null,
): URL {
  const query = new URLSearchParams({ lang: language() });
  if (after !== null) query.set('after', String(after));
  if (code) query.set('code', code);
  if (hand !== null) query.set('hand', String(hand));
  const address = new URL(at(`/api/tables/${table}/socket?${query}`), location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address;
}
