import { sql, type Kysely } from 'kysely';

/**
 * The organisation of someone who is no longer a coach is closed: its subdomain, name and logo are not shown until they
 * are a coach again. Nothing else about it changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table organisation add column is_closed boolean not null default false`,
  `create function close_organisation() returns trigger language plpgsql security definer
    set search_path = public, pg_temp
    as $$ begin
      update organisation set is_closed = not new.is_coach where owner_id = new.id and is_closed = new.is_coach;
      return null;
    end $$`,
  // Triggers fire in alphabetical order: the clients are notified before their relations end.
  `create trigger close_organisation after update of is_coach on person
    for each row when (old.is_coach <> new.is_coach) execute function close_organisation()`,
  `update organisation set is_closed = true from person where person.id = owner_id and not person.is_coach`,
];
