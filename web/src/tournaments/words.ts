/** How tournaments are said. */

import { language, say } from '$lib/fluent.svelte';
import type { EntrantInfo, TournamentInfo, TournamentSummary } from '../generated/house';

export const stageSaid = (of: TournamentSummary): string =>
  of.stage === 'running'
    ? say('tournament-stage-running', { round: of.round, length: of.length ?? of.round })
    : say(`tournament-stage-${of.stage}`);

/** Points in halves, as they are written by hand: 2½. */
export function pointsSaid(points: number): string {
  const whole = Math.floor(points);
  if (points === whole) return String(whole);
  if (points - whole === 0.5) return whole ? `${whole}½` : '½';
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(points);
}

/** What stands behind a name. */
export function aside(of: EntrantInfo, number: number, info: TournamentInfo): string {
  const notes = [
    ...(number === info.you ? [say('tournament-you')] : []),
    ...(number === info.organiser ? [say('tournament-organiser')] : []),
    ...(of.bot === null ? [] : [say('tournament-bot', { level: `bot-${of.bot}` })]),
    ...(of.late ? [say('tournament-late', { round: of.late + 1 })] : []),
    ...(of.left ? [say('tournament-left')] : []),
  ];
  return notes.join(' · ');
}

export const nameOf = (info: TournamentInfo, number: number): string => info.entrants[number]?.name ?? '';

/** Those in the first place. */
export const winners = (info: TournamentInfo): string[] =>
  info.standings.filter(({ place }) => place === 1).map(({ entrant }) => nameOf(info, entrant));
