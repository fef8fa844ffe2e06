/** Where a bubble goes: beside the piece it speaks of, in the window, and over nothing that can be pressed now. */

export interface Size {
  width: number;
  height: number;
}
export interface Spot extends Size {
  left: number;
  top: number;
}

const GAP = 8;

const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));

/** How much of one lies over the other. */
function shared(one: Spot, other: Spot): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Below, above, right or left of the piece: the first place that covers nothing, or else the one that covers least. */
export function beside(piece: Spot, bubble: Size, room: Size, live: readonly Spot[]): Spot {
  const middle = piece.left + (piece.width - bubble.width) / 2;
  const level = piece.top + (piece.height - bubble.height) / 2;
  const places = [
    { left: middle, top: piece.top + piece.height + GAP },
    { left: middle, top: piece.top - bubble.height - GAP },
    { left: piece.left + piece.width + GAP, top: level },
    { left: piece.left - bubble.width - GAP, top: level },
  ].map(({ left, top }) => ({
    left: clamp(left, room.width - bubble.width),
    top: clamp(top, room.height - bubble.height),
    ...bubble,
  }));
  const covers = (place: Spot): number =>
    [piece, ...live].reduce((sum, other) => sum + shared(place, other), 0);
  return places.reduce((best, place) => (covers(place) < covers(best) ? place : best));
}
