import { sql, type Kysely } from 'kysely';

/**
 * Every change of a person's data is announced on the channel `weekbord_live` when its transaction commits: whose data,
 * in which area, and by which client; never its content. To take part, a new table of personal data runs `select
 * announce_changes('its_name', 'its area')` in the migration that creates it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Tables whose rows belong to a person, by area. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  diary: ['calendar_day', 'calendar_item'],
  groceries: ['grocery_list', 'grocery_item'],
  plan: ['day_plan', 'meal_slot', 'weekly_plan'],
  profile: ['intake', 'menstrual_cycle', 'avoided_ingredient'],
  recipes: ['favourite_recipe', 'disliked_recipe', 'recipe_feedback_line_item'],
  wishes: ['week_wishes', 'taste_answer'],
  access: ['subscription'],
};

/**
 * Tables whose rows are added and deleted together with a calendar item, which is itself announced. They are announced
 * only when they change on their own.
 */
const OF_ITEMS = ['recipe_meal', 'recipe_meal_ingredient', 'single_food_meal', 'quick_add_meal'];

const STATEMENTS = [
  // PostgreSQL delivers identical notifications only once per transaction.
  `create function announce(person integer, area text) returns void language plpgsql
    as $$ begin
      perform pg_notify('weekbord_live', person || ' ' || area || ' ' || coalesce(current_setting('app.client', true), ''));
    end $$`,
  // What clients may do depends on their coach.
  `create function announce_to_clients(coach integer) returns void language plpgsql
    as $$ begin
      perform announce(client.id, 'session') from person as client where client.coach_id = coach;
    end $$`,
  `create function announce_change() returns trigger language plpgsql
    as $$ declare person integer; begin
      for person in select distinct person_id from changed loop
        perform announce(person, tg_argv[0]);
        if tg_argv[0] = 'access' then perform announce_to_clients(person); end if;
      end loop;
      return null;
    end $$`,
  // Per statement, so that planning a week costs no more than adding a meal.
  `create function announce_changes(of regclass, area text, changes text[] default '{insert,update,delete}')
    returns void language plpgsql
    as $$ declare change text; begin
      foreach change in array changes loop
        execute format(
          'create trigger announce_%s after %s on %s referencing %s table as changed
            for each statement execute function announce_change(%L)',
          change, change, of, case change when 'delete' then 'old' else 'new' end, area);
      end loop;
    end $$`,
  ...Object.entries(AREAS).flatMap(([area, tables]) =>
    tables.map((table) => `select announce_changes('${table}', '${area}')`),
  ),
  ...OF_ITEMS.map((table) => `select announce_changes('${table}', 'diary', '{update}')`),

  `create trigger announce_delete after delete on auth_token referencing old table as changed
    for each statement execute function announce_change('session')`,

  `create function announce_person() returns trigger language plpgsql
    as $$ begin
      if tg_op = 'UPDATE' then
        perform announce(new.id, 'profile');
        if (new.coach_id, new.is_coach, new.account_enabled, new.payment_status_override)
          is not distinct from (old.coach_id, old.is_coach, old.account_enabled, old.payment_status_override)
        then return null; end if;
        if new.coach_id is not null then perform announce(new.coach_id, 'session'); end if;
        perform announce_to_clients(new.id);
      end if;
      perform announce(old.id, 'access');
      return null;
    end $$`,
  `create trigger announce_person after update or delete on person
    for each row execute function announce_person()`,

  `create function announce_recipe() returns trigger language plpgsql
    as $$ begin
      if tg_op <> 'INSERT' and old.author_id is not null then perform announce(old.author_id, 'recipes'); end if;
      if tg_op <> 'DELETE' and new.author_id is not null then perform announce(new.author_id, 'recipes'); end if;
      return null;
    end $$`,
  `create trigger announce_recipe after insert or update or delete on recipe_template
    for each row execute function announce_recipe()`,
];
