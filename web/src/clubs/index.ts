/** Clubs; the pages come when they are wanted, and their texts with them. */

import { need } from '$lib/fluent.svelte';
import ClubPage from './ClubPage.svelte';
import ClubsPage from './ClubsPage.svelte';

export async function open() {
  await Promise.all([need('clubs'), need('tournaments'), need('me')]);
  return { ClubPage, ClubsPage };
}
