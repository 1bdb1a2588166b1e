import { sql, type Kysely } from 'kysely';

/**
 * The operator's staff can change settings of organisations and the coach role, and see members and waitlists. Of a
 * person they see only the row itself, nothing that belongs to it. Every action has a reason, recorded in the audit of
 * the person, or in a separate table if it concerns an organisation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const IS_STAFF = `acting_system() = 'staff' and acting_as_staff()`;

const STATEMENTS = [
  // The operator's command runs without an acting person.
  `create function acting_as_staff() returns boolean language plpgsql stable security definer
    set search_path = public, pg_temp
    as $$ begin
      return acting_system() = 'staff' and (
        acting_person() is null
        or exists (select from person where id = acting_person() and is_staff and account_enabled)
      );
    end $$`,
  `create policy seen_by_staff on person for select using (${IS_STAFF})`,
  `create policy changed_by_staff on person for update using (${IS_STAFF}) with check (${IS_STAFF})`,
  `create policy changed_by_staff on organisation for update using (${IS_STAFF}) with check (${IS_STAFF})`,
  `create policy seen_by_staff on waitlist_entry for select using (${IS_STAFF})`,

  `alter table audit_entry add column reason text`,
  `create policy written_by_staff on audit_entry for insert
    with check (${IS_STAFF} and actor_id = coalesce(acting_person(), 0))`,

  `create table staff_act (
    id integer generated always as identity primary key,
    organisation_id integer references organisation(id) on delete set null,
    actor_id integer not null,
    act text not null,
    reason text not null,
    created_at timestamptz not null
  )`,
  `create index staff_act_organisation on staff_act (organisation_id)`,
  `alter table staff_act enable row level security`,
  `alter table staff_act force row level security`,
  `create policy for_owner on staff_act to current_user using (true) with check (true)`,
  `create policy seen on staff_act for select using (${IS_STAFF})`,
  `create policy written on staff_act for insert with check (${IS_STAFF} and actor_id = coalesce(acting_person(), 0))`,
];
