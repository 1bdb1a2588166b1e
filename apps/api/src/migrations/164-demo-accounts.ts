import { sql, type Kysely } from 'kysely';

/**
 * Expiring accounts for trying the product: where they are offered, and when each of them expires. None of them is ever
 * the coach or the client of a real person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table organisation add offers_demo boolean not null default false`,
  `update organisation set offers_demo = true where is_main`,

  `alter table person add demo_until timestamptz, add check (demo_until is null or not is_staff)`,
  `create index person_demo_until on person (demo_until) where demo_until is not null`,

  // The owner of a token, and whether their account has expired, must be known before there is an acting person.
  `create function demo_end_of(wanted integer) returns timestamptz language plpgsql stable security definer
    set search_path = public, pg_temp
    as $$ begin return (select person.demo_until from person where person.id = wanted); end $$`,

  `create function keep_demo_apart() returns trigger language plpgsql security definer set search_path = public, pg_temp
    as $$ begin
      if new.coach_id is not null and (new.demo_until is null) <> (
        select coach.demo_until is null from person as coach where coach.id = new.coach_id
      ) then
        raise exception 'A demo account coaches and is coached by demo accounts alone.';
      end if;
      return new;
    end $$`,
  `create trigger keep_demo_apart before insert or update of coach_id, demo_until on person
    for each row execute function keep_demo_apart()`,

  `create policy seen_for_demo_end on person for select using (acting_system() = 'expire' and demo_until is not null)`,
];
