/** Clubs over HTTP. */

import { get, post } from '$lib/api';
import type { ClubInfo, ClubInvitation, ClubMatches, MyClubs } from '../generated/house';

const at = (id: string): string => `/clubs/${encodeURIComponent(id)}`;
const deed =
  (name: string) =>
  (id: string, body?: unknown): Promise<ClubInfo> =>
    post(`${at(id)}/${name}`, body);

export const clubs = {
  mine: (): Promise<MyClubs> => get('/clubs'),
  found: (name: string): Promise<ClubInfo> => post('/clubs', { name }),
  see: (id: string): Promise<ClubInfo> => get(at(id)),
  matches: (id: string, after: string | null): Promise<ClubMatches> =>
    get(`${at(id)}/matches${after ? `?after=${encodeURIComponent(after)}` : ''}`),
  invitation: (id: string, code: string): Promise<ClubInvitation> =>
    get(`${at(id)}/invitation?code=${encodeURIComponent(code)}`),
  join: deed('join'),
  remove: deed('remove'),
  handOver: deed('hand-over'),
  renew: deed('link'),
  rename: deed('name'),
  leave: (id: string): Promise<MyClubs> => post(`${at(id)}/leave`),
};
