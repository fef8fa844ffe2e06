import { describe, expect, it } from 'vitest';
import type { AnyAction } from '../../generated/turtles';
import {
  answers,
  EMPTY,
  finished,
  firstJumps,
  hatchable,
  hatching,
  hatchNumbers,
  origins,
  targets,
} from './moves';

const legal: AnyAction[] = [
  { type: 'step', origin: 'd3', to: 'd4' },
  { type: 'jump', origin: 'd3', landings: [{ cell: 'b3', faces: 'south' }] },
  {
    type: 'jump',
    origin: 'd3',
    landings: [
      { cell: 'b3', faces: 'north' },
      { cell: 'b5', faces: null },
    ],
  },
  { type: 'jump', origin: 'd3', landings: [{ cell: 'b3', faces: 'north' }] },
  { type: 'hatch', cells: ['c1'] },
  { type: 'hatch', cells: ['c1', 'd2'] },
  { type: 'swap' },
];
const from = { ...EMPTY, origin: 'd3' };

describe('a move under way', () => {
  it('begins where a legal one begins', () => {
    expect([...origins(legal)]).toEqual(['d3']);
    expect(firstJumps(legal)).toEqual([{ from: 'd3', to: 'b3' }]);
  });
  it('goes where a legal one goes, with the facings to choose', () => {
    expect([...targets(legal, from)]).toEqual([
      ['d4', []],
      ['b3', ['south', 'north']],
    ]);
  });
  it('may be whole and yet go on', () => {
    const draft = { ...from, landings: [{ cell: 'b3', faces: 'north' as const }] };
    expect(finished(legal, draft)).toBe(3);
    expect([...targets(legal, draft).keys()]).toEqual(['b5']);
    expect(finished(legal, from)).toBe(-1);
  });
  it('may be a hatching', () => {
    expect([...hatchable(legal, EMPTY)]).toEqual(['c1', 'd2']);
    expect(hatching(legal, { ...EMPTY, hatching: ['d2', 'c1'] })).toBe(5);
    expect(hatching(legal, { ...EMPTY, hatching: ['d2'] })).toBe(-1);
    expect(hatchNumbers(legal)).toEqual({ least: 1, most: 2 });
    expect(hatchNumbers([])).toBeNull();
  });
  it('leaves what has no place on the board to buttons', () => {
    expect(answers(legal)).toEqual([{ index: 6, type: 'swap' }]);
  });
});
