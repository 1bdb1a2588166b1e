import { sql, type Kysely } from 'kysely';

/**
 * Whether a person said that they skipped a meal. Such a meal stays in the diary, but counts as neither planned nor
 * eaten in the sums of its day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const OWNERS_RIGHTS = `language plpgsql security definer set search_path = public, pg_temp`;
const INSIDE = `language plpgsql set search_path = public, pg_temp`;
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
const sumsAs = (table: string) => SUMS.map((name) => `${table}.${name}`).join(', ');

const added = [
  ...COUNTS.map((name) => `${name} = total.${name} + excluded.${name}`),
  ...FIGURES.map((name) => `${name} = coalesce(total.${name} + excluded.${name}, total.${name}, excluded.${name})`),
  ...FLAGS.map((name) => `${name} = total.${name} or excluded.${name}`),
];

/** The values of an item that decide what its day counts. */
const COUNTED = ['calendar_day_id', 'status', 'skipped', 'recipe_meal_id', 'single_food_meal_id', 'quick_add_meal_id'];
const countedAs = (table: string) => COUNTED.map((name) => `${table}.${name}`).join(', ');

const STATEMENTS = [
  `alter table calendar_item add column skipped boolean not null default false,
    add constraint calendar_item_skipped_check check (not skipped or status <> 'EATEN')`,

  `create or replace function count_days(people integer[], day_ids integer[]) returns void ${INSIDE}
    as $$ declare changed integer[]; begin
      with wanted as (
        select distinct day.person_id, day.date, day.id
        from unnest(people, day_ids) as given (person_id, day_id)
        join calendar_day as day on day.person_id = given.person_id and day.id = given.day_id
      ), meal as (
        ${mealsOf(`wanted as day
          join calendar_item as item on item.person_id = day.person_id and item.calendar_day_id = day.id`)}
      ), sums as (${SUMS_OF_MEALS}), gone as (
        delete from day_total as total using wanted
        where total.person_id = wanted.person_id and total.date = wanted.date and not exists (
          select from sums where sums.person_id = total.person_id and sums.date = total.date
        )
        returning total.person_id
      ), written as (
        insert into day_total as total (person_id, date, ${SUMS.join(', ')})
        select person_id, date, ${SUMS.join(', ')} from sums
        on conflict (person_id, date) do update set (${SUMS.join(', ')}) = row(${sumsAs('excluded')})
        where (${sumsAs('total')}) is distinct from (${sumsAs('excluded')})
        returning total.person_id
      )
      select array_agg(person_id) into changed
      from (select person_id from gone union select person_id from written) as one;
      if changed is not null then perform note_facts_of_clients(changed); end if;
    end $$`,

  // A statement that also deletes or updates items has already counted their day, new items included. The number of
  // meals shows this, and the day is recounted.
  `create or replace function count_added_items() returns trigger ${OWNERS_RIGHTS}
    as $$ declare full_of text; wrong_people integer[]; wrong_days integer[]; clients integer[]; begin
      with meal as materialized (
        ${mealsOf(
          `added as item
          join calendar_day as day on day.person_id = item.person_id and day.id = item.calendar_day_id`,
          ['item.calendar_day_id', 'item.meal_moment'],
        )}
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

  // Insertions have their own function.
  `create or replace function count_changed_items() returns trigger ${OWNERS_RIGHTS}
    as $$ declare people integer[]; day_ids integer[]; begin
      if tg_op = 'DELETE' then
        select array_agg(person_id), array_agg(calendar_day_id) into people, day_ids
        from (select distinct person_id, calendar_day_id from removed) as day;
      else
        select array_agg(day.person_id), array_agg(day.calendar_day_id) into people, day_ids from (
          select distinct removed.person_id,
            unnest(array[removed.calendar_day_id, added.calendar_day_id]) as calendar_day_id
          from removed join added using (person_id, id)
          where (${countedAs('removed')}) is distinct from (${countedAs('added')})
        ) as day;
      end if;
      if people is not null then perform count_days(people, day_ids); end if;
      return null;
    end $$`,
];
