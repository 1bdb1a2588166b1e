import type { Kysely } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Tables } from '../database/tables.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { addressMark, sealMessage } from './queued-mail.ts';

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly language: 'en' | 'nl';
  /** The URL of a picture of ours that the HTML shows. */
  readonly logo?: string;
  /** The name before the sender's address, such as an organisation's. */
  readonly fromName?: string;
  /** The URL where an email client may unsubscribe the person directly (RFC 8058). */
  readonly unsubscribe?: string;
  /** The address for replies, if it is not the sender. */
  readonly replyTo?: string;
  /** After this time the email is useless and is not sent. */
  readonly expiresAt?: Date;
  /**
   * The address of the account that the email concerns, if it is sent elsewhere. The email is deleted with that
   * account.
   */
  readonly about?: string;
}

/** An email in the queue, before it is sealed. */
export interface QueuedMessage extends Omit<Message, 'expiresAt' | 'about'> {
  readonly queuedAt: string;
  readonly expiresAt?: string;
}

/** Sends email. The queued email is committed or rolled back with the transaction. */
export interface Mail {
  /** Does nothing if the address cannot have a mailbox. */
  send(db: Kysely<Tables>, message: Message): Promise<void>;
  /** Deletes every queued email to an address, or about its account. */
  forget(db: Kysely<Tables>, to: string): Promise<void>;
  /** Has the queued emails to or about the former address of an account deleted by `forget` of its new address. */
  noteNewAddress(db: Kysely<Tables>, former: string, current: string): Promise<void>;
}

export const MAIL_QUEUE = 'mail';

/**
 * The suffix of addresses that never have a mailbox (RFC 2606), such as those of accounts that no one logs in to by
 * email.
 */
const NO_MAILBOX = /[@.]invalid$/i;

const RULES = { retries: 12, firstPauseSeconds: 5, longestPauseSeconds: 900, keptSeconds: 600 } as const;

/** Creates the queue and the sender that fills it. Throws on a line break that would become part of a header. */
export async function createMail(jobs: Jobs, clock: Clock, config: Pick<Config, 'secretKey'>): Promise<Mail> {
  await jobs.createQueue(MAIL_QUEUE, RULES);
  return {
    async send(db, message) {
      const { expiresAt, about, ...rest } = message;
      if (NO_MAILBOX.test(message.to)) return;
      for (const header of [
        message.to,
        message.subject,
        message.fromName ?? '',
        message.replyTo ?? '',
        message.unsubscribe ?? '',
      ]) {
        if (/[\r\n\u0000]/.test(header)) throw new Error('A mail header may not contain a line break.');
      }
      const queued: QueuedMessage = {
        ...rest,
        queuedAt: clock.now().toISOString(),
        ...(expiresAt === undefined ? {} : { expiresAt: expiresAt.toISOString() }),
      };
      await jobs.enqueue(db, MAIL_QUEUE, sealMessage(config, queued, about));
    },
    async forget(db, to) {
      const mark = addressMark(config, to);
      for (const data of [{ to: mark }, { about: mark }, { to }]) await jobs.forget(db, MAIL_QUEUE, data);
    },
    async noteNewAddress(db, former, current) {
      const mark = addressMark(config, former);
      for (const data of [{ to: mark, about: null }, { about: mark }])
        await jobs.amend(db, MAIL_QUEUE, data, { about: addressMark(config, current) });
    },
  };
}
