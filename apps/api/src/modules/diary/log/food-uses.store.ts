import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/** Returns a person's meals that contain a food, newest first. */
export async function listMealsOfFood(
  db: Db,
  personId: number,
  foodId: number,
): Promise<{ date: PlainDate; is_logged: boolean }[]> {
  const { rows } = await sql<{ date: PlainDate; is_logged: boolean }>`
    with used as (select id from serving where food_id = ${foodId})
    select day.date, item.status = 'EATEN' as is_logged
    from calendar_item as item join calendar_day as day on day.person_id = item.person_id and day.id = item.calendar_day_id
    where item.person_id = ${personId} and (
      exists (
        select from single_food_meal as meal
        where meal.person_id = item.person_id and meal.id = item.single_food_meal_id and serving_id in (select id from used)
      ) or exists (
        select from recipe_meal_ingredient as line
        where line.person_id = item.person_id and line.recipe_meal_id = item.recipe_meal_id
          and (serving_id in (select id from used) or replaced_serving_id in (select id from used)
            or swapped_from_id = ${foodId} or replaced_from_id = ${foodId})
      )
    )
    order by day.date desc, item.id desc`.execute(db);
  return rows;
}

/** Returns a person's custom recipes that contain a food, withdrawn ones included, by name. */
export async function listRecipesOfFood(
  db: Db,
  foodId: number,
  { personId, limit }: Readonly<{ personId: number; limit: number }>,
): Promise<{ id: number; name: string; published: boolean }[]> {
  return db
    .selectFrom('recipe_template')
    .select(['id', 'name_en as name', 'published'])
    .where('author_id', '=', personId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('recipe_template_ingredient as line')
          .innerJoin('serving', 'serving.id', 'line.serving_id')
          .whereRef('line.recipe_template_id', '=', 'recipe_template.id')
          .where('serving.food_id', '=', foodId),
      ),
    )
    .orderBy('name_en')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Returns a person's grocery lists that contain a food, newest first. */
export async function listGroceryListsOfFood(
  db: Db,
  foodId: number,
  { personId, limit }: Readonly<{ personId: number; limit: number }>,
): Promise<{ id: number; start_date: PlainDate }[]> {
  return db
    .selectFrom('grocery_list')
    .select(['id', 'start_date'])
    .where('person_id', '=', personId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('grocery_item')
          .whereRef('grocery_item.grocery_list_id', '=', 'grocery_list.id')
          .where('food_id', '=', foodId),
      ),
    )
    .orderBy('start_date', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
