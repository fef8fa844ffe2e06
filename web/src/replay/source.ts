/** Where the steps of a match come from: a table of the house, or a record that somebody has brought. */

import { api } from '$lib/api';
import type { MatchAnalysis, ReplayInfo, ReplayPage } from '../generated/house';

export interface Source {
  /** What there is to see; without a wish, as oneself. */
  info: (viewer: string | null) => Promise<ReplayInfo>;
  /** The page of steps on which one is. */
  page: (viewer: string, step: number) => Promise<ReplayPage>;
  /** What its moves were worth, as far as that is found out. */
  analysis: () => Promise<MatchAnalysis>;
}

export const ofTable = (table: string, code: string | null): Source => ({
  info: (viewer) => api.replay(table, code, viewer),
  page: (viewer, step) => api.replaySteps(table, code, viewer, step),
  analysis: () => api.analyseMatch(table, code),
});

/** Of a public match that is over, for whoever looks. */
export const ofPublic = (table: string): Source => ({
  info: (viewer) => api.publicReplay(table, viewer),
  page: (viewer, step) => api.publicSteps(table, viewer, step),
  analysis: () => api.analyseMatch(table, null),
});

export const ofRecord = (record: Blob): Source => ({
  info: async (viewer) => (await api.openRecord(record, viewer ?? 'all')).replay,
  page: (viewer, step) => api.recordSteps(record, viewer, step),
  analysis: () => api.analyseRecord(record),
});
