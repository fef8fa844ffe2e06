/** How much room a window has for a table: a desk holds all of it at once, a phone lies on its side or stands upright. */

import { innerHeight, innerWidth } from 'svelte/reactivity/window';

export type Room = 'desk' | 'lying' | 'upright';

const DESK = { width: 1024, height: 600 };
const LYING = { width: 600, height: 520 };

export function roomOf(width: number, height: number): Room {
  if (width >= DESK.width && height >= DESK.height) return 'desk';
  return width >= LYING.width && height <= LYING.height ? 'lying' : 'upright';
}

export const room = (): Room => roomOf(innerWidth.current ?? 0, innerHeight.current ?? 0);

/** Style sheets read it beside the theme, for as long as somebody is at a table. */
export function furnish(): () => void {
  document.documentElement.dataset.room = room();
  return () => delete document.documentElement.dataset.room;
}
