import { type Expression, sql, type Kysely, type Updateable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { PersonTable } from '../../platform/database/tables/people.ts';
import { deleteAnswersAbout } from '../../platform/http/idempotency.ts';
import { lockClients, type NewPerson, type PersonRow } from '../access/access.public.ts';

/**
 * The fields of a person that they or their coach may change. Only the coach may change whether the account is enabled.
 */
export type PersonChange = Pick<
  Updateable<PersonTable>,
  | 'first_name'
  | 'last_name'
  | 'language'
  | 'country'
  | 'first_weekday'
  | 'uses_imperial_measurements'
  | 'account_enabled'
>;

type Db = Kysely<Tables>;

/** Reserves the id of the next account. */
export async function drawPersonId(db: Db): Promise<number> {
  const drawn = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('person', 'id'))::integer as id`.execute(db);
  const [row] = drawn.rows;
  if (row === undefined) throw new Error('The person id sequence returned no value.');
  return row.id;
}

/** Returns a coach's client by the address the coach entered for them. */
export async function findClientByAddress(db: Db, coachId: number, email: string): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('person')
    .select('id')
    .where('coach_id', '=', coachId)
    .where((row) => row.or([row('email', '=', email), row('invited_as', '=', email)]))
    .executeTakeFirst();
}

/** Inserts the placeholder account of an invited client. */
export async function insertPlaceholder(db: Db, person: NewPerson): Promise<PersonRow> {
  return db.insertInto('person').values(person).returningAll().executeTakeFirstOrThrow();
}

export async function updatePerson(db: Db, id: number, change: PersonChange): Promise<PersonRow> {
  if (Object.values(change).every((value) => value === undefined)) {
    return db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }
  return db.updateTable('person').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Returns one page of people, oldest account first, and the total. */
export async function listPeople(
  db: Db,
  people: Expression<number>,
  { limit, offset }: Readonly<{ limit: number; offset: number }>,
): Promise<{ count: number; rows: PersonRow[] }> {
  const all = db.selectFrom('person').where('person.id', 'in', people);
  const { count } = await all.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await all.selectAll().orderBy('person.id').limit(limit).offset(offset).execute();
  return { count: Number(count), rows };
}

/**
 * Removes the author from a person's custom recipes that are in another person's diary, so that those stay there
 * anonymously. The others are deleted with the person.
 */
export async function releaseRecipes(db: Db, personId: number): Promise<void> {
  await sql`
    update recipe_template set author_id = null, published = false, external_url = null
    where author_id = ${personId} and is_recipe_planned(id, ${personId})`.execute(db);
}

/**
 * Deletes a person, who must be locked, and by cascade all their data, including stored responses that show the person.
 * Placeholder accounts are deleted too: those the person created as a coach, and those that coaches created for the
 * person.
 */
export async function deletePerson(db: Db, { id, email }: Pick<PersonRow, 'id' | 'email'>): Promise<void> {
  await lockClients(db, id);
  const placeholders = await db
    .deleteFrom('person')
    .where('stands_in', '=', true)
    .where((row) => row.or([row('coach_id', '=', id), row('invited_as', '=', email)]))
    .returning(['id', 'email'])
    .execute();
  for (const placeholder of placeholders) await deleteAnswersAbout(db, { ...placeholder, email });
  await deleteAnswersAbout(db, { id, email });
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
