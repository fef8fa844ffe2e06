/** One's own page and the public ones of others; they come when they are wanted, and their texts with them. */

import { need } from '$lib/fluent.svelte';
import MePage from './MePage.svelte';
import ProfilePage from './ProfilePage.svelte';

export async function open() {
  await need('me');
  return { MePage, ProfilePage };
}
