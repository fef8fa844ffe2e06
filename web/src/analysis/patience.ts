/** Asking again until everything has been looked at. */

/** Milliseconds between two questions. */
const PAUSE = 400;

interface Progress {
  done: number;
  /** null: that is still to be found out. */
  of: number | null;
}

/** Asks until it is all there, or nobody wants it any more; whatever comes is shown at once. */
export async function follow<T extends Progress>(
  ask: () => Promise<T>,
  show: (found: T) => void,
  wanted: () => boolean,
): Promise<void> {
  while (wanted()) {
    const found = await ask();
    if (!wanted()) return;
    show(found);
    if (found.of !== null && found.done >= found.of) return;
    await new Promise((rested) => setTimeout(rested, PAUSE));
  }
}
