import { describe, expect, it } from 'vitest';
import { state } from './fixtures';
import { planOf, without } from './plan';

describe('a row of chests', () => {
  it('loses one for each that is taken', () => {
    expect(without(['red', 'blue', 'red'], ['red'])).toEqual(['blue', 'red']);
    expect(without(['red'], ['blue'])).toEqual(['red']);
  });
});

describe('loading', () => {
  it('fills the fleet from the crew first', () => {
    const { view, legal } = state('load-fleet-4');
    const plan = planOf(view, view.seat ?? 0);
    expect(plan.source).toBe('crew');
    expect(plan.next?.zone).toBe('fleet');
    expect(plan.chests.tortuga).toHaveLength(
      (view.boards[view.seat ?? 0]?.tortuga.length ?? 0) + plan.arriving,
    );
    expect(new Set(plan.chests.crew)).toEqual(
      new Set(legal.map((action) => (action.type === 'load' ? action.chest : null))),
    );
  });
  it('then fills the crew from the island', () => {
    const { view, legal } = state('load-crew-3');
    const plan = planOf(view, view.seat ?? 0);
    expect(plan.source).toBe('island');
    expect(plan.next).toEqual({ zone: 'crew', place: plan.chests.crew.length + 1 });
    expect(new Set(plan.chests.island)).toEqual(
      new Set(legal.map((action) => (action.type === 'load' ? action.chest : null))),
    );
  });
  it('of others is not shown before all are done', () => {
    const { view } = state('load-fleet-4');
    const other = view.boards.findIndex((_, seat) => seat !== view.seat);
    expect(planOf(view, other).chests.fleet).toEqual(view.boards[other]?.fleet);
    expect(planOf(view, other).next).toBeNull();
  });
  it('leaves no chest out', () => {
    for (const name of ['load-fleet-4', 'load-crew-3']) {
      const { view } = state(name);
      const board = view.boards[view.seat ?? 0];
      const plan = planOf(view, view.seat ?? 0);
      const drawn = [...Object.values(plan.chests), ...Object.values(plan.left)].flat();
      expect(drawn.sort()).toEqual([board?.island, board?.crew, board?.fleet, board?.tortuga].flat().sort());
    }
  });
});
