import { sql, type Kysely } from 'kysely';

/**
 * Someone who is no longer a coach has no clients. When a relationship ends, other triggers reopen an account that the
 * coach closed, and end cycle sharing and live streams.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create function end_relations() returns trigger language plpgsql security definer set search_path = public, pg_temp
    as $$ begin
      delete from person where coach_id = new.id and stands_in;
      update person set coach_id = null where coach_id = new.id;
      return null;
    end $$`,
  `create trigger end_relations after update of is_coach on person
    for each row when (old.is_coach and not new.is_coach) execute function end_relations()`,
  `delete from person using person as coach
    where coach.id = person.coach_id and not coach.is_coach and person.stands_in`,
  `update person set coach_id = null from person as coach where coach.id = person.coach_id and not coach.is_coach`,
];
