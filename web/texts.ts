/** Joins the Fluent files of each language into one module: `virtual:texts/cs`. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('../src/tortuga/text/', import.meta.url));
const PREFIX = 'virtual:texts/';
/** What only the command line and the terminal say. */
const ELSEWHERE = /^(arena|cli|solve|table)\.ftl$/;

export function texts(): Plugin {
  return {
    name: 'tortuga-texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const folder = `${FOLDER}${id.slice(PREFIX.length + 1)}/`;
      const files = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !ELSEWHERE.test(name));
      files.forEach((name) => this.addWatchFile(folder + name));
      const joined = files.map((name) => said(readFileSync(folder + name, 'utf-8'))).join('\n');
      return `export default ${JSON.stringify(joined)};`;
    },
  };
}

/** Without comments. */
const said = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n');
