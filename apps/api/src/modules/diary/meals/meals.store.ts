import type { Language } from '@weekbord/domain/languages/languages';
import { kindOfMeal, type MealColumns, type MealContentType } from '@weekbord/domain/diary/calendar-items';
import type { PartialMacros } from '@weekbord/domain/macros/macros';
import { type Expression, type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { figureOfMeal } from './figure-of-meal.store.ts';

type Db = Kysely<Tables>;

/** A meal of any kind. */
export type MealKey = Readonly<{ kind: MealContentType; id: number }>;

const TABLES = {
  recipemeal: 'recipe_meal',
  singlefoodmeal: 'single_food_meal',
  quickaddmeal: 'quick_add_meal',
} as const;
const KINDS = Object.keys(TABLES) as readonly MealContentType[];

/** The columns of a calendar item that refer to its meal. */
export const MEAL_COLUMNS = ['recipe_meal_id', 'single_food_meal_id', 'quick_add_meal_id'] as const;

/** Returns the column of a calendar item that refers to a meal of this kind. */
export function mealColumn(kind: MealContentType): keyof MealColumns {
  return `${TABLES[kind]}_id`;
}

/** Returns the meal of a calendar item. */
export function mealKeyOf(item: MealColumns): MealKey {
  const kind = kindOfMeal(item);
  const id = item[mealColumn(kind)];
  if (id === null) throw new Error('A calendar item contains no meal.');
  return { kind, id };
}

/** Returns the columns of a calendar item for a meal. */
export function mealColumns({ kind, id }: MealKey): MealColumns {
  return { recipe_meal_id: null, single_food_meal_id: null, quick_add_meal_id: null, [mealColumn(kind)]: id };
}

/** Whether a meal, in a query of its own table, belongs to a template or a recurring meal. */
function isKept(kind: MealContentType) {
  const keeping = (['plan_template_meal', 'recurring_meal'] as const).map(
    (table) => sql<boolean>`exists (
      select from ${sql.table(table)} as kept
      where kept.person_id = meal.person_id and kept.${sql.ref(mealColumn(kind))} = meal.id
    )`,
  );
  return sql<boolean>`(${sql.join(keeping, sql` or `)})`;
}

/**
 * Returns the owner of a meal, if the caller may see it. Meals of templates and recurring meals are not found, so that
 * they cannot be put on a day.
 */
export async function findMealOwner(
  db: Db,
  { kind, id }: MealKey,
  people: Expression<number>,
): Promise<number | undefined> {
  const { rows } = await sql<{ person_id: number }>`
    select person_id from ${sql.table(TABLES[kind])} as meal
    where id = ${id} and person_id in ${people} and not ${isKept(kind)}`.execute(db);
  return rows[0]?.person_id;
}

/**
 * Deletes the meals of one person's items that are no longer on any day and belong to no template or recurring meal.
 */
export async function deleteUnplannedMeals(db: Db, personId: number, items: readonly MealColumns[]): Promise<void> {
  for (const kind of KINDS) {
    const ids = items.map((item) => item[mealColumn(kind)]).filter((id) => id !== null);
    if (ids.length === 0) continue;
    await sql`
      delete from ${sql.table(TABLES[kind])} as meal
      where person_id = ${personId} and id = any(${ids}) and not exists (
        select from calendar_item as item
        where item.person_id = ${personId} and item.${sql.ref(mealColumn(kind))} = meal.id
      ) and not ${isKept(kind)}`.execute(db);
  }
}

/** The facts about a meal, without its lines. The name is empty for a quick add without one. */
export type MealFacts = PartialMacros &
  Readonly<{
    name: string;
    recipe_template_id: number | null;
    /** Whether the meal's recipe has been withdrawn since. */
    is_deleted: boolean;
  }>;

/** Returns facts about the given meals of one person, in the same order. */
export async function listMealFacts(
  db: Db,
  personId: number,
  meals: readonly MealColumns[],
  locale: Language,
): Promise<MealFacts[]> {
  if (meals.length === 0) return [];
  const [name, figures] = [
    sql.ref(`name_${locale}`),
    (['kcal', 'protein', 'fat', 'carbohydrates', 'fiber'] as const).map((figure) => figureOfMeal(figure).as(figure)),
  ];
  const { rows } = await sql<MealFacts>`
    select coalesce(recipe.${name}, food.${name}, quick.name, '') as name, dish.recipe_template_id,
      recipe.published is false as is_deleted, ${sql.join(figures)}
    from unnest(
      ${meals.map((meal) => meal.recipe_meal_id)}::int[],
      ${meals.map((meal) => meal.single_food_meal_id)}::int[],
      ${meals.map((meal) => meal.quick_add_meal_id)}::int[]
    ) with ordinality as given (dish_id, single_id, quick_id, at)
    left join recipe_meal as dish on dish.person_id = ${personId} and dish.id = given.dish_id
    left join recipe_template as recipe on recipe.id = dish.recipe_template_id
    left join single_food_meal as single on single.person_id = ${personId} and single.id = given.single_id
    left join serving on serving.id = single.serving_id
    left join food on food.id = serving.food_id
    left join quick_add_meal as quick on quick.person_id = ${personId} and quick.id = given.quick_id
    order by given.at`.execute(db);
  return rows;
}

/** Returns the foods in the meals of the given items, as pairs. A quick add has none. */
export async function listFoodsOfItems(
  db: Db,
  personId: number,
  items: readonly (Omit<MealColumns, 'quick_add_meal_id'> & Readonly<{ id: number }>)[],
): Promise<{ itemId: number; foodId: number }[]> {
  const { rows } = await sql<{ itemId: number; foodId: number }>`
    select distinct item.id as "itemId", serving.food_id as "foodId"
    from unnest(
      ${items.map(({ id }) => id)}::int[],
      ${items.map((item) => item.recipe_meal_id)}::int[],
      ${items.map((item) => item.single_food_meal_id)}::int[]
    ) as item (id, recipe_meal_id, single_food_meal_id)
    join (
      select recipe_meal_id, null::int as single_food_meal_id, serving_id from recipe_meal_ingredient
      where person_id = ${personId} and recipe_meal_id = any(${items.map(({ recipe_meal_id: id }) => id)})
      union all
      select null, id, serving_id from single_food_meal
      where person_id = ${personId} and id = any(${items.map(({ single_food_meal_id: id }) => id)})
    ) as line on line.recipe_meal_id = item.recipe_meal_id or line.single_food_meal_id = item.single_food_meal_id
    join serving on serving.id = line.serving_id`.execute(db);
  return rows;
}
