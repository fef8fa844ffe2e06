/** What is heard of each event. Nothing that is whispered is heard. */

import type { Sound } from '$lib/sound';
import type { AnyEvent } from '../../generated/tortuga1667';

export const SOUNDS: Partial<Record<AnyEvent['type'], Sound>> = {
  'vote-called': 'vote',
  'vote-shown': 'vote',
  rowed: 'move',
  'card-turned': 'move',
  'treasure-stowed': 'move',
  'treasure-pilfered': 'move',
  'treasure-plundered': 'move',
  'pawn-settled': 'move',
  'pawn-marooned': 'move',
  'pawn-enlisted': 'move',
  'pawn-sailed': 'move',
  'pawn-washed-ashore': 'move',
  'places-swapped': 'move',
};
