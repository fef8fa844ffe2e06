/** Matches seen again; the pages come when they are wanted, and their texts with them. */

import { need } from '$lib/fluent.svelte';
import RecordPage from './RecordPage.svelte';
import ReplayPage from './ReplayPage.svelte';

export async function open() {
  await need('replay');
  return { RecordPage, ReplayPage };
}
