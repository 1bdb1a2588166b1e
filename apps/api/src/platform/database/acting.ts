import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Why the server works on behalf of more than one person. The tables' policies define for each reason what it may
 * access; see the migration of row security.
 */
export const SYSTEM_REASONS = [
  /** Finding and creating accounts, codes, links and tokens. */
  'login',
  /** Writing the catalogue and the portals at startup. */
  'seed',
  /** Creating the accounts of the demo. */
  'demo',
  /** Writing foods from public databases. */
  'import',
  /** Updating custom recipes after one of their foods changed. */
  'refresh',
  /** Separating a person whose account is deleted from what others still use. */
  'delete-account',
  /** Deleting a profile with its cycle, and the stored responses that show them. */
  'delete-profile',
  /** Reading the cycle that a client shares with the acting coach. */
  'shared-cycle',
  /** Deleting expired codes, links, tokens and responses. */
  'expire',
  /** Showing the one grocery list or calendar that a visitor has a link to, and ticking items on the list. */
  'visit',
  /** Finding whose reminders are due, and whether their account is open. */
  'remind',
  /** Taking over a browser from the person who previously got reminders in it. */
  'take-device',
  /** Creating the record of someone invited by a coach. */
  'invite',
  /** Reading and answering a coach's invitations, by the invited person. */
  'answer-invitation',
  /** Listing an organisation's waitlist, for the operator. */
  'waitlist',
  /** Actions of the operator's staff: settings of organisations, their members and waitlists, the coach role. */
  'staff',
  /** Storing what Stripe reports about purchases, before and after the buyer has an account. */
  'billing',
  /** Deleting photos that no recipe shows. */
  'sweep',
] as const;
export type SystemReason = (typeof SYSTEM_REASONS)[number];

/**
 * On whose behalf, or for what purpose, statements run. The database limits the rows that they can see and change
 * accordingly.
 */
export interface Acting {
  /** The acting person; null for none. */
  readonly personId: number | null;
  /** The reason for access to more than that person may access. */
  readonly system?: SystemReason | undefined;
  /**
   * The id that the caller's client gave itself. It is announced with changes, so that the client can ignore its own.
   */
  readonly client?: ClientName | undefined;
  /** The id of the request, which the audit records. */
  readonly request?: string | undefined;
}

declare const checked: unique symbol;
/** The id of a client, safe to put in a statement. */
export type ClientName = string & { readonly [checked]: true };

/** Returns an id that a client chose for itself, such as a UUID; undefined if it is invalid. */
export function clientName(given: string | undefined): ClientName | undefined {
  return given !== undefined && /^[\w-]{8,64}$/.test(given) ? (given as ClientName) : undefined;
}

/**
 * Returns the statements that tell the database, until the transaction ends, for whom it runs. Both settings are
 * written each time, so that no setting of an earlier transaction applies.
 */
export function actingStatements({ personId, system, client, request }: Acting): string {
  if (personId !== null && !Number.isSafeInteger(personId)) throw new Error('A person id must be a whole number.');
  if (request !== undefined && !/^[\w.-]{1,64}$/.test(request))
    throw new Error('A request id may only contain plain characters.');
  const by = client === undefined ? '' : `; set local app.client = '${client}'`;
  const of = request === undefined ? by : `${by}; set local app.request = '${request}'`;
  return `set local app.person_id = '${personId ?? ''}'; set local app.system = '${system ?? ''}'${of}`;
}

/**
 * Runs a part of a transaction as the system, for the given reason, in addition to the acting person's permissions.
 * Afterwards the transaction continues as before.
 */
export async function asSystem<Result>(
  trx: Kysely<Tables>,
  reason: SystemReason,
  work: (trx: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return withSetting(trx, 'app.system', reason, work);
}

/** Runs a part of a transaction as a person. Afterwards the transaction continues as before. */
export async function asPerson<Result>(
  trx: Kysely<Tables>,
  personId: number,
  work: (trx: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return withSetting(trx, 'app.person_id', String(personId), work);
}

/**
 * Sets the hash of a link's secret in the database until the transaction ends. With the reason `visit`, the rows that
 * the link is for become accessible.
 */
export async function showLink(db: Kysely<Tables>, secretHash: Buffer): Promise<void> {
  await sql`select set_config('app.link', ${secretHash.toString('hex')}, true)`.execute(db);
}

async function withSetting<Result>(
  trx: Kysely<Tables>,
  name: 'app.system' | 'app.person_id',
  value: string,
  work: (trx: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  if (!trx.isTransaction) throw new Error('Acting for a person or with a reason requires a transaction.');
  const { rows } = await sql<{ before: string | null }>`
    select current_setting(${name}, true) as before, set_config(${name}, ${value}, true)`.execute(trx);
  // If the work fails, the transaction is rolled back with its settings.
  const result = await work(trx);
  await sql`select set_config(${name}, ${rows[0]?.before ?? ''}, true)`.execute(trx);
  return result;
}
