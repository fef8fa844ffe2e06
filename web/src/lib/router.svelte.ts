/** Where we are, and how to go elsewhere. */

import { at, within } from './base';
import { placeOf, type Place } from './place';

let address = $state(read());

function read(): string {
  return typeof location === 'undefined' ? '/' : within(location.pathname) + location.search;
}

if (typeof addEventListener !== 'undefined') addEventListener('popstate', () => (address = read()));

export function place(): Place {
  return placeOf(address);
}

/** To a path of ours. */
export function go(where: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', at(where));
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
    go(within(node.pathname) + node.search + node.hash);
  };
  node.addEventListener('click', follow);
  return { destroy: () => node.removeEventListener('click', follow) };
}
