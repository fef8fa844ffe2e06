/** What is told beside the events of a game: of the clock, of people who come and go, of what they ask each other. */

import type { SeatInfo, TableInfo } from '../generated/house';
import { say } from './fluent.svelte';

export type News =
  | { kind: 'taken-back' | 'rematch' }
  | { kind: 'notice'; text: string }
  | { kind: 'overdue'; seat: number }
  | { kind: 'asked-back'; seat: number }
  | { kind: 'refused-back'; seat: number | null }
  | { kind: 'left'; name: string; bot: string }
  | { kind: 'held' | 'back'; name: string };

/** What has changed between two looks at a table; `wentOn`: whether the match has, since the first of them. */
export function newsOf(before: TableInfo, now: TableInfo, wentOn: boolean): News[] {
  const on = before.status === 'running' && now.status === 'running';
  const people = on ? now.seats.flatMap((seat, index) => ofSeat(before.seats[index], seat)) : [];
  const rematch: News[] = now.after && !before.after ? [{ kind: 'rematch' }] : [];
  return [...people, ...ofOffer(before.offer, now.offer, wentOn), ...rematch];
}

const byBot = (seat: SeatInfo): boolean => seat.kind === 'bot' || seat.held;

function ofSeat(was: SeatInfo | undefined, is: SeatInfo): News[] {
  if (was?.kind !== 'person') return [];
  if (byBot(is) && is.name !== was.name) return [{ kind: 'left', name: was.name, bot: is.name }];
  if (is.kind !== 'person' || is.held === was.held) return [];
  return [{ kind: is.held ? 'held' : 'back', name: is.name }];
}

function ofOffer(was: TableInfo['offer'], is: TableInfo['offer'], wentOn: boolean): News[] {
  if (is?.waiting.length && is.by !== was?.by) return [{ kind: 'asked-back', seat: is.by }];
  if (!was || is || wentOn) return [];
  return [{ kind: 'refused-back', seat: was.waiting.length === 1 ? (was.waiting[0] ?? null) : null }];
}

/** Whether it is told to this seat in the quiet line, and not only in the log. */
export const concerns = (news: News, you: number | null): boolean =>
  (news.kind !== 'overdue' && news.kind !== 'asked-back') || news.seat === you;

export function tellNews(news: News, names: readonly string[], you: number | null): string {
  if (news.kind === 'notice') return news.text;
  const seat = 'seat' in news ? news.seat : null;
  const name = 'name' in news ? news.name : seat === null ? '' : (names[seat] ?? '');
  const who = seat === null ? 'nobody' : seat === you ? 'you' : 'other';
  return say(`web-news-${news.kind}`, { name, who, bot: 'bot' in news ? news.bot : '' });
}
