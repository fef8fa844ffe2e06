/** How much room a window has for a table: a desk holds all of it at once, a phone lies on its side or stands upright. */

export type Room = 'desk' | 'lying' | 'upright';

const DESK = { width: 1024, height: 600 };
const LYING = { width: 600, height: 520 };

export function roomOf(width: number, height: number): Room {
  if (width >= DESK.width && height >= DESK.height) return 'desk';
  return width >= LYING.width && height <= LYING.height ? 'lying' : 'upright';
}

let here = $state<Room>('upright');

/** The room that the table in this window has; where none is laid, as little as on a phone. */
export const room = (): Room => here;

/** Lays a table: style sheets read its room beside the theme, until it is cleared away. On a big screen there is always a desk. */
export function furnish(always?: Room): () => void {
  const { dataset } = document.documentElement;
  const look = (): void => {
    const found = always ?? roomOf(innerWidth, innerHeight);
    here = found;
    dataset.room = found;
  };
  look();
  addEventListener('resize', look);
  return () => {
    removeEventListener('resize', look);
    here = 'upright';
    delete dataset.room;
  };
}
