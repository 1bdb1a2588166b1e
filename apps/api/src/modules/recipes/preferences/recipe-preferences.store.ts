import { type Expression, type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/** A person's two lists of recipes. */
export type PreferenceTable = 'favourite_recipe' | 'disliked_recipe';

export type PreferenceRow = { id: number; person_id: number; recipe_template_id: number };

const COLUMNS = ['id', 'person_id', 'recipe_template_id'] as const;

/** Returns one page of a list, newest first, and the total. */
export async function listPreferences(
  db: Db,
  table: PreferenceTable,
  filter: { personId: number; recipe: number | undefined; limit: number; offset: number },
): Promise<{ count: number; rows: PreferenceRow[] }> {
  const all = db
    .selectFrom(table)
    .where('person_id', '=', filter.personId)
    .$if(filter.recipe !== undefined, (query) => query.where('recipe_template_id', '=', filter.recipe ?? 0));
  const { count } = await all.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await all.select(COLUMNS).orderBy('id', 'desc').limit(filter.limit).offset(filter.offset).execute();
  return { count: Number(count), rows };
}

/** Adds a recipe to a list. Returns undefined if it is already there. */
export function insertPreference(
  db: Db,
  table: PreferenceTable,
  personId: number,
  recipe: number,
): Promise<PreferenceRow | undefined> {
  return db
    .insertInto(table)
    .values({ person_id: personId, recipe_template_id: recipe })
    .onConflict((conflict) => conflict.columns(['person_id', 'recipe_template_id']).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Returns the entry for a recipe on a person's list. */
export function findPreferenceFor(
  db: Db,
  table: PreferenceTable,
  personId: number,
  recipe: number,
): Promise<PreferenceRow> {
  return db
    .selectFrom(table)
    .select(COLUMNS)
    .where('person_id', '=', personId)
    .where('recipe_template_id', '=', recipe)
    .executeTakeFirstOrThrow();
}

/** Returns an entry of a list by its id, if the caller may see it. */
export function findPreference(
  db: Db,
  table: PreferenceTable,
  id: number,
  people: Expression<number>,
): Promise<PreferenceRow | undefined> {
  return db.selectFrom(table).select(COLUMNS).where('id', '=', id).where('person_id', 'in', people).executeTakeFirst();
}

/** Removes a recipe from a person's list. */
export async function deletePreferenceFor(
  db: Db,
  table: PreferenceTable,
  personId: number,
  recipe: number,
): Promise<void> {
  await db.deleteFrom(table).where('person_id', '=', personId).where('recipe_template_id', '=', recipe).execute();
}

/** Replaces a recipe on a person's list with another. Returns undefined if the other one is already on the list. */
export async function updatePreference(
  db: Db,
  table: PreferenceTable,
  row: PreferenceRow,
  recipe: number,
): Promise<PreferenceRow | undefined> {
  const { rows } = await sql<PreferenceRow>`
    update ${sql.table(table)} as kept set recipe_template_id = ${recipe}
    where person_id = ${row.person_id} and id = ${row.id} and not exists (
      select from ${sql.table(table)} as other
      where other.person_id = ${row.person_id} and other.recipe_template_id = ${recipe}
    )
    returning id, person_id, recipe_template_id`.execute(db);
  return rows[0];
}
