import { sql, type Expression, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { PersonTable, Tables } from '../../platform/database/tables.ts';

type Db = Kysely<Tables>;

export type PersonRow = Selectable<PersonTable>;
export type NewPerson = Insertable<PersonTable>;

/** For how long a coach's repeated reading of the same records counts as one look, in milliseconds. */
const SAME_LOOK_MS = 60 * 60 * 1000;

/** The ids of the people whom somebody may see: themselves and, for a coach whose account is open, their clients. */
export function visibleTo(actor: { readonly id: number }): Expression<number> {
  return sql<number>`(
    select seen.id from person as seen
    where seen.id = ${actor.id}
    or seen.coach_id = (
      select coach.id from person as coach where coach.id = ${actor.id} and coach.is_coach and coach.account_enabled
    )
  )`;
}

export async function findPerson(db: Db, id: number): Promise<PersonRow | undefined> {
  return db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findVisiblePerson(
  db: Db,
  actor: { readonly id: number },
  id: number,
): Promise<PersonRow | undefined> {
  return db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', id)
    .where('id', 'in', visibleTo(actor))
    .executeTakeFirst();
}

export async function findPersonByEmail(db: Db, email: string): Promise<PersonRow | undefined> {
  return db.selectFrom('person').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Opens an account; where the address has one already, answers that one untouched. */
export async function insertPerson(db: Db, person: NewPerson): Promise<PersonRow> {
  const fresh = await db
    .insertInto('person')
    .values(person)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  return fresh ?? db.selectFrom('person').selectAll().where('email', '=', person.email).executeTakeFirstOrThrow();
}

/** One thing that somebody did with another person's records. */
export interface Look {
  readonly personId: number;
  readonly actorId: number;
  readonly act: string;
  readonly requestId: string;
  readonly at: Date;
}

/** Writes down who touched whose records; looks that only repeat one of the last hour are left out. */
export async function insertAuditEntry(db: Db, look: Look, options: { skipRepeats: boolean }): Promise<void> {
  const { personId, actorId, act, requestId, at } = look;
  const since = new Date(at.getTime() - SAME_LOOK_MS);
  await sql`
    insert into audit_entry (person_id, actor_id, act, request_id, created_at)
    select ${personId}::integer, ${actorId}::integer, ${act}::text, ${requestId}::text, ${at}::timestamptz
    where not ${options.skipRepeats}::boolean or not exists (
      select from audit_entry
      where person_id = ${personId} and actor_id = ${actorId} and act = ${act} and created_at > ${since}
    )`.execute(db);
}
