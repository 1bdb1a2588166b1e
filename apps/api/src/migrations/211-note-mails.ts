import { sql, type Kysely } from 'kysely';

/** People can ask for an email about a new note. The link in an email that stops all reminders stops these too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // The default lets servers of the previous version add a person's settings.
  `alter table reminder_settings add column notes_on boolean not null default false`,
  `create or replace function stop_reminders() returns boolean
    language plpgsql volatile security definer set search_path = public, pg_temp
    as $$ #variable_conflict use_column
    begin
      if acting_system() <> 'visit' then return false; end if;
      update reminder_settings
        set meals_on = false, weigh_in_on = false, shopping_on = false, notes_on = false, version = version + 1
        where person_id = (
          select person_id from reminder_stop
          where secret_hash = decode(nullif(current_setting('app.link', true), ''), 'hex')
        );
      if not found then return false; end if;
      delete from reminder_due where person_id = (
        select person_id from reminder_stop
        where secret_hash = decode(nullif(current_setting('app.link', true), ''), 'hex')
      );
      return true;
    end $$`,
];
