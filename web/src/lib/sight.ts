/** Live choices come into sight on a screen that shows only a part of the table. */

import { moving } from './settings.svelte';

/** Scrolls to the first of these pieces, if none of them is to be seen above what lies at the bottom. */
export function bringIntoSight(pieces: readonly Element[], dock: Element | null | undefined): void {
  const low = dock?.getBoundingClientRect().top ?? innerHeight;
  const upright = document.documentElement.dataset.room === 'upright';
  const inSight = (piece: Element): boolean => {
    const { top, bottom } = piece.getBoundingClientRect();
    return top >= 0 && bottom <= (upright ? low : innerHeight);
  };
  if (pieces.length && !pieces.some(inSight))
    pieces[0]?.scrollIntoView({
      block: upright ? 'center' : 'nearest',
      behavior: moving() ? 'smooth' : 'auto',
    });
}
