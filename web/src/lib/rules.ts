/** The rules of a game to read, in one's own language where somebody has translated them. */

import { at } from './base';
import type { Language } from './fluent.svelte';

const FOLDER = '../../../docs/rules';
const pages = import.meta.glob<string>(['../../../docs/rules/**/*.md', '!**/README.md'], {
  import: 'default',
});

export interface RulesPage {
  language: Language;
  html: string;
}

export async function rulesOf(game: string, language: Language): Promise<RulesPage | null> {
  const own = pages[`${FOLDER}/${language}/${game}.md`];
  if (own) return { language, html: await own() };
  const english = pages[`${FOLDER}/${game}.md`];
  return english ? { language: 'en', html: await english() } : null;
}

export const ruleAddress = (game: string, rule = ''): string => at(`/rules/${game}${rule && `#${rule}`}`);
