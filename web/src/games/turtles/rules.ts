/** Which rule stands behind what can be pointed at: by what stands on a cell. */

export const RULES = {
  south: 'T-MOVE-1',
  north: 'T-MOVE-1',
  overturned: 'T-FLIP-3',
  egg: 'T-HATCH-2',
  goal: 'T-END-1',
  empty: 'T-BOARD-1',
  reserve: 'T-HATCH-1',
} as const;
