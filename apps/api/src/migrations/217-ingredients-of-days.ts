import { sql, type Kysely } from 'kysely';

/**
 * A day has a maximum number of ingredients of all its recipe meals together: the domain's `meal-limits`. Days that
 * already have more keep them but accept no other recipe meals.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const OWNERS_RIGHTS = `language plpgsql security definer set search_path = public, pg_temp`;
/** The numbers of the domain's `meal-limits`. */
const MAX_OF_MOMENT = 50;
const MAX_OF_DAY = 100;
const MAX_INGREDIENTS = 400;

/** A nutrient as the diary shows it: rounded to a tenth, with halves rounded up. */
const shown = (figure: string) => `(floor(${figure} * 10 + 0.5)::numeric / 10)::numeric(12, 1)`;

/**
 * SQL for nutrients of an item's meal, of any kind; a food's nutrients are stored per 100 g. Each meal is looked up by
 * its key.
 */
const ofMeal = (figures: readonly string[]) => `
  select ${figures.join(', ')} from recipe_meal
  where recipe_meal.person_id = item.person_id and recipe_meal.id = item.recipe_meal_id
  union all
  select ${figures.join(', ')} from quick_add_meal
  where quick_add_meal.person_id = item.person_id and quick_add_meal.id = item.quick_add_meal_id
  union all
  select ${figures.map(
    (name) => `case when single.quantity * serving.grams = 0 then 0
      else food.${name} * (single.quantity * serving.grams) / 100 end`,
  )}
  from single_food_meal as single
  join serving on serving.id = single.serving_id
  join food on food.id = serving.food_id
  where single.person_id = item.person_id and single.id = item.single_food_meal_id`;

/** Selects what the sums need of the items in `items`, and the given further columns. */
const mealsOf = (items: string, further: readonly string[] = []) => `
  select ${['item.person_id', 'day.date', ...further].join(', ')},
    item.status = 'EATEN' as is_eaten, not item.skipped as is_counted,
    ${shown('figure.kcal')} as kcal, ${shown('figure.protein')} as protein
  from ${items}
  join lateral (${ofMeal(['kcal', 'protein'])}) as figure on true`;

/** The sums of `meal` per person and date; a sum is null if no meal has the nutrient. */
const SUMS_OF_MEALS = `
  select person_id, date, count(*) as meals, count(*) filter (where is_eaten) as eaten_meals,
    sum(kcal) filter (where is_counted) as planned_kcal, sum(protein) filter (where is_counted) as planned_protein,
    coalesce(bool_or(kcal is null or protein is null) filter (where is_counted), false) as planned_is_partial,
    sum(kcal) filter (where is_eaten) as eaten_kcal, sum(protein) filter (where is_eaten) as eaten_protein,
    coalesce(bool_or(kcal is null or protein is null) filter (where is_eaten), false) as eaten_is_partial
  from meal group by person_id, date`;

const COUNTS = ['meals', 'eaten_meals'];
const FIGURES = ['planned_kcal', 'planned_protein', 'eaten_kcal', 'eaten_protein'];
const FLAGS = ['planned_is_partial', 'eaten_is_partial'];
const SUMS = [...COUNTS, ...FIGURES, ...FLAGS];

const added = [
  ...COUNTS.map((name) => `${name} = total.${name} + excluded.${name}`),
  ...FIGURES.map((name) => `${name} = coalesce(total.${name} + excluded.${name}, total.${name}, excluded.${name})`),
  ...FLAGS.map((name) => `${name} = total.${name} or excluded.${name}`),
];

/** The error if one of the days that a query returns has too many ingredients, otherwise null. */
const fullOfIngredients = (days: string) => `(
  select 'day_ingredients_full' from (${days}) as day
  where (
    select count(*) from calendar_item as item
    join recipe_meal_ingredient as line
      on line.person_id = item.person_id and line.recipe_meal_id = item.recipe_meal_id
    where item.person_id = day.person_id and item.calendar_day_id = day.calendar_day_id
  ) > ${MAX_INGREDIENTS}
  limit 1
)`;

