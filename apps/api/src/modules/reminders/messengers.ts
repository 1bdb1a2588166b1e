import { PHONE_SERVICES, type PhoneService } from '@weekbord/domain/reminders/reached-phones';
import type { Config } from '../../platform/config/config.ts';
import type { PhonePush } from '../../platform/outbound/phone-push.ts';
import type { Push } from '../../platform/outbound/push.ts';
import { type Device, isPhone } from './sealed-device.ts';

/** The services that deliver messages to devices. A service without keys is absent. */
export interface Messengers {
  readonly browsers: Push | undefined;
  readonly phones: Readonly<Record<PhoneService, PhonePush | undefined>>;
}

type Keys = Pick<Config, 'vapid' | 'phonePush'>;

/** Returns the push services for phones. */
export function phoneServicesOf({ phonePush }: Pick<Keys, 'phonePush'>): PhoneService[] {
  const settings = { FCM: phonePush.fcm, APNS: phonePush.apns };
  return PHONE_SERVICES.filter((service) => settings[service] !== undefined);
}

/** Whether any device can be reached. */
export function reachesAny(config: Keys): boolean {
  return config.vapid !== undefined || phoneServicesOf(config).length > 0;
}

/**
 * Whether a device can be reached. A stored address that can no longer be decrypted is only detected when a message is
 * sent.
 */
export function reaches(config: Keys, device: Device | undefined): boolean {
  if (device === undefined) return reachesAny(config);
  return isPhone(device) ? phoneServicesOf(config).includes(device.service) : config.vapid !== undefined;
}

/** Opens all services that have keys. Their code is loaded only then. */
export async function openMessengers({ vapid, phonePush: { fcm, apns } }: Keys): Promise<Messengers> {
  const browsers = vapid && (await import('../../platform/outbound/push.ts')).openPush(vapid);
  return {
    browsers,
    phones: {
      FCM: fcm && (await import('../../platform/outbound/fcm.ts')).openFcm(fcm),
      APNS: apns && (await import('../../platform/outbound/apns.ts')).openApns(apns),
    },
  };
}
