/** Lines as a pen draws them: closed curves with a little unrest, and a stroke that swells and thins. */

export interface Point {
  x: number;
  y: number;
}

/** A generator of numbers in [-1, 1] that is the same on every screen. */
function unrest(seed: number): () => number {
  let value = (seed * 7919 + 17) % 2147483647;
  return () => {
    value = (value * 48271) % 2147483647;
    return (value / 2147483647) * 2 - 1;
  };
}

const round = (value: number): string => value.toFixed(1);

/** A smooth closed curve through points (Catmull and Rom), each moved a little. */
export function curve(points: readonly Point[], seed = 1, amount = 0): string {
  const wander = unrest(seed);
  const moved = points.map(({ x, y }) => ({ x: x + wander() * amount, y: y + wander() * amount }));
  const at = (index: number): Point => moved[(index + moved.length) % moved.length] ?? { x: 0, y: 0 };
  const parts = moved.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    return (
      `C${round(from.x + (to.x - before.x) / 6)} ${round(from.y + (to.y - before.y) / 6)} ` +
      `${round(to.x - (after.x - from.x) / 6)} ${round(to.y - (after.y - from.y) / 6)} ${round(to.x)} ${round(to.y)}`
    );
  });
  return `M${round(at(0).x)} ${round(at(0).y)}${parts.join('')}Z`;
}

/** An outline of uneven weight: the space between two curves that do not quite agree. Fill it by even-odd. */
export function outline(points: readonly Point[], weight: number, seed = 1): string {
  const middle = points.reduce(
    (sum, { x, y }) => ({ x: sum.x + x / points.length, y: sum.y + y / points.length }),
    { x: 0, y: 0 },
  );
  const inner = points.map(({ x, y }) => {
    const length = Math.hypot(x - middle.x, y - middle.y) || 1;
    return { x: x - ((x - middle.x) / length) * weight, y: y - ((y - middle.y) / length) * weight };
  });
  return curve(points, seed, weight * 0.2) + curve(inner, seed + 1, weight * 0.35);
}

/** A short line that is not quite straight. */
export function stroke(from: Point, to: Point, seed = 1, amount = 1): string {
  const wander = unrest(seed);
  const bend = { x: (from.x + to.x) / 2 + wander() * amount, y: (from.y + to.y) / 2 + wander() * amount };
  return `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`;
}

/** The shape of a ship from above: bow to the left, in a box of this length and breadth around the middle. */
export function hull(length: number, breadth: number, blunt = 0.62): Point[] {
  const [l, b] = [length / 2, breadth / 2];
  const bow = Math.min(breadth * blunt, length * 0.22);
  const side = [
    { x: -l + bow * 0.28, y: -b * 0.5 },
    { x: -l + bow * 0.85, y: -b * 0.88 },
    { x: -l + bow * 1.7, y: -b },
    { x: 0, y: -b * 1.02 },
    { x: l * 0.72, y: -b },
    { x: l * 0.95, y: -b * 0.9 },
    { x: l, y: -b * 0.62 },
  ];
  const mirrored = [...side].reverse().map(({ x, y }) => ({ x, y: -y }));
  return [{ x: -l, y: 0 }, ...side, ...mirrored];
}

/** The shape of a boat from above, pointed at the bow and round at the stern. */
export function boat(length: number, breadth: number): Point[] {
  const [l, b] = [length / 2, breadth / 2];
  const side = [
    { x: -l * 0.72, y: -b * 0.55 },
    { x: -l * 0.3, y: -b * 0.95 },
    { x: l * 0.3, y: -b },
    { x: l * 0.8, y: -b * 0.82 },
    { x: l * 0.97, y: -b * 0.4 },
  ];
  const mirrored = [...side].reverse().map(({ x, y }) => ({ x, y: -y }));
  return [{ x: -l, y: 0 }, ...side, ...mirrored];
}

/** A coast around a box: rounded, with capes and coves that are the same on every screen. */
export function coast(width: number, height: number, seed: number, rough: number): Point[] {
  const wander = unrest(seed);
  const steps = 40;
  return Array.from({ length: steps }, (_, index) => {
    const angle = (index / steps) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const power = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.46;
    const bay = 1 + rough * (Math.sin(angle * 5 + 1) + 0.7 * Math.sin(angle * 9 + 2) + 0.8 * wander());
    return { x: (width / 2) * power(cos) * bay, y: (height / 2) * power(sin) * bay };
  });
}
