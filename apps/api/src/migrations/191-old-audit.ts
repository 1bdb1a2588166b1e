import { sql, type Kysely } from 'kysely';

/**
 * Audit entries of access to people's data and of staff actions are kept for a year. The serving role cannot delete
 * them: only the job may do so, through this function, and never deletes younger entries, regardless of the arguments.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create function delete_old_audit(kept_days integer, at_most integer) returns integer language plpgsql security definer
    set search_path = public, pg_temp
    as $$
    declare
      entries integer;
      acts integer;
    begin
      if acting_system() is distinct from 'expire' or kept_days < 365 then return 0; end if;
      delete from audit_entry where (person_id, id) in (
        select person_id, id from audit_entry where created_at < now() - make_interval(days => kept_days) limit at_most
      );
      get diagnostics entries = row_count;
      delete from staff_act where id in (
        select id from staff_act where created_at < now() - make_interval(days => kept_days) limit at_most
      );
      get diagnostics acts = row_count;
      return entries + acts;
    end $$`,
];
