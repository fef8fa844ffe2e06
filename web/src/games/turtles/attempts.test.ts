import { describe, expect, it } from 'vitest';
import { attempted } from './attempts';
import { EMPTY } from './moves';

const none = { taken: false, hatches: false, turned: false };
const tried = (draft: Partial<typeof EMPTY>, cell: string, how: Partial<typeof none> = {}) => {
  const { taken, hatches, turned } = { ...none, ...how };
  return attempted({ ...EMPTY, ...draft }, cell, taken, hatches, turned);
};

describe('what was meant by a press that leads nowhere', () => {
  it('is a step of the turtle there', () => {
    expect(tried({}, 'd4')).toEqual({ type: 'step', origin: 'd4', to: 'd5' });
    expect(tried({}, 'd4', { turned: true })).toEqual({ type: 'step', origin: 'd4', to: 'd3' });
  });
  it('is a step of the chosen turtle, or a jump two cells on', () => {
    expect(tried({ origin: 'd2' }, 'd3')).toEqual({ type: 'step', origin: 'd2', to: 'd3' });
    expect(tried({ origin: 'd2' }, 'd4')).toEqual({
      type: 'jump',
      origin: 'd2',
      landings: [{ cell: 'd4', faces: null }],
    });
  });
  it('goes on with a chain', () => {
    const landings = [{ cell: 'd4', faces: null }];
    expect(tried({ origin: 'd2', landings }, 'e1')).toMatchObject({ type: 'jump', landings: { length: 2 } });
  });
  it('is a hatching where turtles hatch and none stands', () => {
    expect(tried({}, 'd4', { hatches: true })).toEqual({ type: 'hatch', cells: ['d4'] });
    expect(tried({ hatching: ['c1'] }, 'd4')).toEqual({ type: 'hatch', cells: ['c1', 'd4'] });
    expect(tried({}, 'd4', { hatches: true, taken: true })).toMatchObject({ type: 'step' });
  });
});
