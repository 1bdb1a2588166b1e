import { localMoment } from '@weekbord/domain/dates/zoned-time';
import {
  type DueReminder,
  maySend,
  nextReminderAt,
  remindersBetween,
  uselessFrom,
  zoneOf,
} from '@weekbord/domain/reminders/due-reminders';
import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { accountHasAccess } from '../auth/auth.public.ts';
import { reaches } from './messengers.ts';
import { listDevices } from './push-devices.store.ts';
import { reminderMail } from './reminder-message.ts';
import { pointOf } from './reminder-point.ts';
import { settingsOf } from './reminder-settings.ts';
import { openDevice } from './sealed-device.ts';
import {
  claimReminder,
  deleteSentBefore,
  findReminded,
  findSettings,
  type RemindedRow,
  saveDue,
  takeDue,
} from './reminders.store.ts';
import { sendStoppable } from './stoppable-mail.ts';

/** Dependencies for sending. */
export interface Sender {
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly config: Config;
  readonly log: Log;
}

/** The queue of messages to browsers and phones. */
export const PUSH_QUEUE = 'push';

/** The subject of a queued message to a device. Its text is chosen when it is sent. */
export interface PushJob {
  readonly personId: number;
  readonly deviceId: number;
  readonly reminder: DueReminder;
}

/** How far back a server that was down looks for missed reminders, in milliseconds. Older reminders are useless. */
const LOOK_BACK_MS = 24 * 60 * 60 * 1000;
/** How long sent reminders are recorded and their links work, in milliseconds. */
const KEPT_MS = 60 * 24 * 60 * 60 * 1000;

/**
 * Sends the reminders that are due for a person, each only once across all processes, and stores when the next one is
 * due. Runs in one transaction, as that person.
 */
export async function remindPerson(trx: Kysely<Tables>, sender: Sender, personId: number, now: Date): Promise<void> {
  const dueSince = await takeDue(trx, personId, now);
  const row = dueSince === undefined ? undefined : await findSettings(trx, personId);
  if (dueSince === undefined || row === undefined) return;
  const settings = settingsOf(row);
  const until = now.getTime();
  const next = nextReminderAt(settings, until);
  await saveDue(trx, personId, next === null ? null : new Date(next));
  await deleteSentBefore(trx, personId, new Date(until - KEPT_MS));
  const account = await findReminded(trx);
  if (account === undefined || !accountHasAccess(account, now)) return;
  const today = localMoment(until, zoneOf(settings)).date;
  for (const due of remindersBetween(settings, Math.max(dueSince.getTime() - 1, until - LOOK_BACK_MS), until)) {
    if (!maySend(settings, due, until)) continue;
    const point = await pointOf(trx, { personId, today, ...due }, account.language);
    // A reminder that is not needed now is not claimed, because it may be needed if the person chooses another time on
    // the same date.
    if (point === null || !(await claimReminder(trx, personId, { ...due, now }))) continue;
    const devices = await reachedDevices(trx, sender, personId);
    for (const { id } of devices) await enqueuePush(trx, sender.jobs, { personId, deviceId: id, reminder: due });
    if (devices.length > 0) continue;
    await mailReminder(trx, sender, { personId, account, due, now });
  }
}

/** Returns the devices of a person that can receive messages. */
async function reachedDevices(trx: Kysely<Tables>, { config }: Pick<Sender, 'config'>, personId: number) {
  const devices = await listDevices(trx, personId);
  return devices.filter(({ sealed }) => reaches(config, openDevice(config, personId, sealed)));
}

/** Queues a message to a device. */
async function enqueuePush(trx: Kysely<Tables>, jobs: Jobs, job: PushJob): Promise<void> {
  await jobs.enqueue(trx, PUSH_QUEUE, job);
}

/** Queues the email for a reminder. */
export async function mailReminder(
  trx: Kysely<Tables>,
  sender: Pick<Sender, 'mail' | 'config'>,
  { due, ...to }: MailedReminder,
): Promise<void> {
  const expiresAt = new Date(uselessFrom(due));
  await sendStoppable(trx, sender, { ...to, expiresAt }, (recipient) => reminderMail(due, recipient));
}

/** A reminder that is sent by email. */
interface MailedReminder {
  readonly personId: number;
  readonly account: RemindedRow;
  readonly due: DueReminder;
  readonly now: Date;
}
