/** Whether somebody should be told that only this device knows them: once, after a few matches. */

const KEY = 'tortuga-remind';
const AFTER = 3;

interface Reminding {
  /** The tables whose ends were seen here. */
  seen: string[];
  /** Nothing has to be said any more: it was, or another device knows them too. */
  done: boolean;
}

function kept(): Reminding {
  const nothing: Reminding = { seen: [], done: false };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Reminding>) };
  } catch {
    return { ...nothing, done: true };
  }
}

function keep(changed: Reminding): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    // A browser that keeps nothing does not keep anybody either.
  }
}

/** The match of a table is over; returns whether it is time to say it. */
export function remindAfter(table: string): boolean {
  const { seen, done } = kept();
  if (done || seen.includes(table)) return false;
  const now = [...seen, table];
  keep({ seen: now, done: now.length >= AFTER });
  return now.length >= AFTER;
}

/** Another device knows them too. */
export const noNeedToRemind = (): void => keep({ seen: [], done: true });
