import { sql, type Kysely } from 'kysely';

/** A calendar shows the meals that are to be made or were eaten, so it no longer has the skipped ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const SHOWN_LINK = `(
  select link.person_id from calendar_link as link
  where acting_system() = 'visit' and link.secret_hash = decode(nullif(current_setting('app.link', true), ''), 'hex')
)`;

const STATEMENTS = [
  // Names and times; of the ingredients only the swapped ones, for the name.
  `create or replace function calendar_meals(first date, last date) returns table (
      id integer, date date, meal_moment text, modified_at timestamptz, name_en text, name_nl text, made json,
      cook_for integer, is_leftover boolean, preparation integer, cooking integer, waiting integer
    ) language plpgsql stable security definer set search_path = public, pg_temp
    as $$ #variable_conflict use_column
    begin return query
      select item.id, day.date, item.meal_moment, item.modified_at,
        coalesce(recipe.name_en, food.name_en, quick.name), coalesce(recipe.name_nl, food.name_nl, quick.name),
        (
          select json_build_object('is_vegan', bool_and(standing.vegan = 'yes'), 'swaps', json_agg(json_build_object(
            'from_en', written.name_en, 'from_nl', written.name_nl, 'to_en', standing.name_en, 'to_nl', standing.name_nl
          ) order by line.position) filter (where written.id is not null))
          from recipe_meal_ingredient as line
          join serving as measured on measured.id = line.serving_id
          join food as standing on standing.id = measured.food_id
          left join food as written on written.id = line.swapped_from_id and cardinality(line.swapped_because) > 0
          where line.person_id = dish.person_id and line.recipe_meal_id = dish.id
          having count(written.id) > 0
        ),
        dish.cook_for::integer, item.leftover_of is not null,
        recipe.preparation_time_min, recipe.cooking_time_min, recipe.waiting_time_min
      from calendar_day as day
      join calendar_item as item on item.person_id = day.person_id and item.calendar_day_id = day.id
      left join recipe_meal as dish on dish.person_id = item.person_id and dish.id = item.recipe_meal_id
      left join recipe_template as recipe on recipe.id = dish.recipe_template_id
      left join single_food_meal as single on single.person_id = item.person_id and single.id = item.single_food_meal_id
      left join serving on serving.id = single.serving_id
      left join food on food.id = serving.food_id
      left join quick_add_meal as quick on quick.person_id = item.person_id and quick.id = item.quick_add_meal_id
      where day.person_id = ${SHOWN_LINK} and day.date between first and last and not item.skipped
      order by day.date, item.id;
    end $$`,
];
