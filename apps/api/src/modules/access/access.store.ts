import { sql, type Expression, type Insertable, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import { ACCESS_LOG_DAYS } from '@weekbord/contract/accounts/access-log';
import type { ConsentPurpose } from '@weekbord/domain/consent/consents';
import { asSystem } from '../../platform/database/acting.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { deleteAnswersAbout } from '../../platform/http/idempotency.ts';
import type { MinorStatement, PersonTable } from '../../platform/database/tables/people.ts';

type Db = Kysely<Tables>;

export type PersonRow = Selectable<PersonTable>;
export type NewPerson = Insertable<PersonTable>;

/** Within this time, in milliseconds, a coach's repeated reads of the same records count as one access. */
const SAME_LOOK_MS = 60 * 60 * 1000;

/** Restrictions on the people an actor may see. */
interface Wanted {
  readonly onlyId?: number | undefined;
  /** Leaves out other people who withdrew their consent to any of these purposes. */
  readonly purposes?: readonly ConsentPurpose[];
}

/**
 * Returns the ids of the people an actor may see: themselves and, for a coach whose account is enabled, their clients.
 */
export function visibleTo(actor: { readonly id: number }, { onlyId, purposes = [] }: Wanted = {}): Expression<number> {
  const isOne = onlyId === undefined ? sql`` : sql` and seen.id = ${onlyId}`;
  const isOpen = purposes.length === 0 ? sql`` : sql` and not ${isClosedTo(actor, purposes)}`;
  return sql<number>`(select seen.id from person as seen where (${isSeenBy(actor)})${isOne}${isOpen})`;
}

/** Whether another person withdrew consent to any of these purposes. */
function isClosedTo(actor: { readonly id: number }, purposes: readonly ConsentPurpose[]): RawBuilder<boolean> {
  return sql<boolean>`(seen.id <> ${actor.id} and seen.withdrawn_purposes && ${[...purposes]}::text[])`;
}

function isSeenBy(actor: { readonly id: number }): RawBuilder<boolean> {
  return sql<boolean>`seen.id = ${actor.id}
    or seen.coach_id = (
      select coach.id from person as coach where coach.id = ${actor.id} and coach.is_coach and coach.account_enabled
    )`;
}

/** Returns one person's id in the form that store functions take. */
export function only(personId: number): RawBuilder<number> {
  return sql<number>`(${personId}::integer)`;
}

/** Returns the owner of a record in the form that store functions take. */
export function among(owner: RawBuilder<number | null>): RawBuilder<number> {
  return sql<number>`(${owner})`;
}

/** A table whose rows contain the id of the person they belong to. */
export type OwnedTable = {
  [Name in keyof Tables]: Tables[Name] extends {
    person_id: number;
    id: unknown;
  }
    ? Name
    : never;
}[keyof Tables];

/** Returns a function that looks up a record's owner by the record's id; null if there is no such record. */
export function ownerIn(table: OwnedTable): (id: number) => RawBuilder<number | null> {
  return (id) => sql<number | null>`(select person_id from ${sql.table(table)} where id = ${id})`;
}

/** Returns one page of the ids of a person's records of one kind, newest first, and the total. */
export async function listIdsOf(
  db: Db,
  table: OwnedTable,
  personId: number,
  { limit, offset }: Readonly<{ limit: number; offset: number }>,
): Promise<{ count: number; ids: number[] }> {
  const { rows } = await sql<{ count: number; ids: number[] }>`
    select (select count(*)::integer from ${sql.table(table)} where person_id = ${personId}) as count,
      array(
        select id from ${sql.table(table)} where person_id = ${personId} order by id desc limit ${limit} offset ${offset}
      ) as ids`.execute(db);
  return rows[0]!;
}

/** A person whose records no one else can change until the transaction ends. */
export type LockedPerson = Pick<PersonRow, 'id' | 'consents_given' | 'withdrawn_purposes'>;

/**
 * Locks a person's records against changes by anyone else until the transaction ends, if the actor may see that person.
 * Every change to a person's records starts with this, so what is read afterwards stays true until the change is
 * written. A call that locks several people locks the caller first, then the clients.
 */
export async function lockPerson(
  db: Db,
  actor: { readonly id: number },
  person: RawBuilder<number | null>,
): Promise<LockedPerson | undefined> {
  const { rows } = await sql<LockedPerson>`
    select seen.id, seen.consents_given, seen.withdrawn_purposes from person as seen
    where seen.id = ${person} and (${isSeenBy(actor)}) for no key update`.execute(db);
  return rows[0];
}

/** Whether the person has a profile, and so body data recorded earlier. */
export async function hasProfile(db: Db, personId: number): Promise<boolean> {
  const row = await db.selectFrom('intake').select('id').where('person_id', '=', personId).executeTakeFirst();
  return row !== undefined;
}

/** Like `lockPerson`, but for all clients of a coach, in a fixed order. */
export async function lockClients(db: Db, coachId: number): Promise<void> {
  await sql`select from person where coach_id = ${coachId} order by id for no key update`.execute(db);
}

/** A person whom the actor may see, and whether they withdrew their consent to any of the given purposes. */
export interface Reachable {
  readonly id: number;
  readonly is_closed: boolean;
}

/** Returns the people an actor may see, among the given people, or all of them. */
export async function listReachable(
  db: Db,
  actor: { readonly id: number },
  purposes: readonly ConsentPurpose[],
  people: readonly number[] | null = null,
): Promise<readonly Reachable[]> {
  const { rows } = await sql<Reachable>`
    select seen.id, ${isClosedTo(actor, purposes)} as is_closed from person as seen
    where (${people}::integer[] is null or seen.id = any(${people}::integer[])) and (${isSeenBy(actor)})`.execute(db);
  return rows;
}

/** Whether an address has a pending invitation from a coach. */
export async function isInvited(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('person')
    .select('id')
    .where('invited_as', '=', email)
    .where('stands_in', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Deletes the placeholder accounts that coaches created for the address of the acting person, and the coaches' stored
 * responses that show them. The coaches are told that the invitation was withdrawn.
 */
export async function deletePlaceholdersOf(db: Db, email: string): Promise<void> {
  const placeholders = await asSystem(db, 'answer-invitation', (trx) =>
    trx.deleteFrom('person').where('stands_in', '=', true).where('invited_as', '=', email).returning('id').execute(),
  );
  await asSystem(db, 'delete-account', async (trx) => {
    for (const { id } of placeholders) await deleteAnswersAbout(trx, { id, email });
  });
}

export async function findPerson(db: Db, id: number): Promise<PersonRow | undefined> {
  return db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns a person by id, if they are among the given people. */
export async function findPersonAmong(db: Db, id: number, people: Expression<number>): Promise<PersonRow | undefined> {
  return db.selectFrom('person').selectAll().where('id', '=', id).where('id', 'in', people).executeTakeFirst();
}

export async function findPersonByEmail(db: Db, email: string): Promise<PersonRow | undefined> {
  return db.selectFrom('person').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Creates an account. If the address already has one, returns it unchanged. */
export async function insertPerson(db: Db, person: NewPerson): Promise<PersonRow> {
  const fresh = await db
    .insertInto('person')
    .values(person)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  return fresh ?? db.selectFrom('person').selectAll().where('email', '=', person.email).executeTakeFirstOrThrow();
}

/** Saves a coach's statement about a client who is a minor, replacing any earlier one. */
export async function saveMinorStatement(db: Db, personId: number, statement: MinorStatement): Promise<void> {
  await db.updateTable('person').set({ minor_statement: statement }).where('id', '=', personId).execute();
}

/**
 * Ends a demo account and those of its clients. They are deleted in the next run of the job that deletes ended
 * accounts.
 */
export async function endDemoOf(db: Db, personId: number, now: Date): Promise<void> {
  await db
    .updateTable('person')
    .set({ demo_until: now })
    .where('demo_until', '>', now)
    .where((row) => row.or([row('id', '=', personId), row('coach_id', '=', personId)]))
    .execute();
}

/** Returns the ended demo accounts, clients before their coaches. */
export function listEndedDemos(db: Db, now: Date): Promise<{ id: number }[]> {
  return db
    .selectFrom('person')
    .select('id')
    .where('demo_until', '<=', now)
    .orderBy('is_coach')
    .orderBy('id')
    .execute();
}

/** Returns the number of demo accounts, including their clients. */
export async function countDemos(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('person')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('demo_until', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** An access by one person to other people's records. */
export interface Look {
  readonly people: readonly number[];
  readonly actorId: number;
  readonly act: string;
  readonly requestId: string;
  readonly at: Date;
  /** Whether to skip an access that repeats one from the last hour. */
  readonly skipsRepeats: boolean;
}

export async function insertAuditEntries(db: Db, look: Look): Promise<void> {
  await auditStatement(look).execute(db);
}

/** Returns the statement that inserts audit entries. */
export function auditStatement({ people, actorId, act, requestId, at, skipsRepeats }: Look): RawBuilder<unknown> {
  const since = new Date(at.getTime() - SAME_LOOK_MS);
  return sql`
    insert into audit_entry (person_id, actor_id, act, request_id, created_at)
    select seen.id, ${actorId}::integer, ${act}::text, ${requestId}::text, ${at}::timestamptz
    from unnest(${people}::integer[]) as seen (id)
    where not ${skipsRepeats}::boolean or not exists (
      select from audit_entry
      where person_id = seen.id and actor_id = ${actorId} and act = ${act} and created_at > ${since}
    )`;
}

/** The last time on a day (UTC) that someone performed one action on a person's records. */
export interface AccessLogRow {
  readonly actor_id: number;
  readonly act: string;
  /** The reason given by staff; null for anyone else. */
  readonly reason: string | null;
  readonly at: Date;
  /** The number of entries for this action on that day. */
  readonly times: number;
}

/** The maximum number of entries listed; far more than one coach makes in a year. */
const MOST_LOOKS = 2000;

/** Returns the actions on a person's records since a given time, each action once per day, latest first. */
export async function listAccessLogRows(db: Db, personId: number, since: Date): Promise<readonly AccessLogRow[]> {
  const { rows } = await sql<AccessLogRow>`
    select actor_id, act, reason, max(created_at) as at, count(*)::integer as times
    from audit_entry
    where person_id = ${personId} and created_at > ${since}
    group by actor_id, act, reason, (created_at at time zone 'UTC')::date
    order by at desc
    limit ${MOST_LOOKS}`.execute(db);
  return rows;
}

/** The maximum number of entries deleted in one statement. */
const DELETED_AT_ONCE = 5000;

/**
 * Deletes audit entries (access to people's data and staff actions) that are too old to be shown anywhere. Returns how
 * many were deleted.
 */
export async function deleteOldAudit(db: Db): Promise<number> {
  for (let all = 0; ;) {
    const { rows } = await sql<{ count: number }>`
      select delete_old_audit(${ACCESS_LOG_DAYS}::integer, ${DELETED_AT_ONCE}::integer) as count`.execute(db);
    const { count } = rows[0]!;
    if (count === 0) return all;
    all += count;
  }
}
