import type { Kysely } from 'kysely';
import type { Config } from '../../../platform/config/config.ts';
import { asPerson } from '../../../platform/database/acting.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { PersonRow } from '../../access/access.public.ts';
import { lockAddress } from '../auth.store.ts';
import { emailKey, keysOf } from '../login/login-keys.ts';
import { deleteKnownDevices, deleteTokens } from '../sessions/sessions.store.ts';

type Db = Kysely<Tables>;

/** The owner of emailed links and codes: the address they are emailed to, or the person who requested them. */
interface Owner {
  readonly personId: number;
  readonly addresses: readonly Buffer[];
}

/**
 * The tables that hold emailed links and codes (proofs), and how a person's proofs are deleted from each. A test fails
 * if a table with a token is missing here. `email_change` comes last: a proof that is just starting an address change
 * keeps its own row locked until it has.
 */
export const PENDING_PROOFS = {
  login_code: (db: Db, { addresses }: Owner) =>
    db.deleteFrom('login_code').where('email_key', 'in', addresses).execute(),
  login_link: (db: Db, { addresses }: Owner) =>
    db.deleteFrom('login_link').where('email_key', 'in', addresses).where('used_at', 'is', null).execute(),
  password_mail: (db: Db, { addresses }: Owner) =>
    db.deleteFrom('password_mail').where('email_key', 'in', addresses).execute(),
  email_change: (db: Db, { personId }: Owner) =>
    db.deleteFrom('email_change').where('person_id', '=', personId).execute(),
} as const satisfies Partial<Record<keyof Tables, (db: Db, owner: Owner) => Promise<unknown>>>;

/**
 * The tables that hold links which show a person's data to whoever has the secret, and how a person's links are deleted
 * from each. The same test fails if a table with a secret is missing here. The person must be the acting person.
 */
export const SECRET_LINKS = {
  calendar_link: (db: Db, personId: number) =>
    db.deleteFrom('calendar_link').where('person_id', '=', personId).execute(),
  grocery_link: (db: Db, personId: number) => db.deleteFrom('grocery_link').where('person_id', '=', personId).execute(),
} as const satisfies Partial<Record<keyof Tables, (db: Db, personId: number) => Promise<unknown>>>;

/** Locks addresses until the commit, so that no log-in or sign-up with them is in progress. Returns their keys. */
export async function lockAddresses(
  db: Db,
  emails: readonly string[],
  { config, now }: Pick<Ending, 'config' | 'now'>,
): Promise<readonly Buffer[]> {
  // In a fixed order, so that two transactions do not wait for each other.
  const keys = emails.map((email) => emailKey(config, email)).toSorted((one, other) => one.compare(other));
  for (const key of keys) await lockAddress(db, key, false, now);
  return keys;
}

/** What `endAccess` needs to know. */
interface Ending {
  readonly config: Pick<Config, 'secretKey'>;
  readonly now: Date;
  /** The session that continues, with its device; null if none does. */
  readonly keptToken: number | null;
  /** Another address whose proofs end too. */
  readonly alsoAddress?: string;
}

/**
 * Ends every access to a person's account except one session: emailed proofs, sessions, secret links and known devices.
 * Called for every way in which an owner can recover their account. Requires a transaction and the reason `login`.
 *
 * Every log-in locks its address too. So a concurrent log-in is either complete, and its session is deleted here, or it
 * continues after the commit and finds that its proof is gone.
 */
export async function endAccess(
  db: Db,
  person: Pick<PersonRow, 'id' | 'email'>,
  { config, now, keptToken, alsoAddress }: Ending,
): Promise<void> {
  const keys = await lockAddresses(db, [person.email, ...(alsoAddress === undefined ? [] : [alsoAddress])], {
    config,
    now,
  });
  const owner = { personId: person.id, addresses: keys.flatMap(keysOf) };
  for (const voidKind of Object.values(PENDING_PROOFS)) await voidKind(db, owner);
  await deleteKnownDevices(db, owner, keptToken);
  await deleteTokens(db, person.id, keptToken);
  await asPerson(db, person.id, async (trx) => {
    for (const endKind of Object.values(SECRET_LINKS)) await endKind(trx, person.id);
  });
}
