import { sql, type Kysely } from 'kysely';

/** Staff admit an address from the waitlist. It then gets an account by logging in, which deletes its entry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const IS_STAFF = `acting_system() = 'staff' and acting_as_staff()`;

const STATEMENTS = [
  // The language of emails to the address.
  `alter table waitlist_entry add column language text not null default 'nl' check (language in ('en', 'nl'))`,
  `alter table waitlist_entry add column let_in_at timestamptz`,
  `create policy let_in on waitlist_entry for update using (${IS_STAFF}) with check (${IS_STAFF})`,
  `create policy became_member on waitlist_entry for delete
    using (acting_system() = 'login' and let_in_at is not null)`,
];
