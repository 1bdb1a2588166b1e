import { sql, type Kysely } from 'kysely';

/**
 * A coach learns that an invitation ended without being accepted, and why, as far as she is allowed to know. Nothing
 * about the person is stored, not even a name or an address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table ended_invitation (
    person_id integer not null references person(id) on delete cascade,
    id integer generated always as identity,
    invited_on date not null,
    ended_at timestamptz not null,
    end_reason text not null check (end_reason in ('EXPIRED', 'WITHDRAWN')),
    primary key (person_id, id)
  )`,
  `alter table ended_invitation enable row level security`,
  `alter table ended_invitation force row level security`,
  `create policy for_owner on ended_invitation to current_user using (true) with check (true)`,
  `create policy own on ended_invitation for select using (person_id = acting_person())`,
  `create policy expired on ended_invitation for delete using (acting_system() = 'expire')`,
  `create policy seen_for_expiring on ended_invitation for select using (acting_system() = 'expire')`,
  `select announce_changes('ended_invitation', 'profile')`,

  // Not for invitations that the coach withdrew herself, nor for accepted ones.
  `create function note_ended_invitation() returns trigger language plpgsql security definer
    set search_path = public, pg_temp
    as $$ begin
      if old.coach_id is distinct from acting_person()
        and exists (select from person where id = old.coach_id and is_coach)
        and not exists (select from person where email = old.invited_as and coach_id = old.coach_id)
      then
        insert into ended_invitation (person_id, invited_on, ended_at, end_reason)
        values (
          old.coach_id, (old.created_at at time zone 'UTC')::date, now(),
          case when acting_system() = 'expire' then 'EXPIRED' else 'WITHDRAWN' end
        );
      end if;
      return null;
    end $$`,
  `create trigger note_ended_invitation after delete on person
    for each row when (old.stands_in and old.coach_id is not null) execute function note_ended_invitation()`,
];
