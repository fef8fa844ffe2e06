/** jsdom shows nothing, so it has no media to ask about. And wherever a board is, what boards say has been brought. */

import { beforeAll, vi } from 'vitest';
import { need } from './src/lib/fluent.svelte';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
beforeAll(() => Promise.all((['turtles', 'buccaneers', 'tortuga1667'] as const).map(need)));
