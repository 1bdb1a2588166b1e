import { useEffect, useState } from 'react';
import type { ApiFailure } from '../../../shared/http/api-failure.ts';
import { fingerprintOf } from '../../../shared/offline/fingerprint.ts';
import { canShowMessages, subscribeHere, subscriptionHere, unsubscribeHere } from '../../../shared/push/push-here.ts';
import { type Reminders, useAddPushDevice, useRemovePushDevice } from '../api/reminders.ts';

/** What this browser can do with reminders, and whether it does. */
export type DeviceState = 'UNKNOWN' | 'UNABLE' | 'REFUSED' | 'OFF' | 'ON';

/** What the browser says of itself. */
interface Here {
  readonly isAble: boolean;
  readonly isRefused: boolean;
  /** Of where it takes messages; null where it takes none. */
  readonly fingerprint: string | null;
}

const UNABLE: Here = { isAble: false, isRefused: false, fingerprint: null };

async function lookHere(): Promise<Here> {
  if (!(await canShowMessages())) return UNABLE;
  const subscription = await subscriptionHere();
  const fingerprint = subscription === null ? null : await fingerprintOf(subscription.endpoint);
  return { isAble: true, isRefused: Notification.permission === 'denied', fingerprint };
}

interface ThisDevice {
  readonly state: DeviceState;
  readonly isChanging: boolean;
  readonly failure: ApiFailure | 'BROWSER' | null;
  /** Asks the browser for its leave, so only after a tap. */
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
}

/** Reminders on this device: whether they can come here, and turning them on and off. */
export function useThisDevice({ devices, application_server_key: key }: Reminders): ThisDevice {
  const [here, setHere] = useState<Here>();
  const add = useAddPushDevice();
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
    // Whoever allowed it in the settings of the browser comes back.
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
    state: stateOf({ here, key, isOn: own !== undefined }),
    isChanging,
    failure,
    turnOn: () =>
      change(async () => {
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
        return null;
      }),
  };
}

interface Known {
  readonly here: Here | undefined;
  readonly key: string | null;
  readonly isOn: boolean;
}

function stateOf({ here, key, isOn }: Known): DeviceState {
  if (here === undefined) return 'UNKNOWN';
  if (!here.isAble || key === null) return 'UNABLE';
  if (here.isRefused) return 'REFUSED';
  return isOn ? 'ON' : 'OFF';
}
