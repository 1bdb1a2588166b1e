/** Returns a trigger function with the owner's rights: it counts for everyone concerned. */
const whereChanged = (name: string, body: string) =>
  `create function ${name}() returns trigger language plpgsql security definer set search_path = public, pg_temp
    as $$ ${body} $$`;

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

const SUMS = ['meals', 'eaten_meals', 'planned_kcal', 'planned_protein', 'planned_is_partial']
  .concat(['eaten_kcal', 'eaten_protein', 'eaten_is_partial'])
  .join(', ');

/** Recounts days, given as pairs of a person and a day's id. A day without sums has no row. */
const COUNT_DAYS = `create function count_days(people integer[], day_ids integer[]) returns void ${INSIDE}
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
      left join recipe_meal as dish on dish.person_id = item.person_id and dish.id = item.recipe_meal_id
      left join quick_add_meal as quick on quick.person_id = item.person_id and quick.id = item.quick_add_meal_id
      left join single_food_meal as single
        on single.person_id = item.person_id and single.id = item.single_food_meal_id
      left join serving on serving.id = single.serving_id
      left join food on food.id = serving.food_id
    ), sums as (
      select person_id, date, count(*) as meals, count(*) filter (where is_eaten) as eaten_meals,
        sum(kcal) as planned_kcal, sum(protein) as planned_protein,
        bool_or(kcal is null or protein is null) as planned_is_partial,
        sum(kcal) filter (where is_eaten) as eaten_kcal, sum(protein) filter (where is_eaten) as eaten_protein,
        coalesce(bool_or(kcal is null or protein is null) filter (where is_eaten), false) as eaten_is_partial
      from meal group by person_id, date
    ), gone as (
      delete from day_total as total using wanted
      where total.person_id = wanted.person_id and total.date = wanted.date and not exists (
        select from sums where sums.person_id = total.person_id and sums.date = total.date
      )
      returning total.person_id
    ), written as (
      insert into day_total as total (person_id, date, ${SUMS}) select person_id, date, ${SUMS} from sums
      on conflict (person_id, date) do update set (${SUMS}) = row(${SUMS.replaceAll(/\w+/g, 'excluded.$&')})
      where (${SUMS.replaceAll(/\w+/g, 'total.$&')}) is distinct from (${SUMS.replaceAll(/\w+/g, 'excluded.$&')})
      returning total.person_id
    )
    select array_agg(person_id) into changed from (select person_id from gone union select person_id from written) as one;
    if changed is not null then perform note_client_facts(changed); end if;
  end $$`;

/** SQL for the position of the plan's values for a date, in a statement that has `week`. */
const PLAN_OF_DATE = `(array[
  week.monday, week.tuesday, week.wednesday, week.thursday, week.friday, week.saturday, week.sunday
])[extract(isodow from day.date)::integer]`;

/** SQL for sums over some of the latest eight logged days, as `StoredDays`. Position 1 is the newest day. */
const overDays = (places: string) => `json_build_array(
  count(*) filter (where ${places}),
  min(date) filter (where ${places}),
  max(date) filter (where ${places}),
  sum(eaten_kcal) filter (where ${places}),
  sum(goal_kcal) filter (where ${places}),
  sum(eaten_protein) filter (where ${places}),
  sum(goal_protein) filter (where ${places})
)`;

/**
 * Updates the facts that the rules for needs use, for those of the given people who are clients with an open account.
 */
const NOTE_CLIENT_FACTS = `create function note_client_facts(people integer[]) returns void ${INSIDE}
  as $$ begin
    delete from client_facts as fact where fact.person_id = any (people) and not exists (
      select from person as client
      where client.id = fact.person_id and client.coach_id is not null and client.account_enabled
    );
    insert into client_facts as fact (person_id, coach_id, facts)
    select client.id, client.coach_id, json_build_array(
      client.id, client.invited_as is not null, (client.created_at at time zone 'UTC')::date,
      week.id is not null, intake.main_goal, intake.goal_weight_in_kg,
      (
        select day.date from day_total as day
        where day.person_id = client.id and day.eaten_meals > 0 order by day.date desc limit 1
      ),
      (
        select max(day.date) from (
          select * from day_total as day where day.person_id = client.id order by day.date desc limit 60
        ) as day where day.meals > day.eaten_meals
      ),
      weighed.facts, eaten.latest, eaten.earlier
    )
    from person as client
    left join intake on intake.person_id = client.id
    left join weekly_plan as week on week.person_id = client.id
    left join lateral (
      select json_build_array(
        min(date), max(date), count(*), (array_agg(value order by date))[1], (array_agg(value order by date desc))[1]
      ) as facts
      from (
        select (created_at at time zone 'UTC')::date as date, round(avg(value), 2) as value from measurement
        where measurement.person_id = client.id and type = 'WEIGHT' and (created_at at time zone 'UTC')::date > (
          select (max(created_at) at time zone 'UTC')::date - 30 from measurement
          where measurement.person_id = client.id and type = 'WEIGHT'
        )
        group by 1
      ) as weight
      having count(*) > 0
    ) as weighed on true
    left join lateral (
      select ${overDays('place <= 7')} as latest, ${overDays('place > 1')} as earlier
      from (
        select day.date, day.eaten_kcal, day.eaten_protein, goal.kcal as goal_kcal, goal.protein as goal_protein,
          row_number() over (order by day.date desc) as place
        from (
          select * from day_total as day
          where day.person_id = client.id and day.eaten_meals > 0 and not day.eaten_is_partial
          order by day.date desc limit 8
        ) as day
        left join lateral (
          select sum(kcal) as kcal, sum(protein) as protein from meal_slot
          where meal_slot.person_id = client.id and meal_slot.day_plan_id = ${PLAN_OF_DATE}
        ) as goal on true
      ) as logged
    ) as eaten on true
    where client.id = any (people) and client.coach_id is not null and client.account_enabled
    on conflict (person_id) do update set coach_id = excluded.coach_id, facts = excluded.facts
    where (fact.coach_id, fact.facts) is distinct from (excluded.coach_id, excluded.facts);
  end $$`;

