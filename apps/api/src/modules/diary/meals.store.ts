import type { MealContentType } from '@weekbord/domain/vocabulary';
import { type Expression, type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/** A meal of any kind. */
export type MealKey = Readonly<{ kind: MealContentType; id: number }>;

type MealColumn = (typeof MEAL_COLUMNS)[number];
/** The columns of a calendar item that name its meal; one of them is set. */
export type MealColumns = Readonly<Record<MealColumn, number | null>>;

const TABLES = {
  recipemeal: 'recipe_meal',
  singlefoodmeal: 'single_food_meal',
  quickaddmeal: 'quick_add_meal',
} as const;
const KINDS = Object.keys(TABLES) as readonly MealContentType[];

/** The columns of a calendar item that name its meal. */
export const MEAL_COLUMNS = ['recipe_meal_id', 'single_food_meal_id', 'quick_add_meal_id'] as const;

/** The column of a calendar item that names a meal of this kind. */
export function mealColumn(kind: MealContentType): MealColumn {
  return `${TABLES[kind]}_id`;
}

/** Which meal a calendar item holds. */
export function mealKeyOf(item: MealColumns): MealKey {
  for (const kind of KINDS) {
    const id = item[mealColumn(kind)];
    if (id !== null) return { kind, id };
  }
  throw new Error('A calendar item holds no meal.');
}

/** The columns of a calendar item that holds a meal. */
export function mealColumns({ kind, id }: MealKey): MealColumns {
  return { recipe_meal_id: null, single_food_meal_id: null, quick_add_meal_id: null, [mealColumn(kind)]: id };
}

/** Whose a meal is, if it is among those that the caller may see. */
export async function findMealOwner(
  db: Db,
  { kind, id }: MealKey,
  people: Expression<number>,
): Promise<number | undefined> {
  const { rows } = await sql<{ person_id: number }>`
    select person_id from ${sql.table(TABLES[kind])} where id = ${id} and person_id in ${people}`.execute(db);
  return rows[0]?.person_id;
}

/** Deletes the meals of one person's items that stand in no day any more. */
export async function deleteUnplannedMeals(db: Db, personId: number, items: readonly MealColumns[]): Promise<void> {
  for (const kind of KINDS) {
    const ids = items.map((item) => item[mealColumn(kind)]).filter((id) => id !== null);
    if (ids.length === 0) continue;
    await sql`
      delete from ${sql.table(TABLES[kind])} as meal
      where person_id = ${personId} and id = any(${ids}) and not exists (
        select from calendar_item as item
        where item.person_id = ${personId} and item.${sql.ref(mealColumn(kind))} = meal.id
      )`.execute(db);
  }
}

/** Which foods are in the meals of some items, as pairs; what is only numbers has none. */
export async function listFoodsOfItems(
  db: Db,
  personId: number,
  items: readonly (MealColumns & Readonly<{ id: number }>)[],
): Promise<{ itemId: number; foodId: number }[]> {
  const { rows } = await sql<{ itemId: number; foodId: number }>`
    select distinct item.id as "itemId", serving.food_id as "foodId"
    from calendar_item as item
    join (
      select person_id, recipe_meal_id, null::int as single_food_meal_id, serving_id from recipe_meal_ingredient
      where person_id = ${personId} and recipe_meal_id = any(${items.map(({ recipe_meal_id: id }) => id)})
      union all
      select person_id, null, id, serving_id from single_food_meal
      where person_id = ${personId} and id = any(${items.map(({ single_food_meal_id: id }) => id)})
    ) as line on line.recipe_meal_id = item.recipe_meal_id or line.single_food_meal_id = item.single_food_meal_id
    join serving on serving.id = line.serving_id
    where item.person_id = ${personId} and item.id = any(${items.map(({ id }) => id)})`.execute(db);
  return rows;
}
