import type { PhoneService } from '@weekbord/domain/reminders/reached-phones';

/** Messages to the native app on this phone, by the service of its maker. */
export interface PhonePush {
  readonly service: PhoneService;
  /** Whether the person refused messages of the app. */
  isRefused(): Promise<boolean>;
  /** Asks the person, and the service for what it knows the app by; null where the person refuses. */
  register(): Promise<string | null>;
  /** The phone takes no messages any more. */
  unregister(): Promise<void>;
}

let here: PhonePush | undefined;

/** What brings messages to this phone; undefined in a browser, and in an app that was made without it. */
export function phonePush(): PhonePush | undefined {
  return here;
}

/** Says what brings messages to this phone; undefined is nothing. */
export function providePhonePush(phone: PhonePush | undefined): void {
  here = phone;
}
