/** The house speaks a newer protocol than this page, which was loaded before: load the page again, but only once. */

import { isKept, lookForNewer } from '../app-shell/shell.svelte';

const KEY = 'tortuga-renewed';

export function renew(protocol: number): void {
  try {
    if (sessionStorage.getItem(KEY) === String(protocol)) return;
    sessionStorage.setItem(KEY, String(protocol));
  } catch {
    return; // where nothing can be noted it might go on for ever
  }
  if (isKept()) void lookForNewer().finally(() => location.reload());
  else location.reload();
}
