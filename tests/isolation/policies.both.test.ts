import { openTestDatabase } from '@weekbord/testkit/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { PERSONAL_COLUMNS, UNPROTECTED } from './unprotected-tables.ts';

const { db } = await openTestDatabase();

/** A table in any of the product's schemas. */
interface FoundTable {
  readonly name: string;
  readonly is_protected: boolean;
  readonly policies: string[];
  readonly columns: string[];
}

async function listTables(): Promise<FoundTable[]> {
  const { rows } = await sql<FoundTable>`
    select namespace.nspname || '.' || class.relname as name,
      class.relrowsecurity and class.relforcerowsecurity as is_protected,
      array(select polname::text from pg_policy where polrelid = class.oid and polroles = '{0}') as policies,
      array(select attname::text from pg_attribute where attrelid = class.oid and attnum > 0 and not attisdropped) as columns
    from pg_class as class join pg_namespace as namespace on namespace.oid = class.relnamespace
    where class.relkind in ('r', 'p', 'm', 'f') and not class.relispartition
      and namespace.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
    order by 1`.execute(db);
  return rows;
}

/** Returns what is wrong with the protection of a table; empty if nothing is. */
function faultsOf({ name, is_protected, policies, columns }: FoundTable): string[] {
  const personal = columns.filter((column) => PERSONAL_COLUMNS.includes(column));
  if (name in UNPROTECTED) {
    return personal.map((column) => `${name} has ${column}, so it is personal and wants a policy`);
  }
  if (!is_protected) return [`${name} has no forced row security; give it a policy, or a reason why it needs none`];
  return policies.length === 0 ? [`${name} has no policy, so no one can use it`] : [];
}

describe('every table', () => {
  it('protects its rows with a forced policy, or has a reason for needing none', async () => {
    const tables = await listTables();
    expect(tables.length).toBeGreaterThan(40);
    expect(tables.flatMap(faultsOf)).toEqual([]);
  });

  it('exists if it is listed as needing no policy', async () => {
    const names = new Set((await listTables()).map(({ name }) => name));
    expect(Object.keys(UNPROTECTED).filter((name) => !names.has(name))).toEqual([]);
  });

  it('is reported when new and unprotected, even if it is listed as belonging to no one', async () => {
    await db
      .transaction()
      .execute(async (trx) => {
        await sql`create table diary_of_dreams (person_id integer, dream text)`.execute(trx);
        await sql`create table half_open (person_id integer)`.execute(trx);
        await sql`alter table half_open enable row level security`.execute(trx);
        const { rows } = await sql<FoundTable>`
          select 'public.' || relname as name, relrowsecurity and relforcerowsecurity as is_protected,
            '{}'::text[] as policies, '{person_id}'::text[] as columns
          from pg_class where relname in ('diary_of_dreams', 'half_open') order by 1`.execute(trx);
        expect(rows.flatMap(faultsOf)).toHaveLength(2);
        expect(faultsOf({ ...rows[0]!, name: 'public.catalogue_state' })).toHaveLength(1);
        throw new Error('undo');
      })
      .catch((error: unknown) => expect(error).toMatchObject({ message: 'undo' }));
  });
});

describe('database objects that see more than their caller', () => {
  it('are limited to a few functions that no other role may call, each with a fixed search path', async () => {
    const { rows } = await sql<{ name: string; path: string[] | null; is_open: boolean }>`
      select proname as name, proconfig as path, has_function_privilege('pg_monitor', oid, 'execute') as is_open
      from pg_proc where prosecdef and pronamespace = 'public'::regnamespace order by 1`.execute(db);
    const settings = { path: ['search_path=public, pg_temp'], is_open: false };
    expect(rows).toEqual(
      [
        'acting_address',
        'acting_as_coach',
        'acting_as_staff',
        'acting_clients',
        'acting_coach',
        'audit_look',
        'audit_person',
        'audit_row',
        'calendar_account',
        'calendar_meals',
        'chain_audit',
        'close_organisation',
        'count_added_items',
        'count_changed_day',
        'count_changed_food',
        'count_changed_items',
        'count_changed_quick_add_meal',
        'count_changed_recipe_meal',
        'count_changed_single_food_meal',
        'delete_left_organisation',
        'delete_old_audit',
        'demo_end_of',
        'dish_of_picture',
        'end_cycle_share',
        'end_relations',
        'inviting_coaches',
        'is_asked_by',
        'is_cycle_shared',
        'is_food_in_reach',
        'is_food_used',
        'is_food_visited',
        'is_own_recipe',
        'is_recipe_in_reach',
        'is_recipe_planned',
        'is_serving_used',
        'keep_demo_apart',
        'keep_logged_food',
        'known_age_of',
        'known_age_of_calendar',
        'may_change_food',
        'note_changed_client',
        'note_changed_facts',
        'note_consent',
        'note_deleted_person',
        'note_destroyed_key',
        'note_ended_invitation',
        'note_had_week',
        'note_left_client',
        'note_new_clients',
        'people_of_left_organisation',
        'plan_of_placeholder',
        'recorded_rows',
        'refresh_meals_of_food',
        'refuse_full_days',
        'release_client',
        'reminded_account',
        'returned_people',
        'session_of',
        'stop_reminders',
        'take_over_placeholder',
        'visited_account',
        'visited_eater',
        'visited_list',
        'waiting_invitations',
      ].map((name) => ({ name, ...settings })),
    );
  });

  it('include only one view, which shows the shared foods', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace`.execute(db);
    expect(rows).toEqual([{ name: 'shared_food' }]);
  });
});
