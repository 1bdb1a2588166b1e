import { sql, type Kysely } from 'kysely';

/**
 * Exercises have an id that is unique across profiles, so that a call can refer to one. A coach can end the
 * relationship with a client, after which the coach can no longer access the row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create sequence exercise_instance_id as integer`,
  `update intake set exercise_instances = (
      select jsonb_agg(jsonb_set(given.exercise, '{id}', to_jsonb(nextval('exercise_instance_id'))) order by given.place)
      from jsonb_array_elements(exercise_instances) with ordinality as given (exercise, place)
    )
    where jsonb_array_length(exercise_instances) > 0`,
  `create function release_client(client integer) returns void language plpgsql security definer
    set search_path = public, pg_temp
    as $$ begin
      if not client = any (acting_clients()) then raise 'person % is no client of person %', client, acting_person(); end if;
      update person set coach_id = null where id = client and not stands_in;
    end $$`,
];
