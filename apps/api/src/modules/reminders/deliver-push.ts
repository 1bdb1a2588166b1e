import { localMoment } from '@weekbord/domain/dates/zoned-time';
import { maySend, uselessFrom, zoneOf } from '@weekbord/domain/reminders/due-reminders';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { PushOutcome } from '../../platform/outbound/push.ts';
import { hashOf, newToken } from '../../platform/secret/tokens.ts';
import { accountHasAccess } from '../auth/auth.public.ts';
import type { Messengers } from './messengers.ts';
import { deleteDevice, findDevice, listDevices } from './push-devices.store.ts';
import { mailReminder, type PushJob, type Sender } from './remind-person.ts';
import { phoneContent, pushContent } from './reminder-message.ts';
import { pointOf } from './reminder-point.ts';
import { settingsOf } from './reminder-settings.ts';
import { findReminded, findSettings, insertStop, lockSettings, type RemindedRow } from './reminders.store.ts';
import { type Device, isPhone, openDevice } from './sealed-device.ts';

/** The message to be sent to a device now. */
interface Sending {
  readonly account: RemindedRow;
  readonly dish: string | null;
  /** Undefined if the device's stored address can no longer be decrypted. */
  readonly device: Device | undefined;
  /** The secret of the link that stops all reminders, if the device gets one. A phone shows no such link. */
  readonly secret: string;
}

/** Opens transactions of the acting person. */
export type AsPerson = (personId: number) => Kysely<Tables>;

/**
 * Sends one message to one device. A device whose subscription has ended is removed, and the reminder is sent by email
 * if no other device is left. Throws if the queue should retry.
 */
export async function deliverPush(
  job: PushJob,
  {
    asPerson,
    messengers,
    sender,
    now,
  }: Readonly<{ asPerson: AsPerson; messengers: Messengers; sender: Sender; now: Date }>,
): Promise<void> {
  const { personId, deviceId, reminder } = job;
  const db = asPerson(personId);
  const sending = await db.transaction().execute((trx) => findSending(trx, sender, job, now));
  if (sending === null) return;
  const { account } = sending;
  const outcome = await send(sending, job, messengers, now);
  // The queue retries with increasing delays, until the reminder is too late to be useful.
  if (outcome === 'LATER') throw new Error('A push service rejected a message.');
  if (outcome === 'TAKEN') return;
  await db.transaction().execute(async (trx) => {
    // Locked, so that if the subscriptions of two devices end at the same time, the second one to be removed is known
    // to be the last.
    await lockSettings(trx, personId);
    if (!(await deleteDevice(trx, personId, deviceId))) return;
    if ((await listDevices(trx, personId)).length > 0) return;
    await mailReminder(trx, sender, { personId, account, due: reminder, now });
  });
}

/**
 * Sends the message through the service that reaches the device. If the keys of the service were removed, retries until
 * the message is too late to be useful.
 */
async function send(
  { account: { language }, device, dish, secret }: Sending,
  { reminder }: PushJob,
  { browsers, phones }: Messengers,
  now: Date,
): Promise<PushOutcome> {
  if (device === undefined) return 'GONE';
  const useless = uselessFrom(reminder);
  if (isPhone(device)) {
    const message = { ...phoneContent({ ...reminder, dish, language }), expiresAt: new Date(useless) };
    return (await phones[device.service]?.send(device.token, message)) ?? 'LATER';
  }
  const content = pushContent({ ...reminder, dish, secret, language });
  const ttlSeconds = Math.ceil((useless - now.getTime()) / 1000);
  return (await browsers?.send(device, { content, ttlSeconds })) ?? 'LATER';
}

/**
 * Returns the message to send. It depends on the current state, because by now the meal may have been eaten, the device
 * removed or the reminders stopped.
 */
async function findSending(
  trx: Kysely<Tables>,
  { config }: Pick<Sender, 'config'>,
  { personId, deviceId, reminder }: PushJob,
  now: Date,
): Promise<Sending | null> {
  const [found, row, account] = [
    await findDevice(trx, personId, deviceId),
    await findSettings(trx, personId),
    await findReminded(trx),
  ];
  if (found === undefined || row === undefined || account === undefined || !accountHasAccess(account, now)) return null;
  const settings = settingsOf(row);
  if (!maySend(settings, reminder, now.getTime())) return null;
  const today = localMoment(now.getTime(), zoneOf(settings)).date;
  const point = await pointOf(trx, { personId, today, ...reminder }, account.language);
  if (point === null) return null;
  const device = openDevice(config, personId, found.sealed);
  const secret = newToken();
  if (device !== undefined && !isPhone(device)) await insertStop(trx, personId, hashOf(secret), now);
  return { account, dish: row.names_dishes ? point.dish : null, secret, device };
}
