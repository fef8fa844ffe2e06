/**
 * What this device keeps for times without a network: who one is, one's tables, and of each running one the view that
 * one had last, with a choice that was made and not sent. Nothing that its owner may not know, and it goes with them.
 */

import type { DecisionInfo, HouseInfo, MyTable, TableInfo, You } from '../generated/house';

const KEY = 'tortuga-kept';
const MOST = 12;

/** A choice that the house has not answered yet. */
export interface Unsent {
  decision: number;
  action: unknown;
  /** Whether it was made without a connection, and has not been on its way before. */
  late: boolean;
}

/** A table as it was seen last. */
export interface Seen {
  table: TableInfo;
  you: You;
  view: unknown;
  decision: DecisionInfo | null;
  unsent: Unsent | null;
}

interface Kept {
  name: string;
  house: HouseInfo | null;
  mine: MyTable[];
  seen: Record<string, Seen>;
}
const NOTHING: Kept = { name: '', house: null, mine: [], seen: {} };

function read(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    forgetKept(); // it is full, or keeps nothing
  }
}

export const kept = read;

export function forgetKept(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then there is nothing either.
  }
}

/** Whoever is somebody else now finds nothing of the one before. */
export function keepHouse(name: string, house: HouseInfo): void {
  const before = read();
  if (name) write(before.name === name ? { ...before, house } : { ...NOTHING, name, house });
  else forgetKept();
}

/** What is not among one's running tables any more goes. */
export function keepMine(mine: MyTable[]): void {
  const before = read();
  if (!before.name) return;
  const running = new Set(
    mine.filter(({ table }) => table.status === 'running').map(({ table }) => table.id),
  );
  const seen = Object.entries(before.seen).filter(([id]) => running.has(id));
  write({ ...before, mine, seen: Object.fromEntries(seen) });
}

export const seenOf = (table: string): Seen | null => read().seen[table] ?? null;

/** Only where one plays oneself, and only while the match is on. */
export function keepSeen(id: string, seen: Seen): void {
  const before = read();
  if (!before.name) return;
  const others = Object.entries(before.seen).filter(([other]) => other !== id);
  const plays = seen.you.seat !== null && seen.table.status === 'running';
  const newest = others.slice(plays ? 1 - MOST : -MOST);
  write({ ...before, seen: { ...Object.fromEntries(newest), ...(plays ? { [id]: seen } : {}) } });
}
