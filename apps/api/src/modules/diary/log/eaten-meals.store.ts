import { LANGUAGES } from '@weekbord/domain/languages/languages';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { figureOfMeal, MEAL_OF_ITEM } from '../meals/figure-of-meal.store.ts';

/**
 * Adds eaten quick adds to a person's days, as entered by that person. Returns the ids of the items in the same order.
 * The quick adds are given as a JSON list that only the database parses, because there may be many.
 */
export async function addEatenMeals(
  db: Kysely<Tables>,
  personId: number,
  { meals, now }: Readonly<{ meals: string; now: Date }>,
): Promise<readonly number[]> {
  await sql`
    insert into calendar_day (person_id, date)
    select distinct ${personId}::int, (meal->>'date')::date from jsonb_array_elements(${meals}::jsonb) as meal
    on conflict (person_id, date) do nothing`.execute(db);
  const { rows } = await sql<{ ids: readonly number[] }>`
    with given as (
      select at, (meal->>'date')::date as date, meal->>'meal_moment' as moment, meal->>'name' as name,
        (meal->>'kcal')::float8 as kcal, (meal->>'protein')::float8 as protein, (meal->>'fat')::float8 as fat,
        (meal->>'carbohydrates')::float8 as carbohydrates, (meal->>'fiber')::float8 as fiber
      from jsonb_array_elements(${meals}::jsonb) with ordinality as one (meal, at)
    ), written as (
      insert into quick_add_meal (person_id, name, kcal, protein, fat, carbohydrates, fiber)
      select ${personId}::int, name, kcal, protein, fat, carbohydrates, fiber from given order by at
      returning id
    ), numbered as (
      select id, row_number() over (order by id) as at from written
    ), item as (
      insert into calendar_item
        (person_id, calendar_day_id, meal_moment, quick_add_meal_id, status, planned_by, modified_at)
      select ${personId}::int, day.id, given.moment, numbered.id, 'EATEN', 'PERSON', ${now}::timestamptz
      from given
      join numbered on numbered.at = given.at
      join calendar_day as day on day.person_id = ${personId} and day.date = given.date
      order by given.at
      returning id
    )
    select array_agg(id order by id) as ids from item`.execute(db);
  return rows[0]!.ids;
}

/**
 * Returns the meals of a person on the given dates as JSON lists: date, moment, whether it was eaten, energy, and its
 * name in each language. The result is text, which a worker thread parses, because there may be many meals.
 */
export async function textOfMealsOn(db: Kysely<Tables>, personId: number, dates: readonly string[]): Promise<string> {
  const names = LANGUAGES.map((language) => {
    const name = sql.ref(`name_${language}`);
    return sql`coalesce(recipe.${name}, food.${name}, quick.name, '')`;
  });
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(json_build_array(
      to_char(day.date, 'YYYY-MM-DD'), item.meal_moment, item.status = 'EATEN',
      ${figureOfMeal('kcal')}, ${sql.join(names)}
    )), '[]')::text as text
    from calendar_day as day
    join calendar_item as item on item.person_id = day.person_id and item.calendar_day_id = day.id
    ${MEAL_OF_ITEM}
    left join recipe_template as recipe on recipe.id = dish.recipe_template_id
    where day.person_id = ${personId} and day.date = any(${dates}::date[])`.execute(db);
  return rows[0]!.text;
}
