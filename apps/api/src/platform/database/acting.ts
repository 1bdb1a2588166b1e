import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Why the server works on more than one person's behalf. The policies of the tables say, reason by reason, what each may
 * touch; see the migration of row security.
 */
export const SYSTEM_REASONS = [
  /** Finding and opening accounts, codes, links and tokens. */
  'login',
  /** Writing the catalogue and the portals at the start. */
  'seed',
  /** Opening the accounts of the demo. */
  'demo',
  /** Writing foods of public databases. */
  'import',
  /** Bringing people's own recipes up to date after one of their foods changed. */
  'refresh',
  /** Parting a person who leaves from what others still use. */
  'delete-account',
  /** Deleting a profile with the cycle that belongs to it and the kept answers that show them. */
  'delete-profile',
  /** Reading the cycle that a client shares with the acting coach. */
  'shared-cycle',
  /** Deleting expired codes, links, tokens and answers. */
  'expire',
  /** Showing and ticking the one grocery list, or showing the calendar, whose link a visitor has. */
  'visit',
  /** Finding whose reminders are due, and whether their account is open. */
  'remind',
  /** Taking a browser over from whoever got reminders there before. */
  'take-device',
  /** Opening the record of somebody whom a coach invites. */
  'invite',
  /** Reading and answering invitations of coaches, for whom they are meant. */
  'answer-invitation',
  /** Listing who waits for a place in an organisation, for the operator. */
  'waitlist',
  /** Acts of the operator's staff: settings of organisations, their members and waitlists, who is a coach. */
  'staff',
  /** Keeping what Stripe says of who bought what, before and after the buyer has an account. */
  'billing',
  /** Deleting photos that no recipe shows. */
  'sweep',
] as const;
export type SystemReason = (typeof SYSTEM_REASONS)[number];

/** For whom statements run: the database shows and changes what these may, and nothing else. */
export interface Acting {
  /** The person who acts; null is none. */
  readonly personId: number | null;
  /** What the server does beyond that person's reach. */
  readonly system?: SystemReason | undefined;
  /** What the caller's client calls itself; announced with what is changed, so that it can pass over its own changes. */
  readonly client?: ClientName | undefined;
  /** The id of the request, as in the audit. */
  readonly request?: string | undefined;
}

declare const checked: unique symbol;
/** The name of a client, fit to stand in a statement. */
export type ClientName = string & { readonly [checked]: true };

/** A name that a client chose for itself, such as a UUID; undefined where it cannot be one. */
export function clientName(given: string | undefined): ClientName | undefined {
  return given !== undefined && /^[\w-]{8,64}$/.test(given) ? (given as ClientName) : undefined;
}

/**
 * The statements that set in the database, until the transaction ends, for whom it runs. Both settings are written each
 * time, so that nothing of an earlier transaction counts.
 */
export function actingStatements({ personId, system, client, request }: Acting): string {
  if (personId !== null && !Number.isSafeInteger(personId)) throw new Error('A person is named by a whole number.');
  if (request !== undefined && !/^[\w.-]{1,64}$/.test(request)) throw new Error('A request is named in plain letters.');
  const by = client === undefined ? '' : `; set local app.client = '${client}'`;
  const of = request === undefined ? by : `${by}; set local app.request = '${request}'`;
  return `set local app.person_id = '${personId ?? ''}'; set local app.system = '${system ?? ''}'${of}`;
}

/**
 * Does a part of a transaction for a reason of the server's own, beside the acting person's rights; afterwards the
 * transaction goes on as it was.
 */
export async function asSystem<Result>(
  trx: Kysely<Tables>,
  reason: SystemReason,
  work: (trx: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return withSetting(trx, 'app.system', reason, work);
}

/** Does a part of a transaction as a person; afterwards the transaction goes on as it was. */
export async function asPerson<Result>(
  trx: Kysely<Tables>,
  personId: number,
  work: (trx: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return withSetting(trx, 'app.person_id', String(personId), work);
}

/**
 * Shows the database the hash of a link's secret, until the transaction ends: for the reason `visit`, the rows that the
 * link is for are open to it.
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
  if (!trx.isTransaction) throw new Error('Only a transaction acts for a person or a reason.');
  const { rows } = await sql<{ before: string | null }>`
    select current_setting(${name}, true) as before, set_config(${name}, ${value}, true)`.execute(trx);
  // Where the work fails, the transaction is undone with its settings.
  const result = await work(trx);
  await sql`select set_config(${name}, ${rows[0]?.before ?? ''}, true)`.execute(trx);
  return result;
}
