import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { EmailChangeTable, PasswordMailTable } from '../../../platform/database/tables/login.ts';

type Db = Kysely<Tables>;
export type PasswordMailRow = Selectable<PasswordMailTable>;
export type EmailChangeRow = Selectable<EmailChangeTable>;

/** Returns the password hash of an address's account. */
export async function findPassword(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('person_password')
    .innerJoin('person', 'person.id', 'person_password.person_id')
    .select('hash')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.hash;
}

export async function hasPassword(db: Db, personId: number): Promise<boolean> {
  const row = await db
    .selectFrom('person_password')
    .select('person_id')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function replacePassword(db: Db, personId: number, hash: string): Promise<void> {
  await db
    .insertInto('person_password')
    .values({ person_id: personId, hash })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ hash }))
    .execute();
}

/** Stores an emailed token, replacing earlier ones for the same address and purpose. */
export async function replacePasswordMail(db: Db, mail: PasswordMailRow): Promise<void> {
  await db
    .deleteFrom('password_mail')
    .where('email_key', '=', mail.email_key)
    .where('purpose', '=', mail.purpose)
    .execute();
  await db.insertInto('password_mail').values(mail).execute();
}

/** Returns the hash of the sign-up password that an address has not confirmed yet. */
export async function findWaitingPassword(db: Db, key: Buffer, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_mail')
    .select('password_hash')
    .where('email_key', '=', key)
    .where('purpose', '=', 'ACTIVATION')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.password_hash ?? undefined;
}

/** Returns an emailed token that is still valid. */
export async function findPasswordMail(db: Db, tokenHash: Buffer, now: Date): Promise<PasswordMailRow | undefined> {
  return db
    .selectFrom('password_mail')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Consumes an emailed token. Returns false if another request consumed it first. */
export async function deletePasswordMail(db: Db, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('password_mail')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Stores a change of address, replacing the pending one. */
export async function replaceEmailChange(db: Db, change: Insertable<EmailChangeTable>): Promise<void> {
  await db
    .insertInto('email_change')
    .values(change)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(change))
    .execute();
}

/** Returns a person's pending change of address. */
export async function findEmailChange(db: Db, personId: number, now: Date): Promise<EmailChangeRow | undefined> {
  return db
    .selectFrom('email_change')
    .selectAll()
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Returns the address change that an emailed token confirms, locked until the commit. */
export async function lockEmailChange(db: Db, tokenHash: Buffer, now: Date): Promise<EmailChangeRow | undefined> {
  return db
    .selectFrom('email_change')
    .selectAll()
    .where((row) => row.or([row('old_token_hash', '=', tokenHash), row('new_token_hash', '=', tokenHash)]))
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateEmailChange(db: Db, personId: number, change: Updateable<EmailChangeTable>): Promise<void> {
  await db.updateTable('email_change').set(change).where('person_id', '=', personId).execute();
}

export async function deleteEmailChange(db: Db, personId: number): Promise<void> {
  await db.deleteFrom('email_change').where('person_id', '=', personId).execute();
}

/** Changes the address of the acting person. */
export async function updateEmail(db: Db, personId: number, email: string): Promise<void> {
  await db.updateTable('person').set({ email }).where('id', '=', personId).execute();
}
