/** The rules of the games, as docs/rules has them, are modules of HTML; every rule can be linked to by its id. */

import { readFileSync } from 'node:fs';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

const RULES = /\/docs\/rules\/.*\.md$/;
const ID = /<strong>([A-Z]-[A-Z]+(?:-[A-Z0-9]+)+)<\/strong>/g;
const marked = new Marked();

export function rules(): Plugin {
  return {
    name: 'tortuga-rules',
    load(path) {
      return RULES.test(path)
        ? `export default ${JSON.stringify(asPage(readFileSync(path, 'utf-8')))};`
        : undefined;
    },
  };
}

export const asPage = (markdown: string): string =>
  marked.parse(markdown, { async: false }).replace(ID, '<strong id="$1" tabindex="-1">$1</strong>');
