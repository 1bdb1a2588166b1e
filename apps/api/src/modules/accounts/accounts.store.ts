import { sql, type Expression, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { PersonTable, Tables } from '../../platform/database/tables.ts';

export type PersonRow = Selectable<PersonTable>;
export type NewPerson = Insertable<PersonTable>;
/** What may be changed about a person by themselves or their coach. */
export type PersonChange = Pick<
  Updateable<PersonTable>,
  'first_name' | 'last_name' | 'language' | 'uses_imperial_measurements'
>;

type Db = Kysely<Tables>;

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

/** Draws the id that the next account would have. */
export async function drawPersonId(db: Db): Promise<number> {
  const drawn = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('person', 'id'))::integer as id`.execute(db);
  const [row] = drawn.rows;
  if (row === undefined) throw new Error('The sequence of people answered nothing.');
  return row.id;
}

export async function updatePerson(db: Db, id: number, change: PersonChange): Promise<PersonRow> {
  if (Object.values(change).every((value) => value === undefined)) {
    return db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }
  return db.updateTable('person').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/**
 * Parts a person from their own recipes that stand in somebody else's diary: those live on there, without an author and
 * without a link to who made them. The others go with the person.
 */
export async function releaseRecipes(db: Db, personId: number): Promise<void> {
  await sql`
    update recipe_template set author_id = null, published = false, external_url = null
    where author_id = ${personId} and exists (
      select from recipe_meal where recipe_template_id = recipe_template.id and person_id <> ${personId}
    )`.execute(db);
}

/**
 * Erases a person and, by the tables' own rules, everything of theirs; of the answers that are kept for repeats also
 * those that show the person, such as a guest's who signed up.
 */
export async function deletePerson(db: Db, { id, email }: Pick<PersonRow, 'id' | 'email'>): Promise<void> {
  await db
    .deleteFrom('idempotency_record')
    .where((record) =>
      record.or([record('scope', '=', `person ${id}`), sql<boolean>`answer @> ${JSON.stringify({ email })}::jsonb`]),
    )
    .execute();
  await db.deleteFrom('person').where('id', '=', id).execute();
}

export async function listSubscriptions(db: Db, personId: number) {
  return db
    .selectFrom('subscription')
    .select(['id', 'status', 'product'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
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
