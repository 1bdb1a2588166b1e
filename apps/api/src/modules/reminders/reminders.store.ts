import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { ReminderKind } from '@weekbord/domain/reminders/reminder-settings';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { ReminderSettingsTable } from '../../platform/database/tables/reminders.ts';
import type { AccountRow } from '../auth/auth.public.ts';

type Db = Kysely<Tables>;

export type SettingsRow = Selectable<ReminderSettingsTable>;

/** Returns a person's reminder settings; undefined if they never set any. */
export function findSettings(db: Db, personId: number): Promise<SettingsRow | undefined> {
  return db.selectFrom('reminder_settings').selectAll().where('person_id', '=', personId).executeTakeFirst();
}

/** Locks a person's settings, so that other transactions that lock them wait until this one ends. */
export async function lockSettings(db: Db, personId: number): Promise<void> {
  await db.selectFrom('reminder_settings').select('version').where('person_id', '=', personId).forUpdate().execute();
}

/** Saves a person's reminder settings, and increments their version. */
export async function saveSettings(
  db: Db,
  row: Omit<Insertable<ReminderSettingsTable>, 'version'>,
): Promise<SettingsRow> {
  return db
    .insertInto('reminder_settings')
    .values({ ...row, version: 1 })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({ ...row, version: sql`reminder_settings.version + 1` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores when a person's next reminder is due; null for never. */
export async function saveDue(db: Db, personId: number, nextAt: Date | null): Promise<void> {
  if (nextAt === null) {
    await db.deleteFrom('reminder_due').where('person_id', '=', personId).execute();
    return;
  }
  await db
    .insertInto('reminder_due')
    .values({ person_id: personId, next_at: nextAt })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ next_at: nextAt }))
    .execute();
}

/** Returns a batch of the people whose reminders are due, by id, following the id `after`. */
export async function listDue(
  db: Db,
  { now, after, limit }: Readonly<{ now: Date; after: number; limit: number }>,
): Promise<number[]> {
  const rows = await db
    .selectFrom('reminder_due')
    .select('person_id')
    .where('next_at', '<=', now)
    .where('person_id', '>', after)
    .orderBy('person_id')
    .limit(limit)
    .execute();
  return rows.map(({ person_id: id }) => id);
}

/**
 * Claims a person whose reminders are due, for this transaction. Returns undefined if another process is handling or
 * has already handled that person.
 */
export async function takeDue(db: Db, personId: number, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('reminder_due')
    .select('next_at')
    .where('person_id', '=', personId)
    .where('next_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.next_at;
}

/** Claims a reminder for the process that sends it. Returns false if it was sent before. */
export async function claimReminder(
  db: Db,
  personId: number,
  { kind, date, now }: Readonly<{ kind: ReminderKind; date: PlainDate; now: Date }>,
): Promise<boolean> {
  const claimed = await db
    .insertInto('sent_reminder')
    .values({ person_id: personId, kind, date, sent_at: now })
    .onConflict((conflict) => conflict.columns(['person_id', 'kind', 'date']).doNothing())
    .returning('date')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Stores the hash of a link that stops a person's reminders. */
export async function insertStop(db: Db, personId: number, secretHash: Buffer, now: Date): Promise<void> {
  await db.insertInto('reminder_stop').values({ person_id: personId, secret_hash: secretHash, made_at: now }).execute();
}

/** Deletes a person's sent reminders from before a given time, and the links in them. */
export async function deleteSentBefore(db: Db, personId: number, moment: Date): Promise<void> {
  await db.deleteFrom('sent_reminder').where('person_id', '=', personId).where('sent_at', '<', moment).execute();
  await db.deleteFrom('reminder_stop').where('person_id', '=', personId).where('made_at', '<', moment).execute();
}

/** Stops the reminders of the person whose link was presented. Returns false if there is no such link. */
export async function stopByLink(db: Db): Promise<boolean> {
  const { rows } = await sql<{ stopped: boolean }>`select stop_reminders() as stopped`.execute(db);
  return rows[0]?.stopped === true;
}

/** The recipient of reminders, the address, and whether the account is open. */
export type RemindedRow = AccountRow & {
  readonly email: string;
  readonly language: 'en' | 'nl';
  /** The subdomain of the person's portal; null for the site without an organisation. */
  readonly subdomain: string | null;
  readonly organisation_id: number | null;
};

/** Returns the acting person, with the fields that sending reminders requires. */
export async function findReminded(db: Db): Promise<RemindedRow | undefined> {
  const { rows } = await sql<RemindedRow>`
    select *, known_age_of(acting_person()) as known_age from reminded_account()`.execute(db);
  return rows[0];
}
