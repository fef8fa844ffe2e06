/** A scene of a lesson told event by event, each as long as its game finds it worth looking at. */

import type { Face } from '$games/index';
import type { View } from '$lib/session.svelte';
import { moving, paced } from '$lib/settings.svelte';
import type { Tagged } from '$lib/speech';
import type { SceneInfo } from '../generated/house';

interface Shown {
  view: View;
  told: Tagged[];
}

/** Shows what has been told before each pause, and the view when all of it has been. Ends early if `gone()`. */
export async function tellScenes(
  scenes: readonly SceneInfo[],
  from: View,
  face: Face,
  show: (now: Shown) => void,
  gone: () => boolean,
): Promise<void> {
  let view = from;
  for (const scene of scenes) {
    const events = scene.events as Tagged[];
    for (const [index, event] of events.entries()) {
      if (gone() || !moving()) break;
      show({ view, told: events.slice(0, index + 1) });
      await pause(paced(face.lasting(event)));
    }
    if (gone()) return;
    view = scene.view as View;
    show({ view, told: [] });
  }
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));
