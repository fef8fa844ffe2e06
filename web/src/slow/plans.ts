/** A plan as a tree: what the other may play, what one replies, and what may come then. */

import type { Expected } from '../generated/house';

/** A plan with one more line in it: by turns what the other plays and what one replies. */
export function withLine(answers: readonly Expected[], line: readonly string[]): Expected[] {
  const [move, reply, ...further] = line;
  if (move === undefined || reply === undefined) return [...answers];
  const before = answers.find((one) => one.move === move);
  const then = before?.reply === reply ? (before.then ?? []) : [];
  const now: Expected = { move, reply, then: withLine(then, further) };
  return before ? answers.map((one) => (one === before ? now : one)) : [...answers, now];
}

/** Without one of its answers and all that follows it: found by the moves that lead there. */
export function without(answers: readonly Expected[], path: readonly string[]): Expected[] {
  const [move, ...further] = path;
  if (!further.length) return answers.filter((one) => one.move !== move);
  return answers.map((one) => (one.move === move ? { ...one, then: without(one.then ?? [], further) } : one));
}
