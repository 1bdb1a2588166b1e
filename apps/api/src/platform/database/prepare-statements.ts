import { type Kysely, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import type pg from 'pg';
import { isStalePlan, withFreshPlans } from './stale-plans.ts';
import type { Tables } from './tables.ts';

/**
 * How many different statements are prepared per connection. Statements built from ever-changing lists must not pile
 * up.
 */
const STATEMENTS_MAX = 300;
/** Longer statements, in characters, are lists of rows that are seldom repeated. */
const LENGTH_MAX = 4000;
/** The beginning and the end of a transaction. */
const BEGIN = /^(?:begin|start transaction)\b/;
const END = /^(?:commit|rollback)$/;
/** Statements that may be prepared without values, as opposed to the beginning and the end of a transaction. */
const QUERY = /^select\b/;

/**
 * Returns the same pool for Kysely, whose statements the server parses and plans once per connection rather than each
 * time. Requires that every connection stays with one server process, which is not so behind a pooler in transaction
 * mode. Once a table has changed since one of them was planned, every connection prepares all of them again.
 */
export function prepareStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  let named = 0;
  const nameOf = (text: string, values: readonly unknown[]): string | undefined => {
    const worthwhile = (values.length > 0 || QUERY.test(text)) && text.length <= LENGTH_MAX;
    if (!worthwhile) return undefined;
    const name = names.get(text);
    if (name !== undefined || names.size >= STATEMENTS_MAX) return name;
    named += 1;
    names.set(text, `s${named}`);
    return `s${named}`;
  };
  const clientOf = (client: pg.PoolClient): PostgresPoolClient => {
    let isInTransaction = false;
    const send = async (text: string, values: readonly unknown[]) => {
      sendTogether(client.connection);
      const name = nameOf(text, values);
      try {
        return await client.query({ ...(name !== undefined && { name }), text, values: [...values] });
      } catch (error) {
        // If the statement was prepared before the others were discarded, its error says nothing about those prepared
        // since.
        if (isStalePlan(error) && names.get(text) === name) names.clear();
        throw error;
      }
    };
    const query = (text: string, values: readonly unknown[] = []) => {
      const isAlone = !isInTransaction;
      if (BEGIN.test(text)) isInTransaction = true;
      if (END.test(text)) isInTransaction = false;
      return isAlone ? withFreshPlans(() => send(text, values)) : send(text, values);
    };
    return {
      // Kysely's type also allows cursors, which Kysely only uses if it is given one.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy),
    };
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const wrapped = known.get(client) ?? clientOf(client);
      known.set(client, wrapped);
      return wrapped;
    },
  };
}

/**
 * Batches the writes to a connection until the current callbacks have run, because each send is costly for both ends.
 */
function sendTogether({ stream }: pg.Connection): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * Makes the server plan each prepared statement of a connection once, for any values. By default it replans many each
 * time, for a plan that is no better when rows are found by their keys.
 */
export async function cachePlans(client: pg.ClientBase): Promise<void> {
  await client.query('set plan_cache_mode = force_generic_plan');
}

/**
 * Until the transaction ends, plans statements for their values if that may pay off: the frequency of a word determines
 * how it is searched.
 */
export async function planForValues(db: Kysely<Tables>): Promise<void> {
  await sql`set local plan_cache_mode = auto`.execute(db);
}
