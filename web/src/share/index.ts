/** What others see of a match on pages of their own; it comes when it is wanted, and its texts with it. */

import { need } from '$lib/fluent.svelte';
import EmbedPage from './EmbedPage.svelte';

export async function open() {
  await need('replay');
  return { EmbedPage };
}
