/** A replay by keys; what is typed into something, or pressed on it, belongs to it. */

import type { Replayer } from './replayer.svelte';

type Deed = (replayer: Replayer) => unknown;

const DEEDS: Record<string, Deed> = {
  ArrowRight: (replayer) => replayer.move('step', 1),
  ArrowLeft: (replayer) => replayer.move('step', -1),
  'Shift+ArrowRight': (replayer) => replayer.move('turn', 1),
  'Shift+ArrowLeft': (replayer) => replayer.move('turn', -1),
  PageDown: (replayer) => replayer.move('round', 1),
  PageUp: (replayer) => replayer.move('round', -1),
  n: (replayer) => replayer.move('mark', 1),
  p: (replayer) => replayer.move('mark', -1),
  Home: (replayer) => replayer.goTo(0),
  End: (replayer) => replayer.goTo(replayer.last),
  ' ': (replayer) => replayer.toggle(),
};

const TYPED = 'select, textarea, input:not([type="range"]), dialog';
/** What a press of the space bar is for. */
const PRESSED = 'button, a, summary, label';

export function act(replayer: Replayer, event: KeyboardEvent): void {
  const { target, key } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (target instanceof Element && target.closest(key === ' ' ? `${TYPED}, ${PRESSED}` : TYPED)) return;
  const deed = DEEDS[event.shiftKey ? `Shift+${key}` : key];
  if (!deed) return;
  event.preventDefault();
  deed(replayer);
}
