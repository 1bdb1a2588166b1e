import type { IngredientContentType } from '@weekbord/domain/diary/calendar-items';
import type { PartialMacros } from '@weekbord/domain/macros/macros';
import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.ts';
import type { FurtherColumns } from '../../../foods/foods.public.ts';
import type { MealRow } from './recipe-meals.store.ts';
import { findsWords, type RecipeSearch } from '../../../recipes/recipes.public.ts';

type Db = Kysely<Tables>;

/** An amount of a food in a recipe or a meal. */
export type Amount = Readonly<{ servingId: number; quantity: number }>;
export type MealPlace = Pick<MealRow, 'person_id' | 'id'>;

export async function findTemplateLine(db: Db, id: number): Promise<(Amount & { templateId: number }) | undefined> {
  return db
    .selectFrom('recipe_template_ingredient')
    .select(['recipe_template_id as templateId', 'serving_id as servingId', 'quantity'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The food of a line before a swap, and why it was replaced. */
type Origin = Readonly<{ swapped_from_id: number | null; swapped_because: string[] | null }>;
/** A line of a meal: its food and amount, the food it replaces, and its state before a person swapped its food. */
export type MealLine = Amount &
  Origin &
  Readonly<{
    id: number;
    meal: MealPlace;
    replaced_serving_id: number | null;
    replaced_quantity: number | null;
    replaced_from_id: number | null;
    replaced_because: string[] | null;
  }>;

/** Returns the line of a meal by its id, if the meal belongs to people the caller may see. */
export async function findMealLine(db: Db, id: number, people: Expression<number>): Promise<MealLine | undefined> {
  const row = await db
    .selectFrom('recipe_meal_ingredient')
    .select(['id', 'person_id', 'recipe_meal_id', 'serving_id as servingId', 'quantity'])
    .select(['swapped_from_id', 'swapped_because', 'replaced_serving_id', 'replaced_quantity'])
    .select(['replaced_from_id', 'replaced_because'])
    .where('id', '=', id)
    .where('person_id', 'in', people)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { person_id, recipe_meal_id, ...amount } = row;
  return { ...amount, meal: { person_id, id: recipe_meal_id } };
}

/** Returns the owner of the recipe or meal that an ingredient belongs to, by the ingredient's id. */
export function ownerOfIngredient(id: number): RawBuilder<number | null> {
  return sql<number | null>`coalesce(
    (select person_id from recipe_meal_ingredient where id = ${id}),
    (
      select author_id from recipe_template_ingredient as line
      join recipe_template on recipe_template.id = line.recipe_template_id
      where line.id = ${id}
    )
  )`;
}

export async function updateTemplateLine(db: Db, id: number, { servingId, quantity }: Amount): Promise<void> {
  await db
    .updateTable('recipe_template_ingredient')
    .set({ serving_id: servingId, quantity })
    .where('id', '=', id)
    .execute();
}

export async function deleteTemplateLine(db: Db, id: number): Promise<void> {
  await db.deleteFrom('recipe_template_ingredient').where('id', '=', id).execute();
}

export async function countTemplateLines(db: Db, templateId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recipe_template_ingredient')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('recipe_template_id', '=', templateId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countMealLines(db: Db, { person_id, id }: MealPlace): Promise<number> {
  const { count } = await db
    .selectFrom('recipe_meal_ingredient')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('person_id', '=', person_id)
    .where('recipe_meal_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Returns the number of ingredients of all recipe meals of a day: of the days that the meal is on, the highest; 0 if it
 * is on none.
 */
export async function countLinesOfDays(db: Db, { person_id: personId, id }: MealPlace): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from (
      select distinct calendar_day_id from calendar_item where person_id = ${personId} and recipe_meal_id = ${id}
    ) as day
    join calendar_item as item on item.person_id = ${personId} and item.calendar_day_id = day.calendar_day_id
    join recipe_meal_ingredient as line
      on line.person_id = item.person_id and line.recipe_meal_id = item.recipe_meal_id
    group by day.calendar_day_id
    order by count desc
    limit 1`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Adds a line at the end of a meal. Returns its id. */
export async function insertMealLine(db: Db, meal: MealPlace, amount: Amount, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into recipe_meal_ingredient (person_id, recipe_meal_id, position, serving_id, quantity, modified_at)
    select ${meal.person_id}::int, ${meal.id}::int, coalesce(max(position), -1) + 1, ${amount.servingId}::int,
      ${amount.quantity}::double precision, ${now}::timestamptz
    from recipe_meal_ingredient where person_id = ${meal.person_id} and recipe_meal_id = ${meal.id}
    returning id`.execute(db);
  return rows[0]!.id;
}

export async function updateMealLine(db: Db, line: MealLine, now: Date): Promise<void> {
  const { id, meal, servingId, quantity, ...origin } = line;
  await db
    .updateTable('recipe_meal_ingredient')
    .set({ ...origin, serving_id: servingId, quantity, modified_at: now })
    .where('person_id', '=', meal.person_id)
    .where('id', '=', id)
    .execute();
}

export async function foodsOfServings(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('serving')
    .select(['id', 'food_id'])
    .where('id', '=', sql<number>`any(${ids})`)
    .execute();
  return new Map(rows.map(({ id, food_id: food }) => [id, food]));
}

/**
 * Returns the lines of a meal: their foods and measures, and whether the recipe scales the food together with others.
 */
export async function listLinesOfDish(
  db: Db,
  { person_id: personId, id }: MealPlace,
): Promise<{ id: number; foodId: number; measure: string; isBound: boolean }[]> {
  const { rows } = await sql<{ id: number; foodId: number; measure: string; isBound: boolean }>`
    select line.id, serving.food_id as "foodId", serving.measure, exists (
      select from recipe_template_ingredient as written join serving as own on own.id = written.serving_id
      where written.recipe_template_id = meal.recipe_template_id and written.moves_with is not null
      and own.food_id in (serving.food_id, line.swapped_from_id)
    ) as "isBound"
    from recipe_meal as meal
    join recipe_meal_ingredient as line on line.person_id = meal.person_id and line.recipe_meal_id = meal.id
    join serving on serving.id = line.serving_id
    where meal.person_id = ${personId} and meal.id = ${id}
    order by line.position`.execute(db);
  return rows;
}

export async function deleteMealLine(db: Db, personId: number, id: number): Promise<void> {
  await db.deleteFrom('recipe_meal_ingredient').where('person_id', '=', personId).where('id', '=', id).execute();
}

export async function updateMealFigures(
  db: Db,
  meal: MealPlace,
  figures: PartialMacros & FurtherColumns,
): Promise<void> {
  await db
    .updateTable('recipe_meal')
    .set(figures)
    .where('person_id', '=', meal.person_id)
    .where('id', '=', meal.id)
    .execute();
}

/** The recipe or meal that an ingredient belongs to. */
export type IngredientPlace = Readonly<{ id: number; kind: IngredientContentType; ownerId: number }>;

/** Returns one page of the ingredients of a person's custom recipes and meals, newest first, and the total. */
export async function listOwnIngredients(
  db: Db,
  filter: Readonly<{ personId: number; search: RecipeSearch | undefined; limit: number; offset: number }>,
): Promise<{ count: number; rows: IngredientPlace[] }> {
  const { personId, search, limit, offset } = filter;
  const named = search === undefined ? sql`true` : findsWords(sql.ref('food.search'), search);
  const own = sql`(
    select line.id, 'recipetemplate' as kind, template.id as "ownerId", line.serving_id
    from recipe_template_ingredient as line join recipe_template as template on template.id = line.recipe_template_id
    where template.author_id = ${personId}
    union all
    select id, 'recipemeal', recipe_meal_id, serving_id from recipe_meal_ingredient where person_id = ${personId}
  ) as line join serving on serving.id = line.serving_id join food on food.id = serving.food_id where ${named}`;
  const { rows: counts } = await sql<{ count: string }>`select count(*) as count from ${own}`.execute(db);
  const { rows } = await sql<IngredientPlace>`
    select line.id, line.kind, line."ownerId" from ${own}
    order by line.id desc limit ${limit} offset ${offset}`.execute(db);
  return { count: Number(counts[0]?.count ?? 0), rows };
}
