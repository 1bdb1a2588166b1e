import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** The default serving role. */
export const APP_ROLE = 'weekbord_app';

/** Returns the name of a connection's role. */
export async function currentRole(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  return rows[0]!.role;
}

/**
 * Grants the serving role what it needs on every table, and nothing that changes a table: it owns none. Runs at each
 * start, so that new tables are included.
 */
export async function grantToApp(owner: Kysely<Tables>, role: string): Promise<void> {
  const app = sql.id(role);
  for (const schema of ['public', 'pgboss'].map((name) => sql.id(name))) {
    await sql`grant usage on schema ${schema} to ${app}`.execute(owner);
    await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${app}`.execute(owner);
    await sql`grant usage, select on all sequences in schema ${schema} to ${app}`.execute(owner);
  }
  await sql`revoke update, delete on audit_entry, staff_act, audit_event from ${app}`.execute(owner);
  await sql`revoke insert, update, delete on audit_chain from ${app}`.execute(owner);
  await sql`revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${app}`.execute(owner);
  await sql`revoke insert, update, delete on shared_food from ${app}`.execute(owner);
  // These tables are accessed only by the functions that record deletions, and by backups as the owner.
  await sql`revoke all on deletion, deletion_salt from ${app}`.execute(owner);
  const { rows } = await sql<{ name: string }>`
    select p.oid::regprocedure::text as name from pg_proc as p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef`.execute(owner);
  for (const { name } of rows) {
    await sql`grant execute on function ${sql.raw(name)} to ${app}`.execute(owner);
    // Revoked last, because servers of the previous version run until this point, and their policies call these
    // functions.
    await sql`revoke execute on function ${sql.raw(name)} from public`.execute(owner);
  }
}

/**
 * Updates the policies that exempt the owner of the tables. They name its role, which differs if a backup was restored
 * by another role.
 */
export async function letOwnerPass(owner: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select polrelid::regclass::text as name from pg_policy
    where polname = 'for_owner' and polroles <> array[current_user::regrole::oid]`.execute(owner);
  for (const { name } of rows) await sql`alter policy for_owner on ${sql.raw(name)} to current_user`.execute(owner);
}

/** Creates the role that requests run as, if only the owner's URL is known. The owner may switch to it. */
export async function makeAppRole(owner: Kysely<Tables>, role: string): Promise<void> {
  const app = sql.id(role);
  const { rows } = await sql`select from pg_roles where rolname = ${role}`.execute(owner);
  if (rows.length === 0) {
    await sql`create role ${app} nologin`.execute(owner).catch((error: { code?: string }) => {
      if (error.code === '42501') throw new Error(ONE_ROLE, { cause: error });
      const alreadyThere = error.code === '42710' || error.code === '23505';
      if (!alreadyThere) throw error;
    });
  }
  const member = await sql<{ is: boolean }>`select pg_has_role(session_user, ${role}, 'member') as is`.execute(owner);
  if (member.rows[0]?.is !== true) await sql`grant ${app} to current_user`.execute(owner);
}

const ONE_ROLE = `The role of DATABASE_URL may not make the role that the server works as. Set DATABASE_URL to a role that \
owns nothing and DATABASE_URL_OWNER to the one that owns the tables; docs/operating.md has the SQL for both.`;

/** Rejects a role to which row security does not apply. */
export async function checkAppRole(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ role: string; is_exempt: boolean; owns: boolean }>`
    select rolname as role, rolsuper or rolbypassrls as is_exempt, exists (
      select from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and pg_has_role(current_user, relowner, 'usage')
    ) as owns
    from pg_roles where rolname = current_user`.execute(db);
  const [found] = rows;
  const fault =
    found?.is_exempt === true ? 'passes by the rules of the rows' : found?.owns === true ? 'owns tables' : null;
  if (found === undefined || fault === null) return;
  throw new Error(
    `The server must not work as the role ${found.role}, which ${fault}. Set DATABASE_URL to a role that owns nothing \
and DATABASE_URL_OWNER to the one that owns the tables; docs/operating.md has the SQL for both.`,
  );
}
