/** How turtles move: quickly, on the compositor, and not at all for those who want no motion. */

import { bend, type Point } from './board';

/** A duration from the page's tokens, in milliseconds; 0 without motion. */
export function pace(token: '--move' | '--long-move'): number {
  if (typeof Element.prototype.animate !== 'function') return 0;
  const value = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const number = Number.parseFloat(value) || 0;
  return value.endsWith('ms') ? number : number * 1000;
}

const SAMPLES = 10;
const HEIGHT = 0.26;

/** The places of a jump's arc on its way, each with how near it is to the eye. */
export function flight(from: Point, to: Point): (Point & { scale: number })[] {
  const pull = bend(from, to);
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const t = index / SAMPLES;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return {
      x: a * from.x + b * pull.x + c * to.x,
      y: a * from.y + b * pull.y + c * to.y,
      scale: 1 + HEIGHT * Math.sin(Math.PI * t),
    };
  });
}
