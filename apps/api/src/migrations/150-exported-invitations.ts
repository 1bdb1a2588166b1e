import { sql, type Kysely } from 'kysely';

/**
 * An invited person may read what a coach recorded about them, even before they answer. Both functions only return
 * invitations to the address that the acting person logs in with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create function waiting_invitations()
    returns table (
      id integer, coach text, organisation text, email text, first_name text, last_name text, language text,
      created_at timestamptz
    )
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$ #variable_conflict use_column
    begin return query
      select record.id, trim(coach.first_name || ' ' || coach.last_name), organisation.name, record.invited_as,
        record.first_name, record.last_name, record.language, record.created_at
      from person as record
      join person as coach on coach.id = record.coach_id and coach.is_coach
      left join organisation on organisation.id = coach.organisation_id
      where record.stands_in and record.invited_as = acting_address()
      order by record.id;
    end $$`,
  `create function recorded_rows(of_tables text[])
    returns table (invitation_id integer, of_table text, recorded jsonb)
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$ declare
      waiting integer[] := array(select id from waiting_invitations());
      wanted text;
    begin
      if waiting = '{}' then return; end if;
      foreach wanted in array of_tables loop
        return query execute format(
          'select person_id, %L::text, to_jsonb(record) from public.%I as record where person_id = any ($1)', wanted, wanted
        ) using waiting;
      end loop;
    end $$`,
];
