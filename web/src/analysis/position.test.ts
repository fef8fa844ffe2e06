import { describe, expect, it } from 'vitest';
import { positionOf } from '$games/turtles/position';
import { STATES } from '$games/turtles/fixtures';
import { writePosition, type Variant } from './position';

describe('a position', () => {
  it('is written as the house writes it', () => {
    const views = Object.values(STATES).map(({ view }) => view);
    expect(views.length).toBeGreaterThan(0);
    for (const view of views) {
      const variant = view.position.split(' ').at(-1) as Variant;
      const laid = { ...positionOf(view), toMove: view.to_move, variant };
      expect(writePosition(laid)).toBe(view.position);
    }
  });
});
