import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { type Kysely, sql } from 'kysely';
import { type Place, statement } from '../../../platform/database/statement.ts';
import type { Tables } from '../../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/** The maximum number of meals that are read, about thirty a day. */
const MOST = 2000;
const MOST_OF_DAY = 100;

/** A meal that a person ate or planned themselves: a recipe meal, or an amount of a food. */
export type UseRow = Readonly<{
  date: PlainDate;
  meal_moment: MealMoment;
  recipe_meal_id: number | null;
  single_food_meal_id: number | null;
  recipe_template_id: number | null;
  portions: number | null;
  food_id: number | null;
  serving_id: number | null;
  quantity: number | null;
}>;

const USES = statement((db, place: Place<{ personId: number; from: PlainDate }>) => {
  const personId = place('personId');
  // The meals on each day are looked up by their keys: a join would read everything the person ever planned.
  const uses = sql<UseRow>`
    select day.date, item.meal_moment, item.recipe_meal_id, item.single_food_meal_id,
      dish.recipe_template_id, dish.portions, single.food_id, single.serving_id, single.quantity
    from calendar_day as day
    cross join lateral (
      select id, meal_moment, recipe_meal_id, single_food_meal_id from calendar_item
      where calendar_item.person_id = ${personId} and calendar_item.calendar_day_id = day.id
        and (status = 'EATEN' or planned_by = 'PERSON') and not skipped
      limit ${sql.lit(MOST_OF_DAY)}
    ) as item
    left join lateral (
      select recipe_template_id, portions from recipe_meal
      where recipe_meal.person_id = ${personId} and recipe_meal.id = item.recipe_meal_id limit 1
    ) as dish on true
    left join lateral (
      select serving.food_id, meal.serving_id, meal.quantity from single_food_meal as meal
      join serving on serving.id = meal.serving_id
      join food on food.id = serving.food_id
      where meal.person_id = ${personId} and meal.id = item.single_food_meal_id
        and (food.source <> 'PERSON' or food.author_id = ${personId} and food.retired is null)
      limit 1
    ) as single on true
    where day.person_id = ${personId} and day.date >= ${place('from')}
      and coalesce(dish.recipe_template_id, single.food_id) is not null
    order by day.date desc, item.id desc
    limit ${sql.lit(MOST)}`;
  return { compile: () => uses.compile(db) };
});

/**
 * Returns what a person ate or planned themselves since a date, latest first, without quick adds and other people's
 * foods. Planned meals that were not eaten do not indicate a habit.
 */
export function listUses(db: Db, personId: number, from: PlainDate): Promise<UseRow[]> {
  return USES(db, { personId, from });
}
