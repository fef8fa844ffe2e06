/** What is heard of each event. All that happens here is open to all. */

import type { Sound } from '$lib/sound';
import type { AnyEvent } from '../../generated/turtles';

export const SOUNDS: Partial<Record<AnyEvent['type'], Sound>> = {
  stepped: 'move',
  jumped: 'move',
  hatched: 'move',
  swapped: 'move',
};
