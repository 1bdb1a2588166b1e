import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { ItemStatus } from '@weekbord/domain/diary/calendar-items';
import type { Language } from '@weekbord/domain/languages/languages';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { nameOfMeal, SWAPS_OF_DISH } from '../../recipes/recipes.public.ts';

/**
 * Returns the meals at one moment of a person's date that were not skipped, side dishes last: whether each was eaten,
 * and its name, empty if it has none.
 */
export async function listMealsOfMoment(
  db: Kysely<Tables>,
  personId: number,
  { date, moment }: Readonly<{ date: PlainDate; moment: MealMoment }>,
  language: Language,
): Promise<Readonly<{ status: ItemStatus; name: string }>[]> {
  const rows = await db
    .selectFrom('calendar_day as day')
    .innerJoin('calendar_item as item', (join) =>
      join.onRef('item.person_id', '=', 'day.person_id').onRef('item.calendar_day_id', '=', 'day.id'),
    )
    .leftJoin('recipe_meal as dish', (join) =>
      join.onRef('dish.person_id', '=', 'item.person_id').onRef('dish.id', '=', 'item.recipe_meal_id'),
    )
    .leftJoin('recipe_template as recipe', 'recipe.id', 'dish.recipe_template_id')
    .leftJoin('single_food_meal as single', (join) =>
      join.onRef('single.person_id', '=', 'item.person_id').onRef('single.id', '=', 'item.single_food_meal_id'),
    )
    .leftJoin('serving', 'serving.id', 'single.serving_id')
    .leftJoin('food', 'food.id', 'serving.food_id')
    .leftJoin('quick_add_meal as quick', (join) =>
      join.onRef('quick.person_id', '=', 'item.person_id').onRef('quick.id', '=', 'item.quick_add_meal_id'),
    )
    .select('item.status')
    .select(({ fn }) => fn.coalesce(`recipe.name_${language}`, `food.name_${language}`, 'quick.name').as('name'))
    .select(SWAPS_OF_DISH.as('made'))
    .where('day.person_id', '=', personId)
    .where('day.date', '=', date)
    .where('item.meal_moment', '=', moment)
    .where('item.skipped', '=', false)
    .orderBy(({ fn, val }) => fn.coalesce('recipe.is_side', val(false)))
    .orderBy('item.id')
    .execute();
  return rows.map(({ status, name, made }) => ({ status, name: nameOfMeal(name ?? '', made, language) }));
}
