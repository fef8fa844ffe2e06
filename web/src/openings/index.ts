/** The openings of turtles as a tree; the page comes when it is wanted, and its texts with it. */

import { need } from '$lib/fluent.svelte';
import OpeningsPage from './OpeningsPage.svelte';

export async function open() {
  await Promise.all([need('openings'), need('analysis'), need('explore'), need('me')]);
  return { OpeningsPage };
}
