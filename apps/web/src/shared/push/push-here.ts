import { phonePush } from './phone-push.ts';

/** Returns this browser's push manager; undefined if it has none, or none in this window. */
async function findManager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator) || !('Notification' in globalThis)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager;
}

/** Whether this browser can show notifications while the app is closed. */
export async function canShowMessages(): Promise<boolean> {
  return (await findManager()) !== undefined;
}

/** Returns this browser's push subscription; null if it has none. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  return (await (await findManager())?.getSubscription()) ?? null;
}

/** Subscribes this browser to notifications signed with a key. The person must have given permission. */
export async function subscribeHere(applicationServerKey: string): Promise<PushSubscription | null> {
  const manager = await findManager();
  if (manager === undefined) return null;
  // Ends an existing subscription first, because one with another key would accept nothing that we send.
  await (await manager.getSubscription())?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Ends the push subscription of this browser or phone, no matter who sends the notifications. */
export async function unsubscribeHere(): Promise<void> {
  await phonePush()?.unregister();
  await (await subscriptionHere())?.unsubscribe();
}
