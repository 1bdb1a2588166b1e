import { sql, type Kysely } from 'kysely';

/**
 * Addresses on the waitlist of an organisation: the owner of an address sees it in their export; the organisation's
 * owner and the operator read it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const IN_OWN = `organisation_id in (select id from organisation where owner_id = acting_person())`;
const OF_ADDRESS = `email = (select acting_address())`;

const STATEMENTS = [
  `create table waitlist_entry (
    id integer generated always as identity primary key,
    organisation_id integer not null references organisation(id) on delete cascade,
    email text not null,
    first_name text not null,
    created_at timestamptz not null,
    unique (organisation_id, email)
  )`,
  `create index waitlist_entry_email on waitlist_entry (email)`,
  `create index waitlist_entry_created on waitlist_entry (created_at)`,
  `alter table waitlist_entry enable row level security`,
  `alter table waitlist_entry force row level security`,
  `create policy for_owner on waitlist_entry to current_user using (true) with check (true)`,
  `create policy in_organisation on waitlist_entry for all using (${IN_OWN}) with check (${IN_OWN})`,
  `create policy of_address on waitlist_entry for select using (${OF_ADDRESS})`,
  `create policy gone_with_account on waitlist_entry for delete
    using (acting_system() = 'delete-account' and ${OF_ADDRESS})`,
  `create policy joined on waitlist_entry for insert with check (acting_system() = 'login')`,
  `create policy seen on waitlist_entry for select using (acting_system() in ('login', 'expire', 'waitlist'))`,
  `create policy expired on waitlist_entry for delete using (acting_system() = 'expire')`,
];
