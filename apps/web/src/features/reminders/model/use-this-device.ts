import { useEffect, useState } from 'react';
import type { ApiFailure } from '../../../shared/http/api-failure.ts';
import { fingerprintOf } from '../../../shared/offline/fingerprint.ts';
import { canShowMessages, subscribeHere, subscriptionHere, unsubscribeHere } from '../../../shared/push/push-here.ts';
import { phonePush, type PhonePush } from '../../../shared/push/phone-push.ts';
import { readStored, writeStored } from '../../../shared/stored.ts';
import { type Reminders, useAddPushDevice, useAddPushPhone, useRemovePushDevice } from '../api/reminders.ts';

/** Whether this device can receive reminders, and whether it does. */
export type DeviceState = 'UNKNOWN' | 'UNABLE' | 'REFUSED' | 'OFF' | 'ON';

/** What this device reports about itself. */
interface Here {
  readonly isAble: boolean;
  readonly isRefused: boolean;
  /** Identifies the device's push subscription; null if there is none. */
  readonly fingerprint: string | null;
}

const UNABLE: Here = { isAble: false, isRefused: false, fingerprint: null };

async function lookHere(): Promise<Here> {
  const phone = phonePush();
  if (phone) return { isAble: true, isRefused: await phone.isRefused(), fingerprint: readStored('phone-push') };
  if (!(await canShowMessages())) return UNABLE;
  const subscription = await subscriptionHere();
  const fingerprint = subscription === null ? null : await fingerprintOf(subscription.endpoint);
  return { isAble: true, isRefused: Notification.permission === 'denied', fingerprint };
}

interface ThisDevice {
  readonly state: DeviceState;
  readonly isChanging: boolean;
  readonly failure: ApiFailure | 'BROWSER' | null;
  /** Asks the person for permission, so it may be called only in response to a tap. */
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
}

/** Whether this device can receive reminders, with functions to turn them on and off. */
export function useThisDevice({ devices, application_server_key: key, phone_services }: Reminders): ThisDevice {
  const [here, setHere] = useState<Here>();
  const add = useAddPushDevice();
  const addPhone = useAddPushPhone();
  const remove = useRemovePushDevice();
  const [isChanging, setChanging] = useState(false);
  const [failure, setFailure] = useState<ThisDevice['failure']>(null);
  useEffect(() => {
    let isShown = true;
    const look = async () => {
      const found = await lookHere().catch(() => UNABLE);
      if (isShown) setHere(found);
    };
    const lookAgain = () => void look();
    lookAgain();
    // Checked again on focus, because the person may return to the page after allowing notifications in the browser's
    // settings.
    window.addEventListener('focus', lookAgain);
    return () => {
      isShown = false;
      window.removeEventListener('focus', lookAgain);
    };
  }, []);
  const own = devices.find(({ fingerprint }) => fingerprint === here?.fingerprint);

  const change = async (work: () => Promise<ThisDevice['failure']>) => {
    setChanging(true);
    setFailure(await work().catch(() => 'BROWSER' as const));
    setHere(await lookHere().catch(() => UNABLE));
    setChanging(false);
  };

  return {
    state: stateOf({ here, isReached: isReachedBy(key, phone_services), isOn: own !== undefined }),
    isChanging,
    failure,
    turnOn: () =>
      change(async () => {
        const phone = phonePush();
        if (phone) return onPhone(phone, addPhone.send);
        if (key === null || (await Notification.requestPermission()) !== 'granted') return null;
        const subscription = (await subscribeHere(key))?.toJSON();
        const { endpoint, keys } = subscription ?? {};
        if (endpoint === undefined || keys?.['p256dh'] === undefined || keys['auth'] === undefined) return 'BROWSER';
        const body = { push_endpoint: endpoint, push_p256dh: keys['p256dh'], push_auth: keys['auth'] };
        const result = await add.send({ body });
        return result.ok ? null : result.failure;
      }),
    turnOff: () =>
      change(async () => {
        const result = own === undefined ? null : await remove.send(own.id);
        if (result?.ok === false) return result.failure;
        await unsubscribeHere();
        writeStored('phone-push', null);
        return null;
      }),
  };
}

/** Registers the app on this phone; returns what went wrong. */
async function onPhone(
  phone: PhonePush,
  send: ReturnType<typeof useAddPushPhone>['send'],
): Promise<ThisDevice['failure']> {
  const token = await phone.register();
  if (token === null) return null;
  const result = await send({ body: { service: phone.service, push_token: token } });
  if (!result.ok) return result.failure;
  writeStored('phone-push', await fingerprintOf(token));
  return null;
}

/** Whether the server has the keys that it needs to reach this device. */
function isReachedBy(key: string | null, services: Reminders['phone_services']): boolean {
  const phone = phonePush();
  return phone ? services.includes(phone.service) : key !== null;
}

interface Known {
  readonly here: Here | undefined;
  readonly isReached: boolean;
  readonly isOn: boolean;
}

function stateOf({ here, isReached, isOn }: Known): DeviceState {
  if (here === undefined) return 'UNKNOWN';
  if (!here.isAble || !isReached) return 'UNABLE';
  if (here.isRefused) return 'REFUSED';
  return isOn ? 'ON' : 'OFF';
}
