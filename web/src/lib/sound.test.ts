import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const play = vi.fn();
vi.mock('./synthesizer', () => ({ play }));
const { sound } = await import('./sound');
const { remember } = await import('./settings.svelte');

vi.useFakeTimers(); // once: time does not go back
beforeEach(() => {
  play.mockClear();
  remember({ sound: true, volume: 0.5 });
});
afterAll(() => vi.useRealTimers());

async function heard(): Promise<unknown[]> {
  await vi.advanceTimersByTimeAsync(1_000);
  return play.mock.calls;
}

describe('sounds', () => {
  it('are off until somebody asks for them', async () => {
    remember({ sound: false });
    sound('turn');
    expect(await heard()).toEqual([]);
  });
  it('are as loud as one likes', async () => {
    await heard();
    remember({ volume: 0.2 });
    sound('dice');
    expect(await heard()).toEqual([['dice', 0.2]]);
    remember({ volume: 0 });
    sound('dice');
    expect(await heard()).toHaveLength(1);
  });
  it('of one moment are heard once, and what matters more drowns the rest', async () => {
    await heard();
    sound('move');
    sound('move');
    sound('end');
    sound('turn');
    expect((await heard()).map((call) => (call as unknown[])[0])).toEqual(['move', 'end']);
  });
});
