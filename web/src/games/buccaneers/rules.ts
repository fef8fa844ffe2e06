/** Which rule stands behind what can be pointed at. */

import type { Deed, Zone } from '../../generated/buccaneers';

export const DEED_RULES: Record<Deed, string> = {
  fleet: 'B-FLEET-1',
  recruit: 'B-CREW-1',
  hunt: 'B-HUNT-1',
  boarding: 'B-BOARD-1',
  raid: 'B-RAID-1',
};

export const ZONE_RULES: Record<Zone, string> = {
  island: 'B-MOVE-1',
  crew: 'B-MOVE-2',
  fleet: 'B-MOVE-2',
  tortuga: 'B-END-1',
};

export const RULES = {
  die: 'B-ROLL-1',
  skull: 'B-ROLL-4',
  track: 'B-CAP-1',
  tiles: 'B-HUNT-2',
  bonus: 'B-BONUS-1',
  centre: 'B-ISLE-1',
  chest: 'B-SCORE-2',
  lost: 'B-CAP-2',
} as const;
