import { sql, type Kysely } from 'kysely';

/**
 * Whether a weekly plan with meals was deleted. Only someone who never had one may put day plans without meals into
 * their week, and nothing else shows a weekly plan that is gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const STATEMENTS = [
  `alter table person add column had_week boolean not null default false`,
  // Earlier deletions were not recorded: meals or changes by a coach without a weekly plan suggest one.
  `update person set had_week = true where not exists (select from weekly_plan where person_id = person.id) and (
    exists (select from meal_slot where person_id = person.id)
    or exists (select from plan_version where person_id = person.id and changes_week and not offered)
  )`,
  `create function note_had_week() returns trigger language plpgsql security definer
    set search_path = public, pg_temp
    as $$ begin
      update person set had_week = true where id = old.person_id and not had_week and exists (
        select from meal_slot where person_id = old.person_id
          and day_plan_id in (${WEEKDAYS.map((day) => `old.${day}`).join(', ')})
      );
      return null;
    end $$`,
  `create trigger note_had_week after delete on weekly_plan for each row execute function note_had_week()`,
];
