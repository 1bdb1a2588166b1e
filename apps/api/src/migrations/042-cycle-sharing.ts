import { sql, type Kysely } from 'kysely';

/**
 * The parts of her cycle that a person shares with her current coach, and until when. The row names the coach, is
 * deleted when the relationship ends, and lets that coach read the sealed cycle, but only for the reason
 * `shared-cycle`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const OWN = `person_id = acting_person()`;
const IN_CLIENTS = `person_id = any ((select acting_clients())::integer[])`;
const FOR_DELETION = `acting_system() = 'expire' or acting_system() = 'delete-profile' and ${IN_CLIENTS}`;
/** Only with the person's own current coach. */
const WITH_COACH = `${OWN} and coach_id = (select acting_coach())`;

/** Returns the policy of a sealed table, readable by the coach it is shared with. */
const openedTo = (table: string) =>
  `create policy seen_when_shared on ${table} for select
    using (acting_system() = 'shared-cycle' and is_cycle_shared(person_id))`;

const STATEMENTS = [
  `create table cycle_share (
    person_id integer primary key references person(id) on delete cascade,
    coach_id integer not null references person(id) on delete cascade,
    parts text[] not null check (cardinality(parts) > 0 and parts <@ array['PHASE', 'NEXT_PERIOD', 'STARTS']),
    shared_since timestamptz not null,
    shared_until timestamptz not null check (shared_until > shared_since)
  )`,
  `create index cycle_share_coach on cycle_share (coach_id)`,
  `alter table cycle_share enable row level security`,
  `alter table cycle_share force row level security`,
  `create policy for_owner on cycle_share to current_user using (true) with check (true)`,
  `create policy seen on cycle_share for select
    using (${OWN} or coach_id = acting_person() and ${IN_CLIENTS} or ${FOR_DELETION})`,
  `create policy made on cycle_share for insert with check (${WITH_COACH})`,
  `create policy changed on cycle_share for update using (${OWN}) with check (${WITH_COACH})`,
  `create policy ended on cycle_share for delete using (${OWN} or ${FOR_DELETION})`,
  `select announce_changes('cycle_share', 'profile')`,

  `create function is_cycle_shared(owner integer) returns boolean language plpgsql stable security definer
    set search_path = public, pg_temp
    as $$ begin return exists (
      select from cycle_share as share join person as owner_row on owner_row.id = share.person_id
      where share.person_id = owner and owner_row.coach_id = share.coach_id and share.coach_id = acting_as_coach()
    ); end $$`,
  ...['menstrual_cycle', 'person_key'].map(openedTo),

  // Sharing ends when a person's coach changes, no matter who makes the change.
  `create function end_cycle_share() returns trigger language plpgsql security definer set search_path = public, pg_temp
    as $$ begin
      delete from cycle_share where person_id = new.id;
      return null;
    end $$`,
  `create trigger end_cycle_share after update of coach_id on person
    for each row when (new.coach_id is distinct from old.coach_id) execute function end_cycle_share()`,
];
