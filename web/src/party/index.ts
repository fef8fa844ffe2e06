/** A big screen and the phones before it; the pages come when they are wanted, and their texts with them. */

import { need } from '$lib/fluent.svelte';
import PhonePage from './PhonePage.svelte';
import ScreenPage from './ScreenPage.svelte';

export async function open() {
  await need('party');
  return { PhonePage, ScreenPage };
}
