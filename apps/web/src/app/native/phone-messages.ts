import { remindersPaths } from '@weekbord/contract/reminders/paths';
import { call } from '../../shared/http/call.ts';
import { fingerprintOf } from '../../shared/offline/fingerprint.ts';
import { phonePush, type PhonePush, providePhonePush } from '../../shared/push/phone-push.ts';
import { report } from '../../shared/report.ts';
import { readToken } from '../../shared/session/token.ts';
import { readStored, writeStored } from '../../shared/stored.ts';
import { callNative, hasPlugin, listenNative, platform } from './bridge.ts';

/** How long the push service may take to return its token, in milliseconds. */
const TOKEN_MS = 20_000;

let answerToken: { resolve: (token: string) => void; reject: (error: Error) => void } | undefined;

/**
 * Handles the phone's push notifications, if the app was built with them; `open` opens the screen that a notification
 * is about.
 */
export function takeMessages(open: (address: string) => void): void {
  if (!hasPlugin('PushNotifications')) return;
  listenNative('PushNotifications.registration', ({ value }) => answerToken?.resolve(value));
  listenNative('PushNotifications.registrationError', ({ error }) => answerToken?.reject(new Error(error)));
  listenNative('PushNotifications.pushNotificationActionPerformed', ({ notification }) => {
    const address: unknown = notification.data?.['address'];
    if (typeof address === 'string' && /^\/(?!\/)/.test(address)) open(address);
  });
  providePhonePush(PHONE);
  void renew().catch((error: unknown) => report('The phone gives no token for messages', error));
}

const PHONE: PhonePush = {
  service: platform() === 'ios' ? 'APNS' : 'FCM',
  isRefused: async () => (await callNative('PushNotifications.checkPermissions')).receive === 'denied',
  register: async () => {
    if ((await callNative('PushNotifications.requestPermissions')).receive !== 'granted') return null;
    return askForToken();
  },
  unregister: () => callNative('PushNotifications.unregister'),
};

async function askForToken(): Promise<string> {
  const token = new Promise<string>((resolve, reject) => {
    answerToken = { resolve, reject };
    setTimeout(() => reject(new Error('The push service returned no token in time.')), TOKEN_MS);
  });
  await callNative('PushNotifications.register');
  return token;
}

/** Push services rotate tokens; without the new one, the server would fall back to emailing reminders. */
async function renew(): Promise<void> {
  const known = readStored('phone-push');
  const service = phonePush()?.service;
  if (known === null || service === undefined || readToken() === null) return;
  const token = await askForToken();
  const fingerprint = await fingerprintOf(token);
  if (fingerprint === known) return;
  const { ok } = await call(remindersPaths.addPushPhone, { body: { service, push_token: token } });
  if (ok) writeStored('phone-push', fingerprint);
}
