import { type Expression, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { PlanTemplateMealTable, PlanTemplateTable } from '../../../platform/database/tables/planner.ts';
import { deleteUnplannedMeals } from '../../diary/diary.public.ts';

type Db = Kysely<Tables>;

export type TemplateRow = Selectable<PlanTemplateTable>;
export type TemplateMealRow = Selectable<PlanTemplateMealTable>;

/** Returns a template by its id, if it belongs to one of these people. */
export function findTemplate(db: Db, id: number, people: Expression<number>): Promise<TemplateRow | undefined> {
  return db
    .selectFrom('plan_template')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', 'in', people)
    .executeTakeFirst();
}

export async function countTemplates(db: Db, personId: number): Promise<number> {
  const { count } = await db
    .selectFrom('plan_template')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns a page of a person's templates, newest first. */
export async function listTemplates(
  db: Db,
  { personId, limit, offset }: Readonly<{ personId: number; limit: number; offset: number }>,
): Promise<{ count: number; rows: TemplateRow[] }> {
  const rows = await db
    .selectFrom('plan_template')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { count: await countTemplates(db, personId), rows };
}

/** Returns the meals of the given templates of a person, day by day. */
export function listTemplateMeals(db: Db, personId: number, ids: readonly number[]): Promise<TemplateMealRow[]> {
  return db
    .selectFrom('plan_template_meal')
    .selectAll()
    .where('person_id', '=', personId)
    .where('plan_template_id', '=', sql<number>`any(${ids})`)
    .orderBy('day')
    .orderBy('id')
    .execute();
}

/** Inserts a template without its meals. */
export function insertTemplate(db: Db, template: Omit<TemplateRow, 'id'>): Promise<TemplateRow> {
  return db.insertInto('plan_template').values(template).returningAll().executeTakeFirstOrThrow();
}

/**
 * A meal of a template that has not been written yet. `leftoverOf` is the position in the list of the meal it is cooked
 * with.
 */
export type NewTemplateMeal = Omit<TemplateMealRow, 'id' | 'person_id' | 'plan_template_id' | 'leftover_of'> &
  Readonly<{ leftoverOf: number | null }>;

export async function insertTemplateMeals(
  db: Db,
  { person_id: personId, id }: Pick<TemplateRow, 'person_id' | 'id'>,
  meals: readonly NewTemplateMeal[],
): Promise<void> {
  const rows = await db
    .insertInto('plan_template_meal')
    .values(
      meals.map(({ day, meal_moment, recipe_meal_id, single_food_meal_id, quick_add_meal_id }) => ({
        person_id: personId,
        plan_template_id: id,
        day,
        meal_moment,
        recipe_meal_id,
        single_food_meal_id,
        quick_add_meal_id,
      })),
    )
    .returning('id')
    .execute();
  const links = meals.flatMap(({ leftoverOf }, at) =>
    leftoverOf === null ? [] : [{ id: rows[at]!.id, leftoverOf: rows[leftoverOf]!.id }],
  );
  if (links.length === 0) return;
  await sql`
    update plan_template_meal as meal set leftover_of = given.leftover_of
    from unnest(
      ${links.map((link) => link.id)}::int[], ${links.map((link) => link.leftoverOf)}::int[]
    ) as given (id, leftover_of)
    where meal.person_id = ${personId} and meal.id = given.id`.execute(db);
}

export function updateTemplateName(db: Db, template: TemplateRow, name: string): Promise<TemplateRow> {
  return db
    .updateTable('plan_template')
    .set({ name })
    .where('person_id', '=', template.person_id)
    .where('id', '=', template.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a template with its meals. */
export async function deleteTemplate(db: Db, { person_id: personId, id }: TemplateRow): Promise<void> {
  const meals = await listTemplateMeals(db, personId, [id]);
  await db.deleteFrom('plan_template').where('person_id', '=', personId).where('id', '=', id).execute();
  await deleteUnplannedMeals(db, personId, meals);
}
