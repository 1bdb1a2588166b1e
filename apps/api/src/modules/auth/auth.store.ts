import { DAY_MS } from '@weekbord/domain/dates/plain-date';
import {
  FOREIGN_TRIES_MAX,
  WRONG_CODES_PER_DAY,
  WRONG_IN_A_ROW_MAX,
  WRONG_IN_YEAR_MAX,
  WRONG_TRIES_MAX,
} from '@weekbord/domain/auth/guess-limits';
import { CODE_LIFE_MINUTES, LINK_LIFE_MINUTES } from '@weekbord/domain/auth/login-lifetimes';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { LoginCodeTable, LoginGuardTable, LoginLinkTable } from '../../platform/database/tables/login.ts';
import { keyForPasswords, keyOnKnownDevices, keysOf } from './login/login-keys.ts';

type Db = Kysely<Tables>;
const MINUTE_MS = 60_000;

export type CodeRow = Selectable<LoginCodeTable>;
export type LinkRow = Selectable<LoginLinkTable>;

/**
 * Locks an address until the commit. Returns whether codes work for it on this device, or passwords if the key is the
 * one for passwords. Wrong attempts on devices that logged in to the address before are counted separately, so that
 * other devices cannot block them.
 */
export async function lockAddress(
  db: Db,
  key: Buffer,
  isKnownDevice: boolean,
  now: Date,
): Promise<{ codesOn: boolean; passwordsOn: boolean }> {
  const others = await lockGuard(db, key);
  const guard = isKnownDevice ? await lockGuard(db, keyOnKnownDevices(key)) : others;
  const isYearSpent = guard.wrong_year === now.getUTCFullYear() && guard.wrong_in_year >= WRONG_IN_YEAR_MAX;
  const isDaySpent = others.wrong_on === dayOf(now) && others.wrong_that_day >= WRONG_CODES_PER_DAY;
  return { codesOn: isKnownDevice || !isDaySpent, passwordsOn: !guard.codes_off && !isYearSpent };
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** Inserts the row that counts wrong attempts for an address and locks it until the commit. */
async function lockGuard(db: Db, key: Buffer): Promise<Selectable<LoginGuardTable>> {
  return db
    .insertInto('login_guard')
    .values({ email_key: key })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ email_key: key }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Counts a code from an unknown device as wrong before it is checked. Returns false if the address has no attempts left
 * today.
 */
export async function updateGuardForCode(db: Db, key: Buffer, now: Date): Promise<boolean> {
  const day = dayOf(now);
  const { rows } = await sql`
    update login_guard set
      wrong_that_day = case when wrong_on = ${day}::date then wrong_that_day else 0 end + 1,
      wrong_on = ${day}::date
    where email_key = ${key} and (wrong_on is distinct from ${day}::date or wrong_that_day < ${WRONG_CODES_PER_DAY})
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Counts a password as wrong before it is checked. Returns false if the address has no attempts left. */
export async function updateGuardForTry(db: Db, key: Buffer, now: Date): Promise<boolean> {
  const year = now.getUTCFullYear();
  const { rows } = await sql`
    update login_guard set
      wrong_in_a_row = wrong_in_a_row + 1,
      codes_off = wrong_in_a_row + 1 >= ${WRONG_IN_A_ROW_MAX},
      wrong_in_year = case when wrong_year = ${year} then wrong_in_year else 0 end + 1,
      wrong_year = ${year}
    where email_key = ${key} and not codes_off and (wrong_year <> ${year} or wrong_in_year < ${WRONG_IN_YEAR_MAX})
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Removes the counted attempt of an unknown device whose code was correct. */
export async function updateGuardForRightCode(db: Db, key: Buffer): Promise<void> {
  await sql`
    update login_guard set wrong_that_day = greatest(0, wrong_that_day - 1) where email_key = ${key}`.execute(db);
}

/** Re-enables passwords: the caller has proven access to the mailbox through a link, or knew the password. */
export async function forgetWrongPasswords(db: Db, key: Buffer): Promise<void> {
  const forPasswords = keyForPasswords(key);
  await db
    .deleteFrom('login_guard')
    .where('email_key', 'in', [forPasswords, keyOnKnownDevices(forPasswords)])
    .execute();
}

/** Replaces an address's code. An address has at most one. */
export async function replaceCode(
  db: Db,
  code: Pick<CodeRow, 'email_key' | 'salt' | 'code_hash' | 'browser_hash' | 'organisation_id' | 'language'>,
  now: Date,
): Promise<void> {
  const fresh = {
    ...code,
    wrong_tries: 0,
    foreign_tries: 0,
    expires_at: new Date(now.getTime() + CODE_LIFE_MINUTES * MINUTE_MS),
  };
  await db
    .insertInto('login_code')
    .values(fresh)
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(fresh))
    .execute();
}

/**
 * Counts an attempt at the valid code of an address, from the browser that requested it or from another one. Returns
 * the code.
 */
export async function updateCodeForTry(
  db: Db,
  key: Buffer,
  browser: Buffer | null,
  now: Date,
): Promise<CodeRow | undefined> {
  const { rows } = await sql<CodeRow>`
    update login_code set
      wrong_tries = wrong_tries + case when browser_hash is not distinct from ${browser} then 1 else 0 end,
      foreign_tries = foreign_tries + case when browser_hash is not distinct from ${browser} then 0 else 1 end
    where email_key = ${key} and expires_at > ${now}
      and case when browser_hash is not distinct from ${browser} then wrong_tries < ${WRONG_TRIES_MAX}
        else foreign_tries < ${FOREIGN_TRIES_MAX} end
    returning *`.execute(db);
  return rows[0];
}

/** Whether an address has a code that is still valid. */
export async function hasLivingCode(db: Db, key: Buffer, now: Date): Promise<boolean> {
  const code = await db
    .selectFrom('login_code')
    .select('email_key')
    .where('email_key', '=', key)
    .where('expires_at', '>', now)
    .where('wrong_tries', '<', WRONG_TRIES_MAX)
    .executeTakeFirst();
  return code !== undefined;
}

/** Consumes a code. Returns false if another request consumed it first. */
export async function deleteCode(db: Db, code: Pick<CodeRow, 'email_key' | 'code_hash'>): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('login_code')
    .where('email_key', '=', code.email_key)
    .where('code_hash', '=', code.code_hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertLink(db: Db, link: Omit<LinkRow, 'expires_at' | 'used_at'>, now: Date): Promise<void> {
  const expires_at = new Date(now.getTime() + LINK_LIFE_MINUTES * MINUTE_MS);
  await db
    .insertInto('login_link')
    .values({ ...link, expires_at, used_at: null })
    .execute();
}

/** Returns the newest link of an address that is still valid. */
export async function findLivingLink(db: Db, key: Buffer, now: Date): Promise<LinkRow | undefined> {
  return db
    .selectFrom('login_link')
    .selectAll()
    .where('email_key', '=', key)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findLink(db: Db, tokenHash: Buffer): Promise<LinkRow | undefined> {
  return db.selectFrom('login_link').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** Returns the login that a link belongs to, if the link is still valid. */
export async function findUsableLink(db: Db, tokenHash: Buffer, now: Date): Promise<LinkRow | undefined> {
  const link = await findLink(db, tokenHash);
  return link !== undefined && link.used_at === null && link.expires_at > now ? link : undefined;
}

/** Consumes a link. Returns false if it is no longer valid. Only one of two concurrent callers succeeds. */
export async function updateLinkForUse(db: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('login_link')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts an attempt of an unknown device as wrong before it is checked. Returns the day's total. */
export async function countStrangerTry(db: Db, day: string): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`
    insert into guess_budget (day, wrong) values (${day}, 1)
    on conflict (day) do update set wrong = guess_budget.wrong + 1
    returning wrong`.execute(db);
  return rows[0]?.wrong ?? 0;
}

/** Removes a counted attempt that turned out to be correct. */
export async function uncountStrangerTry(db: Db, day: string): Promise<void> {
  await sql`update guess_budget set wrong = greatest(0, wrong - 1) where day = ${day}`.execute(db);
}

export async function insertLoginMail(db: Db, key: Buffer, kind: string, now: Date): Promise<void> {
  await db.insertInto('login_mail').values({ email_key: key, kind, sent_at: now }).execute();
}

/** Returns the emails sent to an address in the last day. */
export async function listLoginMails(db: Db, key: Buffer, now: Date) {
  return db
    .selectFrom('login_mail')
    .select(['kind', 'sent_at'])
    .where('email_key', '=', key)
    .where('sent_at', '>', new Date(now.getTime() - DAY_MS))
    .execute();
}

/** Deletes the times of emails sent to an address, so that the next one can be sent immediately. */
export async function deleteLoginMails(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('login_mail').where('email_key', '=', key).execute();
}

/** Deletes the proofs emailed to an address, because one was used or because the address is about to be deleted. */
export async function deleteMailed(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('login_code').where('email_key', '=', key).execute();
  await db.deleteFrom('login_link').where('email_key', '=', key).where('used_at', 'is', null).execute();
  await deleteLoginMails(db, key);
  // The password of an unconfirmed sign-up is discarded, because someone else may have chosen it.
  await db.deleteFrom('password_mail').where('email_key', '=', key).execute();
}

/** Deletes all login data of an address. */
export async function deleteLoginTraces(db: Db, key: Buffer): Promise<void> {
  const tables = ['login_code', 'login_link', 'login_mail', 'login_guard', 'known_device', 'password_mail'] as const;
  for (const table of tables) {
    await db.deleteFrom(table).where('email_key', 'in', keysOf(key)).execute();
  }
}
