import type { PushOutcome } from './push.ts';

/** The visible part of a message on a phone, and the page it opens. */
export interface PhoneMessage {
  readonly title: string;
  readonly body: string;
  readonly address: string;
  /** A phone replaces a message by a later one with the same tag. */
  readonly tag: string;
  /** Until when the service keeps the message for a phone that is unreachable. */
  readonly expiresAt: Date;
}

/** Sends messages to the app on phones through one service. */
export interface PhonePush {
  /** `token` identifies the app on a phone to the service. */
  send(token: string, message: PhoneMessage): Promise<PushOutcome>;
  close(): Promise<void>;
}
