import type { PhoneService } from '@weekbord/domain/reminders/reached-phones';

/** Push messages to the native app on this phone, by the service of its maker. */
export interface PhonePush {
  readonly service: PhoneService;
  /** Whether the person refused the app's messages. */
  isRefused(): Promise<boolean>;
  /** Asks the person, and the service for its token; null if the person refuses. */
  register(): Promise<string | null>;
  /** Stops messages to this phone. */
  unregister(): Promise<void>;
}

let here: PhonePush | undefined;

/** Returns the push service of this phone; undefined in a browser, and in an app that was made without it. */
export function phonePush(): PhonePush | undefined {
  return here;
}

/** Sets the push service of this phone; undefined for none. */
export function providePhonePush(phone: PhonePush | undefined): void {
  here = phone;
}
