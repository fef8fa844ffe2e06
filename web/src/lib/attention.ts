/** "It is your turn": a short soft sound and a notification, for those who asked for them. */

import { settings } from './settings.svelte';
import { sound } from './sound';

export function callAttention(sentence: string): void {
  sound('turn');
  if (
    settings.notify &&
    document.hidden &&
    'Notification' in window &&
    Notification.permission === 'granted'
  ) {
    new Notification('Tortuga', { body: sentence, tag: 'tortuga-turn' });
  }
}

/** Whether notifications may be shown; asks the person if nobody has yet. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}