const STATEMENTS = [
  // A statement that also deletes or updates items has already counted their day, new items included. The number of
  // meals shows this, and the day is recounted.
  `create or replace function count_added_items() returns trigger ${OWNERS_RIGHTS}
    as $$ declare full_of text; wrong_people integer[]; wrong_days integer[]; clients integer[]; begin
      with meal as materialized (
        ${mealsOf(
          `added as item
          join calendar_day as day on day.person_id = item.person_id and day.id = item.calendar_day_id`,
          ['item.calendar_day_id', 'item.meal_moment', 'item.recipe_meal_id'],
        )}
      ), written as (
        insert into day_total as total (person_id, date, ${SUMS.join(', ')})
        select person_id, date, ${SUMS.join(', ')} from (${SUMS_OF_MEALS}) as sums
        on conflict (person_id, date) do update set ${added.join(', ')}
        returning total.person_id, total.date, total.meals
      )
      select
        coalesce(
          min(case when day.meals > ${MAX_OF_DAY} then 'day_full' when day.of_moment > ${MAX_OF_MOMENT} then 'moment_full' end),
          ${fullOfIngredients('select distinct person_id, calendar_day_id from meal where recipe_meal_id is not null')}
        ),
        array_agg(day.person_id) filter (where day.meals <> day.counted),
        array_agg(day.calendar_day_id) filter (where day.meals <> day.counted),
        array_agg(day.person_id) filter (where person.coach_id is not null)
      into full_of, wrong_people, wrong_days, clients
      from (
        select place.person_id, place.calendar_day_id, counted.meals, counted.of_moment, written.meals as counted
        from (select distinct person_id, date, calendar_day_id, meal_moment from meal) as place
        join written using (person_id, date)
        cross join lateral (
          select count(*) as meals, count(*) filter (where item.meal_moment = place.meal_moment) as of_moment
          from calendar_item as item
          where item.person_id = place.person_id and item.calendar_day_id = place.calendar_day_id
        ) as counted
      ) as day
      join person on person.id = day.person_id;
      if full_of is not null then raise exception using errcode = 'WB001', message = full_of; end if;
      if wrong_people is not null then perform count_days(wrong_people, wrong_days); end if;
      if clients is not null then perform note_client_facts(clients); end if;
      return null;
    end $$`,

  // An item counts as new on its day if it was moved there or got another recipe meal.
  `create or replace function refuse_full_days() returns trigger ${OWNERS_RIGHTS}
    as $$ declare full_of text; begin
      with place as materialized (
        select distinct added.person_id, added.calendar_day_id, added.meal_moment,
          (removed.calendar_day_id, removed.meal_moment) <> (added.calendar_day_id, added.meal_moment) as is_moved,
          added.recipe_meal_id is not null and (removed.calendar_day_id, removed.recipe_meal_id)
            is distinct from (added.calendar_day_id, added.recipe_meal_id) as is_new_meal
        from removed join added using (person_id, id)
        where (removed.calendar_day_id, removed.meal_moment, removed.recipe_meal_id)
          is distinct from (added.calendar_day_id, added.meal_moment, added.recipe_meal_id)
      )
      select coalesce((
        select case when count(*) > ${MAX_OF_DAY} then 'day_full' else 'moment_full' end
        from (select distinct person_id, calendar_day_id, meal_moment from place where is_moved) as place
        join calendar_item as item on item.person_id = place.person_id and item.calendar_day_id = place.calendar_day_id
        group by place.person_id, place.calendar_day_id, place.meal_moment
        having count(*) > ${MAX_OF_DAY} or count(*) filter (where item.meal_moment = place.meal_moment) > ${MAX_OF_MOMENT}
        limit 1
      ), ${fullOfIngredients('select distinct person_id, calendar_day_id from place where is_new_meal')})
      into full_of;
      if full_of is not null then raise exception using errcode = 'WB001', message = full_of; end if;
      return null;
    end $$`,
];
