import { sql, type Kysely } from 'kysely';

/**
 * When a person accepts an invitation, the program decides whether the coach's plan becomes theirs, because it must be
 * safe for the person's own profile. The plan can be read before, and the meals that become theirs are returned, so
 * that the program can remove those that the person may not eat.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** The plan of the placeholder account, as the domain's `PlanState`. */
const PLAN_OF_RECORD = `jsonb_build_object(
  'plans', (
    select coalesce(jsonb_agg(jsonb_build_object('id', plan.id, 'name', plan.name, 'meals', (
      select coalesce(jsonb_agg(jsonb_build_object('meal_moment', slot.meal_moment, 'kcal', slot.kcal,
        'protein', slot.protein, 'carbohydrates', slot.carbohydrates, 'fat', slot.fat) order by slot.id), '[]')
      from meal_slot as slot where slot.person_id = plan.person_id and slot.day_plan_id = plan.id
    )) order by plan.id), '[]')
    from day_plan as plan where plan.person_id = record
  ),
  'week', (
    select jsonb_build_object(${WEEKDAYS.map((day) => `'${day}', ${day}`).join(', ')})
    from weekly_plan where person_id = record
  )
)`;

const move = (table: string, condition = '') =>
  `update ${table} as moved set person_id = taker where person_id = record ${condition}`;
/** Moves the rows for which the person has no row with the same values in these columns. */
const moveNew = (table: string, columns: readonly string[]) =>
  move(
    table,
    `and not exists (
      select from ${table} as own where own.person_id = taker
        ${columns.map((column) => `and own.${column} = moved.${column}`).join(' ')}
    )`,
  );

/** Tables that refer to each other, so their rows move in one statement. */
const TOGETHER = [
  'recipe_meal',
  'recipe_meal_ingredient',
  'single_food_meal',
  'quick_add_meal',
  'plan_template',
  'plan_template_meal',
  'grocery_list',
  'grocery_item',
];
const REFUSE_OTHERS = `if acting_system() <> 'answer-invitation' or not is_asked_by(record) then
        raise 'person % was not invited by the placeholder account %', acting_person(), record;
      end if;`;
const OF_PLAN = ['day_plan', 'meal_slot', 'weekly_plan', 'plan_version'];

const STATEMENTS = [
  `drop function take_over_placeholder(integer)`,
  // Returns the plan of a placeholder account and its last reason, or null if it has no week. The account is locked, so
  // that the coach cannot change the plan before it is taken over.
  `create function plan_of_placeholder(record integer) returns jsonb language plpgsql security definer
    set search_path = public, pg_temp
    as $$ begin
      ${REFUSE_OTHERS}
      perform from person where id = record for no key update;
      if not exists (select from weekly_plan where person_id = record) then return null; end if;
      return jsonb_build_object('plan', ${PLAN_OF_RECORD}, 'reason', (
        select reason from plan_version where person_id = record and reason is not null order by id desc limit 1
      ));
    end $$`,
  // Returns the ids of the planned meals and of the active recurring meals that became the person's.
  `create function take_over_placeholder(record integer, takes_plan boolean) returns jsonb language plpgsql
    security definer set search_path = public, pg_temp
    as $$ declare
      taker integer := acting_person();
      takes_intake boolean;
      changed_days integer[];
      planned jsonb;
      recurring jsonb;
    begin
      ${REFUSE_OTHERS}
      takes_intake := not exists (select from intake where person_id = taker);

      update person set first_name = called.first_name, last_name = called.last_name from person as called
        where called.id = record and person.id = taker and person.first_name = '' and person.last_name = '';
      ${move('audit_entry')};
      ${move('client_note')};
      ${move('measurement')};
      ${move('recipe_feedback_line_item')};
      update food set author_id = taker where author_id = record;
      update recipe_template set author_id = taker where author_id = record;
      ${moveNew('client_snooze', ['coach_id'])};
      ${moveNew('recent_food', ['food_id'])};
      ${moveNew('taste_answer', ['recipe_template_id'])};
      ${moveNew('turned_down_recipe', ['recipe_template_id', 'date'])};
      delete from favourite_recipe as given using disliked_recipe as own where given.person_id = record
        and own.person_id = taker and own.recipe_template_id = given.recipe_template_id;
      delete from disliked_recipe as given using favourite_recipe as own where given.person_id = record
        and own.person_id = taker and own.recipe_template_id = given.recipe_template_id;
      ${moveNew('favourite_recipe', ['recipe_template_id'])};
      ${moveNew('disliked_recipe', ['recipe_template_id'])};
      ${moveNew('avoided_ingredient', [])};
      ${moveNew('week_wishes', [])};
      if takes_plan then ${moveNew('target_answer', [])}; end if;

      update calendar_day as own set note = concat_ws(E'\\n\\n', nullif(own.note, ''), given.note) from calendar_day as given
        where given.person_id = record and given.note <> '' and own.person_id = taker and own.date = given.date
          and own.note <> given.note;
      delete from grocery_link where person_id = record;
      if not takes_plan then
        update calendar_item set meal_slot_id = null where person_id = record;
        delete from weekly_plan where person_id = record;
      end if;
      with same_day as (
        select given.id as given_id, own.id as own_id from calendar_day as given
        join calendar_day as own on own.person_id = taker and own.date = given.date
        where given.person_id = record
      ), moved_days as (
        ${move('calendar_day', 'and not exists (select from same_day where given_id = moved.id)')}
      ), moved_items as (
        update calendar_item as moved set person_id = taker, calendar_day_id = coalesce(
          (select own_id from same_day where given_id = moved.calendar_day_id), moved.calendar_day_id
        ) where person_id = record
        returning id, calendar_day_id, status, skipped
      ), moved_recurring_meals as (
        update recurring_meal as moved set person_id = taker, paused = paused or exists (
          select from recurring_meal as own where own.person_id = taker and own.meal_moment = moved.meal_moment
            and own.weekdays && moved.weekdays
        ) where person_id = record
        returning id, paused
      ), moved_intake as (${move('intake', 'and takes_intake')}),
      ${OF_PLAN.map((table) => `moved_${table} as (${move(table, 'and takes_plan')})`).join(', ')},
      ${TOGETHER.map((table) => `moved_${table} as (${move(table)})`).join(', ')}
      select
        array_agg(distinct calendar_day_id),
        coalesce(jsonb_agg(id) filter (where status = 'PLANNED' and not skipped), '[]'),
        (select coalesce(jsonb_agg(id) filter (where not paused), '[]') from moved_recurring_meals)
      into changed_days, planned, recurring from moved_items;

      delete from day_total where person_id = record;
      if changed_days is not null then
        perform count_days(array_fill(taker, array[cardinality(changed_days)]), changed_days);
      end if;
      return jsonb_build_object('items', planned, 'recurring', recurring);
    end $$`,
];
