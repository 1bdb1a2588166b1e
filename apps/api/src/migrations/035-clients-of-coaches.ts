import { sql, type Kysely } from 'kysely';

/**
 * Data that coaches add: the exercise in a profile, and invited people who have not accepted yet. If the address
 * already has an account, the coach's record of it is a separate row that no one logs in to, and the account finds it
 * by its address alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const IS_ASKED = `stands_in and invited_as = (select acting_address())`;
const FOR_ANSWER = `acting_system() = 'answer-invitation'`;

const STATEMENTS = [
  `alter table intake add column exercise_instances jsonb not null default '[]'`,

  `alter table person
    add column invited_as text,
    add column stands_in boolean not null default false,
    add check (not stands_in or invited_as is not null)`,
  `create index person_invited on person (invited_as) where invited_as is not null`,
  `create unique index person_invited_by on person (coach_id, invited_as) where invited_as is not null`,

  `create function acting_address() returns text language plpgsql stable security definer
    set search_path = public, pg_temp
    as $$ begin return (select person.email from person where person.id = acting_person()); end $$`,
  `create function is_asked_by(record integer) returns boolean language plpgsql stable security definer
    set search_path = public, pg_temp
    as $$ begin return exists (select from person where person.id = record and ${IS_ASKED}); end $$`,
  `create function inviting_coaches() returns setof integer language plpgsql stable security definer
    set search_path = public, pg_temp
    as $$ begin return query
      select person.coach_id from person
      where person.coach_id is not null and (${IS_ASKED} or person.id = acting_person() and invited_as is not null);
    end $$`,
  `create policy invited on person for insert
    with check (
      acting_system() = 'invite' and coach_id = (select acting_as_coach()) and not is_coach and not is_staff
      and invited_as is not null
    )`,
  `create policy seen_for_answer on person for select using (${FOR_ANSWER} and ${IS_ASKED})`,
  `create policy locked_for_answer on person for update using (${FOR_ANSWER} and ${IS_ASKED}) with check (false)`,
  `create policy deleted_for_answer on person for delete using (${FOR_ANSWER} and ${IS_ASKED})`,
  // The invitation names the inviting coach.
  `create policy coach_for_answer on person for select
    using (${FOR_ANSWER} and is_coach and id in (select inviting_coaches()))`,
  `create policy seen_for_answer on intake for select using (${FOR_ANSWER} and is_asked_by(person_id))`,
  // When a coach's account is deleted, the records that no one logs in to are deleted too.
  `create policy seen_for_leaving on person for select
    using (acting_system() = 'delete-account' and stands_in and coach_id = acting_person())`,
  `create policy deleted_for_leaving on person for delete
    using (acting_system() = 'delete-account' and stands_in and coach_id = acting_person())`,
];
