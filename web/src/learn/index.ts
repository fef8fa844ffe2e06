/** The pages for whoever learns a game; they come when they are wanted, and their texts with them. */

import { need } from '$lib/fluent.svelte';
import HowPage from './HowPage.svelte';
import LessonPage from './LessonPage.svelte';

export async function open() {
  await need('learning');
  return { HowPage, LessonPage };
}
