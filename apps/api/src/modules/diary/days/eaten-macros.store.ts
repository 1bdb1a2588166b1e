import { type RawBuilder, sql } from 'kysely';
import { figureOfMeal, MEAL_OF_ITEM } from '../meals/figure-of-meal.store.ts';

/** The SQL of a nutrient as the diary shows it: rounded to a tenth, halves upwards. */
const shown = (figure: 'carbohydrates' | 'fat') => sql`floor(${figureOfMeal(figure)} * 10 + 0.5)::numeric / 10`;

/**
 * Returns a query, to be joined to another one, for the `carbohydrates` and `fat` that a person ate on a date, as the
 * diary shows them; `is_partial` if either is unknown for any meal.
 */
export function macrosEatenOn(personId: number, date: RawBuilder<string>): RawBuilder<unknown> {
  return sql`
    select sum(carbohydrates) as carbohydrates, sum(fat) as fat,
      bool_or(carbohydrates is null or fat is null) as is_partial
    from (
      select ${shown('carbohydrates')} as carbohydrates, ${shown('fat')} as fat
      from calendar_day as diary
      join calendar_item as item on item.person_id = diary.person_id and item.calendar_day_id = diary.id
      ${MEAL_OF_ITEM}
      where diary.person_id = ${personId} and diary.date = ${date} and item.status = 'EATEN'
    ) as meal`;
}
