import type { PartialMacros } from '@weekbord/domain/macros/macros';
import { sql } from 'kysely';

/** The joins from a calendar item, `item`, to its meal, of any kind, for `figureOfMeal`. */
export const MEAL_OF_ITEM = sql`
  left join recipe_meal as dish on dish.person_id = item.person_id and dish.id = item.recipe_meal_id
  left join quick_add_meal as quick on quick.person_id = item.person_id and quick.id = item.quick_add_meal_id
  left join single_food_meal as single on single.person_id = item.person_id and single.id = item.single_food_meal_id
  left join serving on serving.id = single.serving_id
  left join food on food.id = serving.food_id`;

/** Returns the SQL that computes a nutrient of a meal of any kind. A food's value is per 100 g. */
export function figureOfMeal(figure: keyof PartialMacros) {
  return sql<number | null>`coalesce(
    dish.${sql.ref(figure)}, quick.${sql.ref(figure)}, food.${sql.ref(figure)} * serving.grams * single.quantity / 100
  )`;
}
