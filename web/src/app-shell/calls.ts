/** Being called by this browser when slow matches wait: off until it is asked for. */

import { api } from '$lib/api';

/** Why it cannot be; each is a message `me-calls-<why>`. */
export type Hindrance = 'unsupported' | 'denied' | 'unavailable';

export const callable = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  callable() ? navigator.serviceWorker.getRegistration() : undefined;

/** Whether this browser is called. */
export async function isCalled(): Promise<boolean> {
  return (await (await registered())?.pushManager.getSubscription()) != null;
}

/** Returns what stands in the way, if anything; what the house refuses is thrown. */
export async function beCalled(): Promise<Hindrance | null> {
  const registration = await registered();
  if (!registration) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { key } = await api.push();
  let subscription: PushSubscription;
  try {
    subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
  } catch {
    return 'unavailable';
  }
  const { endpoint, keys } = subscription.toJSON();
  try {
    await api.subscribe({
      endpoint: endpoint ?? '',
      p256dh: keys?.p256dh ?? '',
      auth: keys?.auth ?? '',
    });
  } catch (refused) {
    await subscription.unsubscribe();
    throw refused;
  }
  return null;
}

export async function beCalledNoMore(): Promise<null> {
  const subscription = await (await registered())?.pushManager.getSubscription();
  if (!subscription) return null;
  await subscription.unsubscribe();
  await api.unsubscribe(subscription.endpoint);
  return null;
}
