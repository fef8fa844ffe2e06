/** Lines of the beach as a pen draws them, the same on every screen. */

import type { Point } from './board';

/** A generator of numbers in [-1, 1]. */
export function unrest(seed: number): () => number {
  let value = (seed * 7919 + 17) % 2147483647;
  return () => {
    value = (value * 48271) % 2147483647;
    return (value / 2147483647) * 2 - 1;
  };
}

const round = (value: number): string => value.toFixed(1);

/** A smooth closed curve through points (Catmull and Rom). */
export function curve(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const parts = points.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    return (
      `C${round(from.x + (to.x - before.x) / 6)} ${round(from.y + (to.y - before.y) / 6)} ` +
      `${round(to.x - (after.x - from.x) / 6)} ${round(to.y - (after.y - from.y) / 6)} ${round(to.x)} ${round(to.y)}`
    );
  });
  return `M${round(at(0).x)} ${round(at(0).y)}${parts.join('')}Z`;
}

/** The edge of a hexagon that stands on a corner, rounded and washed by waves. */
export function shore(radius: number, seed: number, rough: number, perSide = 9): Point[] {
  const wander = unrest(seed);
  const corner = (index: number): Point => {
    const angle = ((index * 60 - 90) * Math.PI) / 180;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  };
  return Array.from({ length: 6 * perSide }, (_, index) => {
    const [a, b] = [corner(Math.floor(index / perSide)), corner(Math.floor(index / perSide) + 1)];
    const t = (index % perSide) / perSide;
    const rounding = index % perSide === 0 ? 0.972 : 1;
    const wave = rounding + (rough * (wander() + 0.8 * Math.sin(index * 1.9 + seed))) / radius;
    return { x: (a.x + (b.x - a.x) * t) * wave, y: (a.y + (b.y - a.y) * t) * wave };
  });
}

/** The edge of a low island: a rounded oblong, washed by waves. */
export function isle(width: number, height: number, seed: number, rough: number): Point[] {
  const wander = unrest(seed);
  const steps = 44;
  return Array.from({ length: steps }, (_, index) => {
    const angle = (index / steps) * 2 * Math.PI;
    const soft = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.7;
    const wave = rough * (wander() + 0.8 * Math.sin(index * 1.9 + seed));
    return { x: soft(Math.cos(angle)) * (width / 2 + wave), y: soft(Math.sin(angle)) * (height / 2 + wave) };
  });
}

/** Short ripples that the last wave has left in the sand. */
export function ripples(count: number, radius: number, seed: number): string[] {
  const wander = unrest(seed);
  return Array.from({ length: count }, (_, index) => {
    const angle = index * 2.399 + wander() * 0.3;
    const far = radius * Math.sqrt((index + 0.5) / count);
    const [x, y, long] = [far * Math.cos(angle), far * Math.sin(angle), 16 + 8 * wander()];
    return `M${round(x - long)} ${round(y)}q${round(long / 2)} ${round(-3 - wander())} ${round(long)} ${round(wander())}t${round(long)} ${round(-1)}`;
  });
}
