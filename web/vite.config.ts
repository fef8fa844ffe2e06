import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { rules } from './rules.ts';
import { shell } from './shell.ts';
import { texts } from './texts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: './', // the house may be anywhere: it says in the page where
  plugins: [svelte(), texts(), rules(), shell()],
  resolve: {
    alias: {
      $lib: here('./src/lib'),
      $components: here('./src/components'),
      $games: here('./src/games'),
    },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here('../src/tortuga/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: here('./index.html'), worker: here('./src/app-shell/worker.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    fs: { allow: [here('.'), here('../src/tortuga/text'), here('../docs/rules')] },
    proxy: { '/api': { target: 'http://127.0.0.1:1667', ws: true } },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['vitest.setup.ts'] },
});
