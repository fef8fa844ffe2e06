/** Tells the service worker which files make up this version of the page, so that it has all of them or none. */

import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const WORKER = 'worker.js';
const BLANK = '__SHELL__';

export function shell(): Plugin {
  return {
    name: 'tortuga-shell',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') return;
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .sort();
      const version = createHash('sha256')
        .update(files.join() + worker.code)
        .digest('hex')
        .slice(0, 12);
      const written = JSON.stringify(JSON.stringify({ version, files })).slice(1, -1); // inside a string
      worker.code = worker.code.replace(BLANK, () => written);
    },
  };
}
