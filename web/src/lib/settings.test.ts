import { beforeEach, describe, expect, it, vi } from 'vitest';

/** As a device that wants little motion, or one that does not mind. */
async function arrive(calm: boolean, kept: object = {}): Promise<typeof import('./settings.svelte')> {
  vi.resetModules();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: calm && query.includes('motion'),
    addEventListener: () => undefined,
  }));
  localStorage.setItem('tortuga-settings', JSON.stringify(kept));
  return import('./settings.svelte');
}

beforeEach(() => localStorage.clear());

describe('how fast things move', () => {
  it('goes by the device, until somebody chooses', async () => {
    const { dress, moving, pace, paced, remember } = await arrive(true);
    expect([pace(), moving(), paced(100)]).toEqual(['off', false, 0]);
    remember({ pace: 'slow' });
    expect([pace(), moving(), paced(100)]).toEqual(['slow', true, 180]);
    expect(document.documentElement.dataset.pace).toBe('slow');
    remember({ pace: 'quick' });
    expect(paced(100)).toBe(50);
    dress();
    expect(JSON.parse(localStorage.getItem('tortuga-settings') ?? '')).toMatchObject({ pace: 'quick' });
  });
  it('is usual where the device does not mind', async () => {
    expect((await arrive(false)).pace()).toBe('usual');
  });
  it('stays off for those who wanted no motion before there were paces', async () => {
    expect((await arrive(false, { motion: false, theme: 'dark' })).settings).toMatchObject({
      pace: 'off',
      theme: 'dark',
    });
    expect((await arrive(false, { motion: true })).pace()).toBe('usual');
  });
});
