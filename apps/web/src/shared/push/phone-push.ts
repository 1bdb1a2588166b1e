import type { PhoneService } from '@weekbord/domain/reminders/reached-phones';

/** Push notifications to the native app on this phone, through the phone maker's service. */
export interface PhonePush {
  readonly service: PhoneService;
  /** Whether the person refused the app's notifications. */
  isRefused(): Promise<boolean>;
  /** Asks the person for permission, then the service for its token; null if the person refuses. */
  register(): Promise<string | null>;
  /** Stops notifications to this phone. */
  unregister(): Promise<void>;
}

let here: PhonePush | undefined;

/** Returns the push service of this phone; undefined in a browser, and in an app built without it. */
export function phonePush(): PhonePush | undefined {
  return here;
}

/** Sets the push service of this phone; undefined for none. */
export function providePhonePush(phone: PhonePush | undefined): void {
  here = phone;
}
