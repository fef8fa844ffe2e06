/** Shared deals and the one of the day; the pages come when they are wanted, and their texts with them. */

import { need } from '$lib/fluent.svelte';
import DailyPage from './DailyPage.svelte';
import DealPage from './DealPage.svelte';

export async function open() {
  await need('deals');
  return { DailyPage, DealPage };
}
