import { beforeEach, describe, expect, it, vi } from 'vitest';

const { play } = vi.hoisted(() => ({ play: vi.fn() }));
vi.mock('./synthesizer', () => ({ play }));
const { sound } = await import('./sound');
const { remember } = await import('./settings.svelte');

let now = 0;
vi.spyOn(performance, 'now').mockImplementation(() => now);

beforeEach(() => {
  now += 10_000;
  play.mockClear();
  remember({ sound: true, volume: 0.5 });
});

async function heard(): Promise<unknown[][]> {
  await vi.dynamicImportSettled();
  return play.mock.calls;
}

describe('sounds', () => {
  it('are off until somebody asks for them', async () => {
    remember({ sound: false });
    sound('turn');
    expect(await heard()).toEqual([]);
  });
  it('are as loud as one likes', async () => {
    remember({ volume: 0.2 });
    sound('dice');
    expect(await heard()).toEqual([['dice', 0.2]]);
    now += 1_000;
    remember({ volume: 0 });
    sound('dice');
    expect(await heard()).toHaveLength(1);
  });
  it('of one moment are heard once, and what matters more drowns the rest', async () => {
    for (const which of ['move', 'move', 'end', 'turn'] as const) sound(which);
    expect((await heard()).map(([which]) => which)).toEqual(['move', 'end']);
    now += 1_000;
    sound('move');
    expect(await heard()).toHaveLength(3);
  });
});
