/** Tournaments over HTTP. */

import { get, post } from '$lib/api';
import type { TournamentInfo, TournamentListing, TournamentWish } from '../generated/house';

export type NewTournament = Pick<TournamentWish, 'title' | 'game' | 'system'> & Partial<TournamentWish>;

const at = (id: string): string => `/tournaments/${encodeURIComponent(id)}`;
const deed =
  (name: string) =>
  (id: string, body?: unknown): Promise<TournamentInfo> =>
    post(`${at(id)}/${name}`, body);

export const desk = {
  list: (after: string | null = null): Promise<TournamentListing> =>
    get(`/tournaments${after ? `?after=${encodeURIComponent(after)}` : ''}`),
  see: (id: string): Promise<TournamentInfo> => get(at(id)),
  create: (wish: NewTournament): Promise<TournamentInfo> => post('/tournaments', wish),
  enter: deed('enter'),
  withdraw: deed('withdraw'),
  bots: deed('bots'),
  remove: deed('remove'),
  begin: deed('begin'),
  goOn: deed('go-on'),
  end: deed('end'),
  entry: deed('entry'),
  handOver: deed('hand-over'),
  lead: deed('lead'),
};
