import type { PhoneService } from '@weekbord/domain/reminders/reached-phones';
import type { Config } from '../../platform/config/config.ts';
import type { PushSubscription } from '../../platform/outbound/push.ts';
import { open, seal, SealFault, sealingKey } from '../../platform/secret/sealed.ts';

/** The native app on a phone, as the service that reaches it identifies it. */
export type Phone = Readonly<{ service: PhoneService; token: string }>;

/** A destination for messages. */
export type Device = PushSubscription | Phone;

export const isPhone = (device: Device): device is Phone => 'service' in device;

/** Returns the identity of a device: for a browser its URL, for a phone its token. */
export function nameOf(device: Device): string {
  return isPhone(device) ? device.token : device.endpoint;
}

const placeOf = (personId: number) => `person ${personId} push_device.sealed`;

/** Returns a device's address as it is stored: sealed, since anyone who has it could send to the device. */
export function sealDevice({ secretKey }: Pick<Config, 'secretKey'>, personId: number, device: Device): Buffer {
  return seal(sealingKey(secretKey ?? ''), placeOf(personId), Buffer.from(JSON.stringify(device)));
}

/** Returns the device; undefined if the server's secret has changed. */
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
