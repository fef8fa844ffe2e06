/** The page as an app: kept by the browser, and renewed when nothing is under way. */

import { at } from '$lib/base';

let newer = $state.raw<ServiceWorker | null>(null);
let leaving = false;

export const shell = {
  /** Whether a newer version waits. */
  get waits(): boolean {
    return newer !== null;
  },
};

/** Load the newer version, if one waits: the page begins anew where it is. */
export function takeOver(): void {
  if (!newer || leaving) return;
  leaving = true;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  newer.postMessage('take-over');
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (navigator.serviceWorker.controller) newer = registration.waiting;
  };
  look();
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
