/** How somebody else's page shows a moment of a match. */

import { at } from '$lib/base';

const SIZE = { width: 640, height: 760 };

/** What is written into such a page. */
export function embedding(table: string, seat: string, actions: number, title: string, from: string): string {
  const query = new URLSearchParams({ seat, at: String(actions) });
  const address = new URL(at(`/embed/${encodeURIComponent(table)}?${query}`), from).href;
  const said = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return (
    `<iframe src="${address.replaceAll('&', '&amp;')}" title="${said}" width="${SIZE.width}"` +
    ` height="${SIZE.height}" loading="lazy" style="max-width:100%;border:0"></iframe>`
  );
}
