/** The pages of puzzles; they come when they are wanted, and their texts with them. */

import { need } from '$lib/fluent.svelte';
import PuzzlePage from './PuzzlePage.svelte';
import PuzzlesPage from './PuzzlesPage.svelte';

export async function open() {
  await need('puzzles');
  return { PuzzlePage, PuzzlesPage };
}
