import { sql, type Kysely } from 'kysely';

/**
 * A coach's statement about a client of 16 or 17. It belongs to the relationship: it is deleted whenever the coach
 * changes or leaves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const SHOWN_LINK = `(
  select link.person_id from calendar_link as link
  where acting_system() = 'visit' and link.secret_hash = decode(nullif(current_setting('app.link', true), ''), 'hex')
)`;

const STATEMENTS = [
  `alter table person
    add minor_statement jsonb,
    add check (minor_statement is null or coalesce((minor_statement ->> 'by')::integer = coach_id, false))`,
  `create function end_minor_statement() returns trigger language plpgsql
    as $$ begin
      if new.coach_id is distinct from old.coach_id then new.minor_statement := null; end if;
      return new;
    end $$`,
  `create trigger end_minor_statement before update of coach_id on person
    for each row execute function end_minor_statement()`,

  // Whether a person's account is closed because of their age must be known before there is an acting person.
  `create function known_age_of(wanted integer) returns jsonb language plpgsql stable security definer
    set search_path = public, pg_temp
    as $$ begin
      return (
        select jsonb_build_object(
          'age', intake.age, 'birthday', intake.birthday, 'has_coach', person.coach_id is not null,
          'is_stated', person.minor_statement is not null
        )
        from person join intake on intake.person_id = person.id where person.id = wanted
      );
    end $$`,
  `create function known_age_of_calendar() returns jsonb language plpgsql stable security definer
    set search_path = public, pg_temp
    as $$ begin return known_age_of(${SHOWN_LINK}); end $$`,
];
