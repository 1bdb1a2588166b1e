import { noteMailWords } from '@weekbord/phrases/reminder-messages';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Mail, Message } from '../../platform/mail/mail.ts';
import { accountHasAccess } from '../auth/auth.public.ts';
import {
  findReminded,
  findSettings,
  sendStoppable,
  stoppableMail,
  type StoppableRecipient,
} from '../reminders/reminders.public.ts';
import { isFirstUnread } from './notes.store.ts';

/** The queue of notes whose readers may want an email. */
export const NOTE_MAIL_QUEUE = 'note-mails';

/** A new note and the person who is to read it: the client that it belongs to, or their coach. */
export interface NoteMailJob {
  readonly noteId: number;
  readonly clientId: number;
  readonly readerId: number;
}

/**
 * How long to wait before emailing about a note, in milliseconds, because readers who are using the app read it there.
 */
const WAIT_MS = 2 * 60 * 1000;
/** How long an email about a note that could not be sent is retried, in milliseconds. */
const USEFUL_MS = 24 * 60 * 60 * 1000;
const RULES = { retries: 6, firstPauseSeconds: 15, longestPauseSeconds: 600, keptSeconds: 600 } as const;

/** Creates the queue of emails about notes. */
export async function prepareNoteMails(jobs: Jobs): Promise<void> {
  await jobs.createQueue(NOTE_MAIL_QUEUE, RULES);
}

/**
 * Queues an email about a new note, in the transaction of `db`. Whether the reader wants one is checked when it is
 * sent.
 */
export async function enqueueNoteMail(
  { db, jobs, now }: Readonly<{ db: Kysely<Tables>; jobs: Jobs; now: Date }>,
  job: NoteMailJob,
): Promise<void> {
  await jobs.enqueue(db, NOTE_MAIL_QUEUE, job, { notBefore: new Date(now.getTime() + WAIT_MS) });
}

/** Dependencies for emailing. */
export interface NoteMailer {
  readonly database: Database;
  readonly mail: Mail;
  readonly config: Config;
}

/** Starts emailing about notes in this process. */
export async function workNoteMails(parts: NoteMailer & Readonly<{ jobs: Jobs; clock: Clock }>): Promise<void> {
  await parts.jobs.work<NoteMailJob>(NOTE_MAIL_QUEUE, ({ data }) => mailNote(parts, data, parts.clock.now()));
}

/**
 * Emails the reader of a note if they want such emails, have not read it, and have no earlier unread note, so that
 * there is one email for all unread notes.
 */
export async function mailNote(
  { database, mail, config }: NoteMailer,
  { noteId, clientId, readerId }: NoteMailJob,
  now: Date,
): Promise<void> {
  const recipient = readerId === clientId ? 'CLIENT' : 'COACH';
  await database
    .as({ personId: readerId, system: 'remind' })
    .transaction()
    .execute(async (trx) => {
      const settings = await findSettings(trx, readerId);
      if (settings?.notes_on !== true) return;
      const reader = { personId: clientId, coachId: recipient === 'CLIENT' ? null : readerId };
      if (!(await isFirstUnread(trx, reader, noteId))) return;
      const account = await findReminded(trx);
      if (account === undefined || !accountHasAccess(account, now)) return;
      const path = recipient === 'CLIENT' ? '/profile/notes' : `/clients/${clientId}`;
      const sending = { personId: readerId, account, now, expiresAt: new Date(now.getTime() + USEFUL_MS) };
      await sendStoppable(trx, { mail, config }, sending, (to) => noteMail(recipient, path, to));
    });
}

/** Returns the email about a new note. It contains only a link, not what was written or by whom. */
export function noteMail(recipient: 'CLIENT' | 'COACH', path: string, to: StoppableRecipient): Message {
  const { title, text, open, stop } = noteMailWords(recipient, to.language);
  return stoppableMail({ subject: title, text, open, stop, path, kind: 'NOTE' }, to);
}
