import { sql, type Kysely } from 'kysely';

/**
 * A client can end the relationship with their coach, with the same function as the coach. A person's row has the start
 * of the relationship, null if it began before this was recorded. A coach sees that a client left, regardless of the
 * reason; the row does not say which client.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table person add column coach_since timestamptz`,
  `create function note_coach_since() returns trigger language plpgsql
    as $$ begin
      if new.coach_id is null or new.stands_in then new.coach_since := null;
      elsif tg_op = 'INSERT' then new.coach_since := new.created_at;
      elsif new.coach_id is distinct from old.coach_id then new.coach_since := now();
      end if;
      return new;
    end $$`,
  `create trigger note_coach_since before insert or update of coach_id on person
    for each row execute function note_coach_since()`,

  `create or replace function release_client(client integer) returns void language plpgsql security definer
    set search_path = public, pg_temp
    as $$ begin
      if client is distinct from acting_person() and not client = any (acting_clients()) then
        raise 'person % is no client of person %', client, acting_person();
      end if;
      update person set coach_id = null where id = client and not stands_in;
    end $$`,

  `alter table ended_invitation
    alter column invited_on drop not null,
    drop constraint ended_invitation_end_reason_check,
    add check (end_reason in ('EXPIRED', 'WITHDRAWN', 'LEFT')),
    add check ((invited_on is null) = (end_reason = 'LEFT'))`,
  // No row if the coach ended the relationship, is no longer a coach, or is deleted.
  `create function note_left_client() returns trigger language plpgsql security definer
    set search_path = public, pg_temp
    as $$ begin
      if old.coach_id is distinct from acting_person()
        and exists (select from person where id = old.coach_id and is_coach)
      then
        insert into ended_invitation (person_id, ended_at, end_reason) values (old.coach_id, now(), 'LEFT');
      end if;
      return null;
    end $$`,
  `create trigger note_left_client after update of coach_id on person
    for each row when (not old.stands_in and old.coach_id is not null and new.coach_id is distinct from old.coach_id)
    execute function note_left_client()`,
  `create trigger note_deleted_client after delete on person
    for each row when (not old.stands_in and old.coach_id is not null) execute function note_left_client()`,
];
