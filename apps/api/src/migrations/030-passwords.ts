import { sql, type Kysely } from 'kysely';

/**
 * Passwords, which are optional; emailed tokens for them; and changes of address that await their two confirmations.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const IS_LOGIN = `acting_system() = 'login'`;
const OWN_OR_LOGIN = `(person_id = acting_person() or ${IS_LOGIN})`;
const IS_DELETING = `acting_system() in ('expire', 'delete-account')`;

const guarded = (table: string) => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy for_owner on ${table} to current_user using (true) with check (true)`,
];

const STATEMENTS = [
  `create table person_password (
    person_id integer primary key references person(id) on delete cascade,
    hash text not null
  )`,
  `create table password_mail (
    token_hash bytea primary key,
    email_key bytea not null,
    email text not null,
    purpose text not null check (purpose in ('ACTIVATION', 'RESET_PASSWORD', 'RESET_EMAIL')),
    password_hash text,
    expires_at timestamptz not null,
    check ((purpose = 'ACTIVATION') = (password_hash is not null))
  )`,
  `create index on password_mail (email_key)`,
  `create table email_change (
    person_id integer primary key references person(id) on delete cascade,
    new_email text not null,
    old_token_hash bytea not null unique,
    new_token_hash bytea not null unique,
    old_confirmed boolean not null,
    new_confirmed boolean not null,
    expires_at timestamptz not null
  )`,
  ...['person_password', 'password_mail', 'email_change'].flatMap(guarded),
  `create policy own on person_password for all using (${OWN_OR_LOGIN}) with check (${OWN_OR_LOGIN})`,
  `create policy own on email_change for all using (${OWN_OR_LOGIN}) with check (${OWN_OR_LOGIN})`,
  `create policy for_login on password_mail for all using (${IS_LOGIN}) with check (${IS_LOGIN})`,
  ...['password_mail', 'email_change'].flatMap((table) => [
    `create policy seen_for_deletion on ${table} for select using (${IS_DELETING})`,
    `create policy for_deletion on ${table} for delete using (${IS_DELETING})`,
  ]),
  `select announce_changes('email_change', 'profile')`,
];
