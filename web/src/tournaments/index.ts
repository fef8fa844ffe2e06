/** Tournaments; the pages come when they are wanted, and their texts with them. */

import { need } from '$lib/fluent.svelte';
import TournamentPage from './TournamentPage.svelte';
import TournamentsPage from './TournamentsPage.svelte';

export async function open() {
  await need('tournaments');
  return { TournamentPage, TournamentsPage };
}
