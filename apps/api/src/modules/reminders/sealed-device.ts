import type { PhoneService } from '@weekbord/domain/reminders/reached-phones';
import type { Config } from '../../platform/config/config.ts';
import type { PushSubscription } from '../../platform/outbound/push.ts';
import { open, seal, SealFault, sealingKey } from '../../platform/secret/sealed.ts';

/** The native app on a phone, as the service that reaches it knows it. */
export type Phone = Readonly<{ service: PhoneService; token: string }>;

/** Where messages to a device are taken. */
export type Device = PushSubscription | Phone;

export const isPhone = (device: Device): device is Phone => 'service' in device;

/** What a device is known by: a browser by its address, a phone by its token. */
export function nameOf(device: Device): string {
  return isPhone(device) ? device.token : device.endpoint;
}

const placeOf = (personId: number) => `person ${personId} push_device.sealed`;

/** Where a device takes messages, as it is stored: whoever has it could send to the device. */
export function sealDevice({ secretKey }: Pick<Config, 'secretKey'>, personId: number, device: Device): Buffer {
  return seal(sealingKey(secretKey ?? ''), placeOf(personId), Buffer.from(JSON.stringify(device)));
}

/** Where it takes messages; undefined where the server's secret is another one by now. */
export function openDevice(
  { secretKey }: Pick<Config, 'secretKey'>,
  personId: number,
  sealed: Buffer,
): Device | undefined {
  try {
    return JSON.parse(open([sealingKey(secretKey ?? '')], placeOf(personId), sealed).toString()) as Device;
  } catch (error) {
    if (error instanceof SealFault) return undefined;
    throw error;
  }
}