/** Recounts the days of items that were added, removed or changed in a relevant value. */
const COUNT_CHANGED_ITEMS = whereChanged(
  'count_changed_items',
  `declare people integer[]; day_ids integer[]; begin
    if tg_op = 'INSERT' then
      select array_agg(person_id), array_agg(calendar_day_id) into people, day_ids
      from (select distinct person_id, calendar_day_id from added) as day;
    elsif tg_op = 'DELETE' then
      select array_agg(person_id), array_agg(calendar_day_id) into people, day_ids
      from (select distinct person_id, calendar_day_id from removed) as day;
    else
      select array_agg(day.person_id), array_agg(day.calendar_day_id) into people, day_ids from (
        select distinct removed.person_id,
          unnest(array[removed.calendar_day_id, added.calendar_day_id]) as calendar_day_id
        from removed join added using (person_id, id)
        where (removed.calendar_day_id, removed.status, removed.recipe_meal_id, removed.single_food_meal_id,
            removed.quick_add_meal_id)
          is distinct from (added.calendar_day_id, added.status, added.recipe_meal_id, added.single_food_meal_id,
            added.quick_add_meal_id)
      ) as day;
    end if;
    if people is not null then perform count_days(people, day_ids); end if;
    return null;
  end`,
);

/** Recounts the days of meals whose nutrients changed. `columns` are the relevant columns of the table. */
const countChangedMeals = (table: string, columns: readonly string[]) =>
  whereChanged(
    `count_changed_${table}`,
    `declare people integer[]; day_ids integer[]; begin
      select array_agg(item.person_id), array_agg(item.calendar_day_id) into people, day_ids
      from removed join added using (person_id, id)
      join calendar_item as item on item.person_id = added.person_id and item.${table}_id = added.id
      where (${columns.map((column) => `removed.${column}`).join(', ')})
        is distinct from (${columns.map((column) => `added.${column}`).join(', ')});
      if people is not null then perform count_days(people, day_ids); end if;
      return null;
    end`,
  );

/** Recounts the days with foods whose nutrients changed, or servings whose weight changed. */
const COUNT_CHANGED_FOOD = whereChanged(
  'count_changed_food',
  `declare people integer[]; day_ids integer[]; begin
    select array_agg(item.person_id), array_agg(item.calendar_day_id) into people, day_ids
    from serving
    join single_food_meal as single on single.serving_id = serving.id
    join calendar_item as item on item.person_id = single.person_id and item.single_food_meal_id = single.id
    where case tg_table_name when 'food' then serving.food_id else serving.id end = new.id;
    if people is not null then perform count_days(people, day_ids); end if;
    return null;
  end`,
);

/** Moves a day's sums with the day, and updates those of the date it leaves. */
const COUNT_CHANGED_DAY = whereChanged(
  'count_changed_day',
  `begin
    delete from day_total where person_id = old.person_id and date = old.date;
    if tg_op = 'UPDATE' then perform count_days(array[new.person_id], array[new.id]); end if;
    perform note_client_facts(array[old.person_id]);
    return null;
  end`,
);

const NOTE_CHANGED_FACTS = whereChanged(
  'note_changed_facts',
  `declare people integer[]; begin
    if tg_op = 'DELETE' then select array_agg(distinct person_id) into people from removed;
    else select array_agg(distinct person_id) into people from added;
    end if;
    if people is not null then perform note_client_facts(people); end if;
    return null;
  end`,
);

const NOTE_NEW_CLIENTS = whereChanged(
  'note_new_clients',
  `declare people integer[]; begin
    select array_agg(id) into people from added where coach_id is not null;
    if people is not null then perform note_client_facts(people); end if;
    return null;
  end`,
);

const NOTE_CHANGED_CLIENT = whereChanged(
  'note_changed_client',
  `begin
    perform note_client_facts(array[new.id]);
    return null;
  end`,
);

/** The functions that maintain the sums of days and the facts of clients. */
export const NEEDS_FUNCTIONS = [
  NOTE_CLIENT_FACTS,
  COUNT_DAYS,
  COUNT_CHANGED_ITEMS,
  countChangedMeals('recipe_meal', ['kcal', 'protein']),
  countChangedMeals('quick_add_meal', ['kcal', 'protein']),
  countChangedMeals('single_food_meal', ['serving_id', 'quantity']),
  COUNT_CHANGED_FOOD,
  COUNT_CHANGED_DAY,
  NOTE_CHANGED_FACTS,
  NOTE_NEW_CLIENTS,
  NOTE_CHANGED_CLIENT,
];
