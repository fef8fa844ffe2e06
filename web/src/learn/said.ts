/** Sentences that the house sends as a message id and its arguments, which may be such sentences or lists. */

import { knows, say, type Args } from '$lib/fluent.svelte';
import type { MessageInfo } from '../generated/house';

export const sayMessage = ({ id, args }: MessageInfo): string =>
  say(id, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, sayable(value)])));

function sayable(value: unknown): Args[string] {
  if (Array.isArray(value)) return value.map((part) => String(sayable(part)));
  if (typeof value === 'number' || typeof value === 'string') return value;
  return sayMessage(value as MessageInfo);
}

/** What the players of a lesson are called: proper names, or ids of messages. */
export const namesOf = (names: readonly string[]): string[] =>
  names.map((name) => (knows(name) ? say(name) : name));
