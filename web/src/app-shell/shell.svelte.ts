/** The page as an app: kept by the browser, and renewed when nothing is under way. */

import { at } from '$lib/base';

/** How long the version before may be busy with this window, in milliseconds. */
const PATIENCE = 2000;

let newer = $state.raw<ServiceWorker | null>(null);
let leaving = false;

export const shell = {
  /** Whether a newer version waits. */
  get waits(): boolean {
    return newer !== null;
  },
};

/**
 * Load the newer version, if one waits: the page begins anew where it is. The version before may not let go while
 * it has something to do for this window: then the window begins anew first, and once more when it has let go.
 */
export function takeOver(): void {
  if (!newer || leaving) return;
  leaving = true;
  handOver(newer);
  setTimeout(() => location.reload(), PATIENCE);
}

function handOver(to: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  to.postMessage('take-over');
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (navigator.serviceWorker.controller) newer = registration.waiting;
  };
  look();
  if (newer) handOver(newer); // nothing is under way in a window that has just begun
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
}

/** When the page has come, so that nobody waits for it. Where it cannot be, the page works as it always did. */
export async function keepShell(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  try {
    watch(await navigator.serviceWorker.register(at('/worker.js'), { scope: at('/') }));
  } catch {
    // Private windows and the like keep nothing.
  }
}

/** Whether this window came from what the browser keeps. */
export const isKept = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** The page that is kept is of no use any more: the next one comes from the house. */
export async function lookForNewer(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.unregister();
}
