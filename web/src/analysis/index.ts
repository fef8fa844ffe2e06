/** Positions and matches looked at afterwards; the pages come when they are wanted, and their texts with them. */

import { need } from '$lib/fluent.svelte';
import AnalysisPage from './AnalysisPage.svelte';

export async function open() {
  await Promise.all([need('analysis'), need('advice'), need('turtles')]);
  return { AnalysisPage };
}
