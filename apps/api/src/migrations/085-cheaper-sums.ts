import { sql, type Kysely } from 'kysely';

/**
 * Adding a meal adds its nutrients to the sums of its day instead of recounting the whole day, and updates client facts
 * only if a coach reads them. The person of a meal's line and of a calendar item is checked through the meal and the
 * day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const OWNERS_RIGHTS = `language plpgsql security definer set search_path = public, pg_temp`;
const INSIDE = `language plpgsql set search_path = public, pg_temp`;

/** A nutrient as the diary shows it: rounded to a tenth, with halves rounded up. */
const shown = (figure: string) => `(floor(${figure} * 10 + 0.5)::numeric / 10)::numeric(12, 1)`;

/** SQL for a nutrient of an item's meal, of any kind; a food's nutrients are stored per 100 g. */
const figure = (name: string) => `case
    when item.recipe_meal_id is not null then dish.${name}
    when item.quick_add_meal_id is not null then quick.${name}
    when single.quantity * serving.grams = 0 then 0
    else food.${name} * (single.quantity * serving.grams) / 100
  end`;

const FIGURES_OF_ITEMS = `
  left join recipe_meal as dish on dish.person_id = item.person_id and dish.id = item.recipe_meal_id
  left join quick_add_meal as quick on quick.person_id = item.person_id and quick.id = item.quick_add_meal_id
  left join single_food_meal as single on single.person_id = item.person_id and single.id = item.single_food_meal_id
  left join serving on serving.id = single.serving_id
  left join food on food.id = serving.food_id`;

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
  `create function note_facts_of_clients(people integer[]) returns void ${INSIDE}
    as $$ declare clients integer[]; begin
      select array_agg(id) into clients from person where id = any (people) and coach_id is not null;
      if clients is not null then perform note_client_facts(clients); end if;
    end $$`,

  // Adds the nutrients of items that were just inserted, given as pairs of a person and an item's id. If the statement
  // also deleted or updated items, their day has already been recounted with the new items, as the number of meals
  // shows.
  `create function add_to_days(people integer[], item_ids integer[]) returns void ${INSIDE}
    as $$ declare wrong_people integer[]; wrong_days integer[]; begin
      with meal as (
        select item.person_id, day.date, item.status = 'EATEN' as is_eaten,
          ${shown(figure('kcal'))} as kcal, ${shown(figure('protein'))} as protein
        from unnest(people, item_ids) as given (person_id, item_id)
        join calendar_item as item on item.person_id = given.person_id and item.id = given.item_id
        join calendar_day as day on day.person_id = item.person_id and day.id = item.calendar_day_id
        ${FIGURES_OF_ITEMS}
      )
      insert into day_total as total (person_id, date, ${SUMS.join(', ')})
      select person_id, date, ${SUMS.join(', ')} from (${SUMS_OF_MEALS}) as sums
      on conflict (person_id, date) do update set ${added.join(', ')};
      select array_agg(person_id), array_agg(id) into wrong_people, wrong_days from (
        select distinct day.person_id, day.id
        from unnest(people, item_ids) as given (person_id, item_id)
        join calendar_item as item on item.person_id = given.person_id and item.id = given.item_id
        join calendar_day as day on day.person_id = item.person_id and day.id = item.calendar_day_id
        join day_total as total on total.person_id = day.person_id and total.date = day.date
        where total.meals <> (
          select count(*) from calendar_item as counted
          where counted.person_id = day.person_id and counted.calendar_day_id = day.id
        )
      ) as wrong;
      if wrong_people is not null then perform count_days(wrong_people, wrong_days); end if;
      perform note_facts_of_clients(people);
    end $$`,

  `create function count_added_items() returns trigger ${OWNERS_RIGHTS}
    as $$ declare people integer[]; item_ids integer[]; begin
      select array_agg(person_id), array_agg(id) into people, item_ids from added;
      if people is not null then perform add_to_days(people, item_ids); end if;
      return null;
    end $$`,
  `drop trigger count_changed_items_on_insert on calendar_item`,
  `create trigger count_changed_items_on_insert after insert on calendar_item
    referencing new table as added for each statement execute function count_added_items()`,

  `create or replace function count_days(people integer[], day_ids integer[]) returns void ${INSIDE}
    as $$ declare changed integer[]; begin
      with wanted as (
        select distinct day.person_id, day.date, day.id
        from unnest(people, day_ids) as given (person_id, day_id)
        join calendar_day as day on day.person_id = given.person_id and day.id = given.day_id
      ), meal as (
        select wanted.person_id, wanted.date, item.status = 'EATEN' as is_eaten,
          ${shown(figure('kcal'))} as kcal, ${shown(figure('protein'))} as protein
        from wanted
        join calendar_item as item on item.person_id = wanted.person_id and item.calendar_day_id = wanted.id
        ${FIGURES_OF_ITEMS}
      ), sums as (${SUMS_OF_MEALS}), gone as (
        delete from day_total as total using wanted
        where total.person_id = wanted.person_id and total.date = wanted.date and not exists (
          select from sums where sums.person_id = total.person_id and sums.date = total.date
        )
        returning total.person_id
      ), written as (
        insert into day_total as total (person_id, date, ${SUMS.join(', ')})
        select person_id, date, ${SUMS.join(', ')} from sums
        on conflict (person_id, date) do update set (${SUMS.join(', ')}) = row(${SUMS.map((name) => `excluded.${name}`).join(', ')})
        where (${SUMS.map((name) => `total.${name}`).join(', ')})
          is distinct from (${SUMS.map((name) => `excluded.${name}`).join(', ')})
        returning total.person_id
      )
      select array_agg(person_id) into changed
      from (select person_id from gone union select person_id from written) as one;
      if changed is not null then perform note_facts_of_clients(changed); end if;
    end $$`,

  `create or replace function note_changed_facts() returns trigger ${OWNERS_RIGHTS}
    as $$ declare people integer[]; begin
      if tg_op = 'DELETE' then select array_agg(distinct person_id) into people from removed;
      else select array_agg(distinct person_id) into people from added;
      end if;
      if people is not null then perform note_facts_of_clients(people); end if;
      return null;
    end $$`,

  // Both are checked and deleted through the meal and the day, which belong to the same person.
  `alter table recipe_meal_ingredient drop constraint recipe_meal_ingredient_person_id_fkey`,
  `alter table calendar_item drop constraint calendar_item_person_id_fkey`,
];
