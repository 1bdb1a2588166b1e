import { sql, type Kysely } from 'kysely';

/**
 * Adding meals runs one statement instead of five to update sums, check limits and update client facts. An announcement
 * is one statement, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const OWNERS_RIGHTS = `language plpgsql security definer set search_path = public, pg_temp`;
/** The numbers of the domain's `meal-limits`. */
const MAX_OF_MOMENT = 50;
const MAX_OF_DAY = 100;

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

/** The sums of `meal` per person and date; a sum is null if no meal has the nutrient. */
const SUMS_OF_MEALS = `
  select person_id, date, count(*) as meals, count(*) filter (where is_eaten) as eaten_meals,
    sum(kcal) as planned_kcal, sum(protein) as planned_protein,
    bool_or(kcal is null or protein is null) as planned_is_partial,
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

const STATEMENTS = [
  // A statement that also deletes or updates items has already counted their day, new items included. The number of
  // meals shows this, and the day is recounted.
  `create or replace function count_added_items() returns trigger ${OWNERS_RIGHTS}
    as $$ declare full_of text; wrong_people integer[]; wrong_days integer[]; clients integer[]; begin
      with meal as materialized (
        select item.person_id, day.date, item.calendar_day_id, item.meal_moment, item.status = 'EATEN' as is_eaten,
          ${shown('figure.kcal')} as kcal, ${shown('figure.protein')} as protein
        from added as item
        join calendar_day as day on day.person_id = item.person_id and day.id = item.calendar_day_id
        join lateral (${ofMeal(['kcal', 'protein'])}) as figure on true
      ), written as (
        insert into day_total as total (person_id, date, ${SUMS.join(', ')})
        select person_id, date, ${SUMS.join(', ')} from (${SUMS_OF_MEALS}) as sums
        on conflict (person_id, date) do update set ${added.join(', ')}
        returning total.person_id, total.date, total.meals
      )
      select
        min(case when day.meals > ${MAX_OF_DAY} then 'day_full' when day.of_moment > ${MAX_OF_MOMENT} then 'moment_full' end),
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
  `drop trigger refuse_full_days_on_insert on calendar_item`,
  `drop function add_to_days(integer[], integer[])`,
  `create or replace function refuse_full_days() returns trigger ${OWNERS_RIGHTS}
    as $$ declare full_of text; begin
      select case when count(*) > ${MAX_OF_DAY} then 'day_full' else 'moment_full' end into full_of
      from (
        select distinct added.person_id, added.calendar_day_id, added.meal_moment
        from removed join added using (person_id, id)
        where (removed.calendar_day_id, removed.meal_moment) <> (added.calendar_day_id, added.meal_moment)
      ) as place
      join calendar_item as item on item.person_id = place.person_id and item.calendar_day_id = place.calendar_day_id
      group by place.person_id, place.calendar_day_id, place.meal_moment
      having count(*) > ${MAX_OF_DAY} or count(*) filter (where item.meal_moment = place.meal_moment) > ${MAX_OF_MOMENT}
      limit 1;
      if full_of is not null then raise exception using errcode = 'WB001', message = full_of; end if;
      return null;
    end $$`,

  `create or replace function announce_change() returns trigger language plpgsql as $$ declare person integer; begin
      if tg_argv[0] = 'access' then
        for person in select distinct person_id from changed loop
          perform announce(person, 'access');
          perform announce_to_clients(person);
        end loop;
      else
        perform pg_notify(
          'weekbord_live', one.person_id || ' ' || tg_argv[0] || ' ' || coalesce(current_setting('app.client', true), '')
        ) from (select distinct person_id from changed) as one;
      end if;
      return null;
    end $$`,
];
