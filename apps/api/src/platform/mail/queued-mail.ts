import { createHmac, hkdfSync } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { open, seal, sealingKey } from '../secret/sealed.ts';
import type { QueuedMessage } from './mail.ts';

type Secret = Pick<Config, 'secretKey'>;

/** A sealed email in the queue. A copy of the database reveals neither text nor recipient. */
export interface SealedMessage {
  /** Keyed hash of the recipient's address, used to delete the email. */
  readonly to: string;
  /** Keyed hash of the current address of the account that the email concerns, if it is sent to another address. */
  readonly about: string | null;
  readonly sealed: string;
}

const PLACE = 'mail';

/** Seals an email for the queue. */
export function sealMessage(config: Secret, message: QueuedMessage, about: string | undefined): SealedMessage {
  return {
    to: addressMark(config, message.to),
    about: about === undefined ? null : addressMark(config, about),
    sealed: seal(mailKey(config), PLACE, Buffer.from(JSON.stringify(message))).toString('base64'),
  };
}

/** Opens an email from the queue. One queued by an older version is not sealed. */
export function openMessage(config: Secret, data: SealedMessage | QueuedMessage): QueuedMessage {
  if (!('sealed' in data)) return data;
  const opened = open([mailKey(config)], PLACE, Buffer.from(data.sealed, 'base64'));
  return JSON.parse(opened.toString()) as QueuedMessage;
}

/** Returns the keyed hash of an address in the queue. */
export function addressMark(config: Secret, address: string): string {
  return createHmac('sha256', derivedKey(config, 'mail address')).update(address).digest('base64url');
}

function mailKey(config: Secret) {
  return sealingKey(derivedKey(config, 'mail in the queue'));
}

function derivedKey({ secretKey }: Secret, purpose: string): Buffer {
  if (secretKey === undefined) throw new Error('The secret key is missing.');
  return Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32));
}
