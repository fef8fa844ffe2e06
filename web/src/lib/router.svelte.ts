/** Where we are. The server gives the same page for every address; the rest is found out here. */

let address = $state(read());

export type Place =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'table'; table: string; code: string | null }
  | { page: 'lost' };

function read(): string {
  return typeof location === 'undefined' ? '/' : location.pathname + location.search;
}

if (typeof addEventListener !== 'undefined') addEventListener('popstate', () => (address = read()));

export function place(): Place {
  return placeOf(address);
}

export function placeOf(where: string): Place {
  const { pathname, searchParams } = new URL(where, 'http://house');
  const [first = '', second = '', ...more] = pathname.split('/').filter(Boolean);
  if (!first) return { page: 'home' };
  if (more.length || !second) return { page: 'lost' };
  if (first === 'new' || first === 'rules') return { page: first, game: second };
  return first === 't' ? { page: 'table', table: second, code: searchParams.get('code') } : { page: 'lost' };
}

export function go(where: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', where);
  address = read();
  scrollTo(0, 0);
}

/** A link that stays in the page; with a modifier key the browser does what it always does. */
export function link(node: HTMLAnchorElement): { destroy: () => void } {
  const follow = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    go(node.pathname + node.search + node.hash);
  };
  node.addEventListener('click', follow);
  return { destroy: () => node.removeEventListener('click', follow) };
}
