/** What is heard of each event. Of what is whispered only one’s own roll is heard. */

import type { Sound } from '$lib/sound';
import type { AnyEvent } from '../../generated/buccaneers';

export const SOUNDS: Partial<Record<AnyEvent['type'], Sound>> = {
  rolled: 'dice',
  'rolled-openly': 'dice',
  'rolled-again': 'dice',
  'marker-advanced': 'move',
  'marker-pushed-back': 'move',
  'chest-drawn': 'move',
  'chest-stolen': 'move',
  'chest-taken': 'move',
  'chest-put-off': 'move',
  'chests-brought': 'move',
  'chests-loaded': 'move',
  'chest-left': 'move',
  'tile-taken': 'move',
};
