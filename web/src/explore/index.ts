/** Matches of everybody that are over; the page comes when it is wanted, and its texts with it. */

import { need } from '$lib/fluent.svelte';
import ExplorePage from './ExplorePage.svelte';

export async function open() {
  await Promise.all([need('explore'), need('me')]);
  return { ExplorePage };
}
