/** Where one is in a match, and where one can go from there. */

import type { Mark, ReplayInfo, Stamp } from '../generated/house';

export type Stride = 'step' | 'turn' | 'round' | 'mark';

/** The steps at which a stride can end, in order; the beginning and the end of the match are always among them. */
export function stopsOf(info: ReplayInfo, stride: Stride): number[] {
  const stops = { step: [], turn: info.turns, round: info.rounds, mark: info.marks.map(({ step }) => step) };
  return [...new Set([0, ...stops[stride], info.steps - 1])];
}

/** The next stop in a direction, or where one is. */
export function along(info: ReplayInfo, from: number, stride: Stride, direction: 1 | -1): number {
  if (stride === 'step') return Math.min(info.steps - 1, Math.max(0, from + direction));
  const stops = stopsOf(info, stride);
  const found = direction === 1 ? stops.find((stop) => stop > from) : stops.findLast((stop) => stop < from);
  return found ?? from;
}

/** Which round a step is in, from 1; 0 where there is none. */
export const roundAt = (info: ReplayInfo, step: number): number =>
  info.rounds.filter((first) => first <= step).length;

/** How many actions stood after a step: fewer than there were steps, where some were taken back. */
export function actionsAt(info: ReplayInfo, step: number): number {
  const [since, left] = info.back.findLast(([number]) => number <= step) ?? [0, 0];
  return left + step - since;
}

/** The step after so many actions: the last there was, since that is the one that stood. */
export function stepAfter(info: ReplayInfo, actions: number): number {
  for (let step = info.steps - 1; step > 0; step--) if (actionsAt(info, step) === actions) return step;
  return Math.min(Math.max(0, actions), info.steps - 1);
}

/** The more of them there are, the less each is worth a stamp of its own. */
const WEIGHT: Record<Stamp, number> = { 'turning-point': 5, vote: 4, attack: 3, capture: 2, treasure: 1 };

/** Of the key moments those for which there is room on the line, the weightiest first: no two are nearer than so many steps. */
export function stampsFor(info: ReplayInfo, gap: number): Mark[] {
  const byWeight = [...info.marks].sort((one, other) => WEIGHT[other.stamp] - WEIGHT[one.stamp]);
  const chosen: Mark[] = [];
  for (const mark of byWeight)
    if (chosen.every(({ step }) => Math.abs(step - mark.step) >= gap)) chosen.push(mark);
  return chosen.sort((one, other) => one.step - other.step);
}
