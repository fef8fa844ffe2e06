/** Curves over the actions of a match: they stay level from one point to the next. */

/** After how many actions, how much (null: that is not to be told), and whether it is more than an estimate. */
export type Mark = [number, number | null, boolean];

export interface Drawn {
  name: string;
  points: Mark[];
}

interface Stretch {
  sure: boolean;
  points: [number, number][];
}

/** The lines in which curves differ, beside their colours. */
export const NAMES = ['ink', 'sea', 'bad', 'good', 'rule'] as const;

/** What holds after so many actions; null: nothing is known. */
export function valueAt(points: readonly Mark[], at: number): number | null {
  return points.findLast(([moment]) => moment <= at)?.[1] ?? null;
}

/** A curve in pieces: broken where nothing is told, and apart what is sure and what is not. */
export function stretches(points: readonly Mark[], last: number): Stretch[] {
  const found: Stretch[] = [];
  points.forEach(([at, value, sure], index) => {
    if (value === null) return;
    const until = points[index + 1]?.[0] ?? last;
    const next = points[index + 1]?.[1] ?? value;
    found.push({
      sure,
      points: [
        [at, value],
        [until, value],
        [until, next],
      ],
    });
  });
  return found;
}

export const path = (
  points: readonly [number, number][],
  x: (at: number) => number,
  y: (value: number) => number,
): string => `M${points.map(([at, value]) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`;
