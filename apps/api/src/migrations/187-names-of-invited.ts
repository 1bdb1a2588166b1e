import { sql, type Kysely } from 'kysely';

/** A person without a name who accepts an invitation gets the name that the coach gave when inviting them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
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
      update person set first_name = called.first_name, last_name = called.last_name from person as called
        where called.id = record and person.id = taker and person.first_name = '' and person.last_name = '';
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
