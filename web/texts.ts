/**
 * Joins the Fluent files of each language into modules: what every page says, and what only some pages say.
 * `virtual:texts` knows what brings each of them.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('../src/tortuga/text/', import.meta.url));
const ALL = 'virtual:texts';
const PREFIX = `${ALL}/`;
/** What only the command line, the terminal and the settings of a house say. */
const ELSEWHERE = /^(arena|cli|serving|solve|table)\.ftl$/;
/** What is brought when a page wants it; all else is common. */
const PARTS: Record<string, RegExp> = {
  advice: /^advice\.ftl$/,
  newcomer: /^newcomer\.ftl$/,
  learning: /^learn(-.+)?\.ftl$/,
  puzzles: /^puzzle\.ftl$/,
  analysis: /^analysis\.ftl$/,
  replay: /^replay\.ftl$/,
  me: /^me\.ftl$/,
  party: /^party\.ftl$/,
  passed: /^passed\.ftl$/,
  explore: /^explore\.ftl$/,
  tournaments: /^tournament\.ftl$/,
  clubs: /^club\.ftl$/,
  openings: /^openings\.ftl$/,
  deals: /^deal\.ftl$/,
  turtles: /^turtles-(web|screen)\.ftl$/,
  buccaneers: /^buccaneers-(web|screen)\.ftl$/,
  tortuga1667: /^tortuga1667-(web|screen)\.ftl$/,
};
const partOf = (name: string): string =>
  Object.keys(PARTS).find((part) => PARTS[part]?.test(name)) ?? 'common';

export function texts(): Plugin {
  return {
    name: 'tortuga-texts',
    resolveId: (id) => (id === ALL || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`)
        return `export const READERS = { ${['common', ...Object.keys(PARTS)].map((part) => `${part}: ${readers(part)}`).join(', ')} };`;
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [part, language] = id.slice(PREFIX.length + 1).split('/');
      const folder = `${FOLDER}${language}/`;
      const files = readdirSync(folder).filter(
        (name) => name.endsWith('.ftl') && !ELSEWHERE.test(name) && partOf(name) === part,
      );
      files.forEach((name) => this.addWatchFile(folder + name));
      const joined = files.map((name) => said(readFileSync(folder + name, 'utf-8'))).join('\n');
      return `export default ${JSON.stringify(joined)};`;
    },
  };
}

const languages = (): string[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .map(({ name }) => name);

const readers = (part: string): string =>
  `{ ${languages()
    .map((language) => `${language}: () => import('${PREFIX}${part}/${language}')`)
    .join(', ')} }`;

/** Without comments. */
const said = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n');
