/** Tournaments and clubs; the pages come when they are wanted, and their texts with them. */

import { need } from '$lib/fluent.svelte';
import Gathering from './Gathering.svelte';

export async function open() {
  await Promise.all([need('tournaments'), need('clubs'), need('me')]);
  return { Gathering };
}
