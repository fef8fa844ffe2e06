/** One device for several people; the pages come when they are wanted, and their texts with them. */

import { need } from '$lib/fluent.svelte';
import PassedAround from './PassedAround.svelte';
import PassPage from './PassPage.svelte';

export async function open() {
  await need('passed');
  return { PassedAround, PassPage };
}
