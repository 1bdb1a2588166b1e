import type { Kysely } from 'kysely';
import type { Config } from '../../../platform/config/config.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { PersonRow } from '../../access/access.public.ts';
import { emailKey, keysOf } from '../login/login-keys.ts';

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
 * Voids every emailed proof that could still open or move a person's account. Called for every way in which an owner
 * can recover their account. Requires the reason `login`.
 */
export async function voidPendingProofs(
  db: Db,
  config: Pick<Config, 'secretKey'>,
  person: Pick<PersonRow, 'id' | 'email'>,
): Promise<void> {
  const owner = { personId: person.id, addresses: keysOf(emailKey(config, person.email)) };
  for (const voidKind of Object.values(PENDING_PROOFS)) await voidKind(db, owner);
}
