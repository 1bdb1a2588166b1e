import { phonePush } from './phone-push.ts';

/** What shows messages on this device; undefined where the browser has no such thing, or not in this window. */
async function findManager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator) || !('Notification' in globalThis)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager;
}

/** Whether this browser can show messages while the app is closed. */
export async function canShowMessages(): Promise<boolean> {
  return (await findManager()) !== undefined;
}

/** Where messages to this browser are taken; null where it takes none. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  return (await (await findManager())?.getSubscription()) ?? null;
}

/** Lets this browser take messages that are signed with a key. The person must have allowed it. */
export async function subscribeHere(applicationServerKey: string): Promise<PushSubscription | null> {
  const manager = await findManager();
  if (manager === undefined) return null;
  // One that was made for another key would take nothing that we send.
  await (await manager.getSubscription())?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** This browser or phone takes no messages any more, whoever sends them. */
export async function unsubscribeHere(): Promise<void> {
  await phonePush()?.unregister();
  await (await subscriptionHere())?.unsubscribe();
}
