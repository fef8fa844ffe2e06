/** jsdom shows nothing, so it has no media to ask about. */

import { vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
