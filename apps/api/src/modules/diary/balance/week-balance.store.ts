import type { FoodInMeal } from '@weekbord/domain/balance/day-tally';
import type { Diet } from '@weekbord/domain/diets/diets';
import type { Language } from '@weekbord/domain/languages/languages';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { nameOfMeal, SWAPS_OF_DISH } from '../../recipes/recipes.public.ts';
import { selectItems } from '../diary.store.ts';

type Db = Kysely<Tables>;

/** The foods in a meal: the lines of a recipe meal, or the single food. */
const FOODS_OF_MEAL = sql<{ foods: readonly FoodInMeal[] | null }>`(
  select json_agg(json_build_object('grams', line.quantity * serving.grams, 'kcal', food.kcal,
    'category', food.category, 'role', food.role, 'kitchenKind', food.kitchen_kind, 'origins', food.origins, 'proteinSource', food.protein_source)) as foods
  from (
    select serving_id, quantity from recipe_meal_ingredient
    where person_id = item.person_id and recipe_meal_id = item.recipe_meal_id
    union all
    select serving_id, quantity from single_food_meal
    where person_id = item.person_id and id = item.single_food_meal_id
  ) as line join serving on serving.id = line.serving_id join food on food.id = serving.food_id
)`;

/** The plan's value for a date; null without a plan. */
const TARGET_OF_DATE = sql<number | null>`(
  select sum(slot.kcal)::double precision from weekly_plan as week join meal_slot as slot
    on slot.person_id = week.person_id and slot.day_plan_id = (array[
      week.monday, week.tuesday, week.wednesday, week.thursday, week.friday, week.saturday, week.sunday
    ])[extract(isodow from day.date)::integer]
  where week.person_id = item.person_id
)`;

/** A person's diet; null if not specified. */
const DIET_OF_PERSON = sql<Diet | null>`(
  select diet from intake where person_id = item.person_id order by id desc limit 1
)`;

/** Whether a person avoids fish as an allergen; null if they have not specified how they eat. */
const LEAVES_OUT_FISH = sql<boolean | null>`(
  select 'fish' = any(excluded_allergens) from intake where person_id = item.person_id order by id desc limit 1
)`;

/** A meal in a week with its nutrients, its foods, and the facts about its day and person. */
export type WeekMealRow = Awaited<ReturnType<typeof listMealsOfWeek>>[number];

/** Returns the meals on a person's days between two dates, both inclusive, without skipped ones; oldest first. */
export async function listMealsOfWeek(
  db: Db,
  personId: number,
  week: Readonly<{ from: string; to: string }>,
  locale: Language,
) {
  const rows = await selectItems(db)
    .innerJoin('calendar_day as day', (join) =>
      join.onRef('day.person_id', '=', 'item.person_id').onRef('day.id', '=', 'item.calendar_day_id'),
    )
    .leftJoin('recipe_template as recipe', 'recipe.id', 'dish.recipe_template_id')
    .leftJoinLateral(FOODS_OF_MEAL.as<'made'>(sql`made`), (join) => join.onTrue())
    .select(['day.date', 'made.foods', `single.name_${locale} as food_name`, 'quick.name as quick_name'])
    .select([`recipe.name_${locale} as recipe_name`, 'single.sugars as food_sugars', 'single.salt as food_salt'])
    .select(['single.saturated_fat as food_saturated_fat', 'single.fiber as food_fiber'])
    .select(sql<number | null>`single.grams * single.quantity`.as('food_grams'))
    .select(SWAPS_OF_DISH.as('swaps'))
    .select([TARGET_OF_DATE.as('target_kcal'), DIET_OF_PERSON.as('diet'), LEAVES_OUT_FISH.as('leaves_out_fish')])
    .where('day.person_id', '=', personId)
    .where('day.date', '>=', week.from)
    .where('day.date', '<=', week.to)
    .where('item.skipped', '=', false)
    .orderBy('day.date')
    .orderBy('item.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    name: nameOfMeal(row.recipe_name ?? row.food_name ?? row.quick_name ?? '', row.swaps, locale),
  }));
}
