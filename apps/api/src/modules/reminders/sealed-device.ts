import type { Config } from '../../platform/config/config.ts';
import type { PushSubscription } from '../../platform/outbound/push.ts';
import { open, seal, SealFault, sealingKey } from '../../platform/secret/sealed.ts';

const placeOf = (personId: number) => `person ${personId} push_device.sealed`;

/** A browser's subscription as it is stored: whoever has it could send to the browser. */
export function sealDevice(
  { secretKey }: Pick<Config, 'secretKey'>,
  personId: number,
  subscription: PushSubscription,
): Buffer {
  return seal(sealingKey(secretKey ?? ''), placeOf(personId), Buffer.from(JSON.stringify(subscription)));
}

/** The subscription; undefined where the server's secret is another one by now. */
export function openDevice(
  { secretKey }: Pick<Config, 'secretKey'>,
  personId: number,
  sealed: Buffer,
): PushSubscription | undefined {
  try {
    return JSON.parse(open([sealingKey(secretKey ?? '')], placeOf(personId), sealed).toString()) as PushSubscription;
  } catch (error) {
    if (error instanceof SealFault) return undefined;
    throw error;
  }
}
