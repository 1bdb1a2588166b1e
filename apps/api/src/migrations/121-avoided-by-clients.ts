import { sql, type Kysely } from 'kysely';

/**
 * The foods an invited client avoids, according to the coach. They become the client's own when they accept the
 * invitation, unless they already avoid something themselves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // The profile and the plan move in one statement, because they refer to each other.
  `create or replace function take_over_placeholder(record integer) returns void language plpgsql security definer
    set search_path = public, pg_temp
    as $$ declare
      taker integer := acting_person();
      takes_intake boolean;
      takes_plan boolean;
    begin
      if acting_system() <> 'answer-invitation' or not is_asked_by(record) then
        raise 'person % was not invited by the placeholder account %', taker, record;
      end if;
      takes_intake := not exists (select from intake where person_id = taker);
      takes_plan := not exists (select from day_plan where person_id = taker);
      update audit_entry set person_id = taker where person_id = record;
      update client_note set person_id = taker where person_id = record;
      if not exists (select from avoided_ingredient where person_id = taker) then
        update avoided_ingredient set person_id = taker where person_id = record;
      end if;
      update calendar_item set meal_slot_id = null where person_id = record;
      if not takes_plan then delete from weekly_plan where person_id = record; end if;
      with taken_intake as (update intake set person_id = taker where person_id = record and takes_intake),
        taken_days as (update day_plan set person_id = taker where person_id = record and takes_plan),
        taken_slots as (update meal_slot set person_id = taker where person_id = record and takes_plan),
        taken_week as (update weekly_plan set person_id = taker where person_id = record and takes_plan),
        taken_versions as (update plan_version set person_id = taker where person_id = record and takes_plan)
      select into strict takes_plan takes_plan;
    end $$`,
];
