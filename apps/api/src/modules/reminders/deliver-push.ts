import { localMoment } from '@weekbord/domain/dates/zoned-time';
import { maySend, uselessFrom, zoneOf } from '@weekbord/domain/reminders/due-reminders';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Push, PushSubscription } from '../../platform/outbound/push.ts';
import { hashOf, newToken } from '../../platform/secret/tokens.ts';
import { accountHasAccess } from '../auth/auth.public.ts';
import { deleteDevice, findDevice, listDevices } from './push-devices.store.ts';
import { mailReminder, type PushJob, type Sender } from './remind-person.ts';
import { pushContent } from './reminder-message.ts';
import { pointOf } from './reminder-point.ts';
import { settingsOf } from './reminder-settings.ts';
import { findReminded, findSettings, insertStop, lockSettings, type RemindedRow } from './reminders.store.ts';
import { openDevice } from './sealed-device.ts';

/** What is to be sent to a browser now. */
interface Sending {
  readonly account: RemindedRow;
  readonly dish: string | null;
  readonly secret: string;
  /** Null where it cannot be opened any more. */
  readonly subscription: PushSubscription | null;
}

/** The acting person's transactions. */
export type AsPerson = (personId: number) => Kysely<Tables>;

/**
 * Sends one message to one browser. A browser whose subscription is over is taken out, and the reminder goes by mail where no
 * other is left. Throws where it is to be tried again.
 */
export async function deliverPush(
  job: PushJob,
  { asPerson, push, sender, now }: Readonly<{ asPerson: AsPerson; push: Push; sender: Sender; now: Date }>,
): Promise<void> {
  const { personId, deviceId, reminder } = job;
  const db = asPerson(personId);
  const sending = await db.transaction().execute((trx) => findSending(trx, sender, job, now));
  if (sending === null) return;
  const { account, dish, secret, subscription } = sending;
  const ttlSeconds = Math.ceil((uselessFrom(reminder) - now.getTime()) / 1000);
  const content = pushContent({ ...reminder, dish, secret, language: account.language });
  const outcome = subscription === null ? 'GONE' : await push.send(subscription, { content, ttlSeconds });
  // The queue tries again, with growing pauses, until the reminder is of no use.
  if (outcome === 'LATER') throw new Error('A push service did not take a message.');
  if (outcome === 'TAKEN') return;
  await db.transaction().execute(async (trx) => {
    // Two devices whose subscriptions are over at once: the second to go is the last.
    await lockSettings(trx, personId);
    if (!(await deleteDevice(trx, personId, deviceId))) return;
    if ((await listDevices(trx, personId)).length > 0) return;
    await mailReminder(trx, sender, { personId, account, due: reminder, now });
  });
}

/** What there is to send, looked at anew: meanwhile the meal may be eaten, the device gone, the reminders stopped. */
async function findSending(
  trx: Kysely<Tables>,
  { config }: Pick<Sender, 'config'>,
  { personId, deviceId, reminder }: PushJob,
  now: Date,
): Promise<Sending | null> {
  const [device, row, account] = [
    await findDevice(trx, personId, deviceId),
    await findSettings(trx, personId),
    await findReminded(trx),
  ];
  if (device === undefined || row === undefined || account === undefined || !accountHasAccess(account, now))
    return null;
  const settings = settingsOf(row);
  if (!maySend(settings, reminder, now.getTime())) return null;
  const today = localMoment(now.getTime(), zoneOf(settings)).date;
  const point = await pointOf(trx, { personId, today, ...reminder }, account.language);
  if (point === null) return null;
  const secret = newToken();
  await insertStop(trx, personId, hashOf(secret), now);
  const dish = row.names_dishes ? point.dish : null;
  return { account, dish, secret, subscription: openDevice(config, personId, device.sealed) ?? null };
}
