import { sql, type Kysely } from 'kysely';

/**
 * A coach closes an account within a relationship, so it reopens when the relationship ends for any reason. A person
 * who has not answered an invitation is not a client yet: the coach has a placeholder account for them, which shares
 * nothing and cannot be closed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const OF_LEAVING = `acting_system() = 'delete-account' and stands_in
  and (coach_id = acting_person() or invited_as = (select acting_address()))`;
const OF_EXPIRING = `acting_system() = 'expire' and stands_in`;

const STATEMENTS = [
  `create function open_account() returns trigger language plpgsql
    as $$ begin
      if new.coach_id is distinct from old.coach_id then new.account_enabled := true; end if;
      return new;
    end $$`,
  `create trigger open_account before update of coach_id on person for each row execute function open_account()`,
  `update person set account_enabled = true
    where not account_enabled and (coach_id is null and not is_coach or invited_as is not null)`,

  // Accounts that coaches created and whose owners logged in without answering belong to their owners from now on.
  `create temporary table unanswered on commit drop as
    select person.* from person
    where invited_as is not null and not stands_in and exists (select from auth_token where person_id = person.id)`,
  `update person set coach_id = null, invited_as = null where id in (select id from unanswered)`,
  `insert into person (email, first_name, last_name, coach_id, language, invited_as, stands_in, created_at)
    select gen_random_uuid() || '@invited.invalid', first_name, last_name, coach_id, language, invited_as, true, created_at
    from unanswered`,
  `update person set stands_in = true, email = gen_random_uuid() || '@invited.invalid'
    where invited_as is not null and not stands_in`,
  `alter table person
    add check (stands_in = (invited_as is not null)),
    add check (account_enabled or not stands_in)`,

  `drop policy invited on person`,
  `create policy invited on person for insert
    with check (
      acting_system() = 'invite' and coach_id = (select acting_as_coach()) and not is_coach and not is_staff and stands_in
    )`,
  `drop policy seen_for_leaving on person`,
  `drop policy deleted_for_leaving on person`,
  `create policy seen_for_leaving on person for select using (${OF_LEAVING})`,
  `create policy deleted_for_leaving on person for delete using (${OF_LEAVING})`,
  `create policy seen_for_expiring on person for select using (${OF_EXPIRING})`,
  `create policy deleted_for_expiring on person for delete using (${OF_EXPIRING})`,

  // The profile and the plan move in one statement, because they refer to each other.
  `create function take_over_placeholder(record integer) returns void language plpgsql security definer
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
