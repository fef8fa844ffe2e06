/** Which rule stands behind what can be pointed at. */

import type { AnyAction, EventCard } from '../../generated/tortuga1667';

export const CARD_RULES: Partial<Record<EventCard, string>> = {
  'letter-of-marque': 'S-CARD-MARQUE',
  pistol: 'S-CARD-PISTOL',
  albatross: 'S-CARD-ALBATROSS',
  'black-spot': 'S-CARD-SPOT',
  atlantis: 'S-CARD-ATLANTIS',
  'el-dorado': 'S-CARD-ELDORADO',
  'fountain-of-youth': 'S-CARD-FOUNTAIN',
  'black-powder': 'S-CARD-POWDER',
  'cabin-fever': 'S-CARD-FEVER',
  'crows-nest': 'S-CARD-NEST',
  'eight-bells': 'S-CARD-BELLS',
  facade: 'S-CARD-FACADE',
  'pirate-code': 'S-CARD-CODE',
  scurvy: 'S-CARD-SCURVY',
  'stormy-seas': 'S-CARD-STORM',
  'spanish-armada': 'S-CARD-ARMADA',
};

export const DEED_RULES: Partial<Record<AnyAction['type'], string>> = {
  view: 'S-ACT-1',
  reveal: 'S-ACT-2',
  force: 'S-ACT-3',
  row: 'S-ACT-4',
  attack: 'S-ACT-5',
  maroon: 'S-ACT-5',
  mutiny: 'S-ACT-6',
  pilfer: 'S-ACT-7',
  brawl: 'S-ACT-8',
  'use-letter': 'S-ACT-9',
  sail: 'S-CARD-ATLANTIS',
};

export const RULES = {
  line: 'S-ACT-2',
  deck: 'S-SETUP-3',
  discards: 'S-INFO-1',
  galleon: 'S-VOTE-3',
  hold: 'S-PLACE-4',
  boat: 'S-ACT-4',
  place: 'S-PLACE-1',
  pawn: 'S-PLACE-2',
  hand: 'S-VOTE-1',
  search: 'S-CARD-NEST',
} as const;
