import { describe, expect, it } from 'vitest';
import { Projector, type Film } from './projector.svelte';

/** A film that ends when it is told to, and says how often it was begun and whether it is cut. */
class Reel implements Film {
  begun = 0;
  cut: () => boolean = () => false;
  end: () => void = () => undefined;

  show(cut: () => boolean): Promise<void> {
    this.begun += 1;
    this.cut = cut;
    return new Promise((done) => (this.end = done));
  }
}

const later = (): Promise<void> => new Promise((done) => setTimeout(done));

function twoInSight(): { projector: Projector; one: Reel; other: Reel } {
  const [projector, one, other] = [new Projector(), new Reel(), new Reel()];
  projector.add(one);
  projector.add(other);
  return { projector, one, other };
}

describe('moving pictures', () => {
  it('take turns, and begin again after the last', async () => {
    const { projector, one, other } = twoInSight();
    expect([projector.plays(one), projector.plays(other)]).toEqual([true, false]);
    one.end();
    await later();
    expect([projector.plays(one), projector.plays(other)]).toEqual([false, true]);
    other.end();
    await later();
    expect([one.begun, other.begun, projector.plays(one)]).toEqual([2, 1, true]);
  });
  it('are cut when they go out of sight, and the next one begins', () => {
    const { projector, one, other } = twoInSight();
    projector.drop(one);
    expect([one.cut(), projector.plays(other), other.cut()]).toEqual([true, true, false]);
    projector.drop(other);
    expect([projector.holds(other), other.cut()]).toEqual([false, true]);
  });
  it('stay as they are once one was stopped, whatever comes into sight', async () => {
    const { projector, one, other } = twoInSight();
    projector.stop();
    one.end();
    await later();
    projector.add(new Reel());
    expect([one.cut(), projector.holds(one), projector.plays(one), other.begun]).toEqual([
      true,
      true,
      false,
      0,
    ]);
  });
  it('begin at once by a press, one at a time', async () => {
    const { projector, one, other } = twoInSight();
    projector.start(other);
    expect([one.cut(), projector.plays(other)]).toEqual([true, true]);
    one.end();
    await later();
    expect([one.begun, other.begun]).toEqual([1, 1]);
    projector.stop();
    projector.start(other);
    expect([other.begun, other.cut()]).toEqual([2, false]);
  });
});
