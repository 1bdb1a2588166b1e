import { type Kysely, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import type pg from 'pg';
import { isStalePlan, withFreshPlans } from './stale-plans.ts';
import type { Tables } from './tables.ts';

/**
 * How many different statements are prepared per connection. Without a limit, statements that are built from lists of
 * varying length would pile up.
 */
const STATEMENTS_MAX = 300;
/** Longer statements, in characters, are lists of rows that are seldom repeated. */
const LENGTH_MAX = 4000;
/** Matches the statement that begins a transaction. */
const BEGIN = /^(?:begin|start transaction)\b/;
/** Matches the statements that end a transaction. */
const END = /^(?:commit|rollback)$/;
/** Statements that may be prepared without values, as opposed to the beginning and the end of a transaction. */
const QUERY = /^select\b/;

/**
 * Returns the same pool for Kysely, whose statements the server parses and plans once per connection rather than each
 * time. Requires that every connection stays with one server process, which is not the case behind a pooler in
 * transaction mode. When a table turns out to have changed since a statement was planned, every connection prepares all
 * its statements again.
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
        // If the statement was prepared before the others were discarded, its error says nothing about statements
        // prepared since.
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
 * Batches the writes to a connection until the current callbacks have run, because each send is costly for client and
 * server.
 */
function sendTogether({ stream }: pg.Connection): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * Makes the server plan each prepared statement of a connection once, for any values. By default the server replans
 * many of them each time, which yields no better plan when rows are found by their keys.
 */
export async function cachePlans(client: pg.ClientBase): Promise<void> {
  await client.query('set plan_cache_mode = force_generic_plan');
}

/**
 * Until the transaction ends, makes the server plan each statement for its actual values. Used where that may pay off:
 * the best way to search for a word depends on how common it is.
 */
export async function planForValues(db: Kysely<Tables>): Promise<void> {
  await sql`set local plan_cache_mode = auto`.execute(db);
}
