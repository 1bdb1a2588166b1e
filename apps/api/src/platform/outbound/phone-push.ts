import type { PushOutcome } from './push.ts';

/** What a phone shows of a message, and where it leads. */
export interface PhoneMessage {
  readonly title: string;
  readonly body: string;
  readonly address: string;
  /** Of two messages of one name a phone shows the last. */
  readonly tag: string;
  /** Until when the service keeps it for a phone that is out of reach. */
  readonly expiresAt: Date;
}

/** Sends messages to the app on phones by one service. */
export interface PhonePush {
  /** `token` is what the service knows the app on a phone by. */
  send(token: string, message: PhoneMessage): Promise<PushOutcome>;
  close(): Promise<void>;
}
