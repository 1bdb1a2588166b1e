import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** Settings of PostgreSQL by name, as used at the start of a transaction. */
export type LocalSettings = Readonly<Record<string, number | string>>;

/**
 * Returns the same pool for Kysely, without session settings: every transaction begins with these settings, in one
 * message, and a statement outside a transaction gets one of its own. The connections may therefore go through a pooler
 * that gives each transaction another session.
 */
export function withLocalSettings(pool: PostgresPool, settings: LocalSettings): PostgresPool {
  const set = Object.entries(settings).map(([name, value]) => `; set local ${name} = ${value}`);
  return {
    options: pool.options,
    ...(pool.Client === undefined ? {} : { Client: pool.Client }),
    end: () => pool.end(),
    connect: async () => wrap(await pool.connect(), set.join('')),
  };
}

function wrap(client: PostgresPoolClient, set: string): PostgresPoolClient {
  let inTransaction = false;
  let last: Promise<unknown> = Promise.resolve();
  const send = async (text: string, values: readonly unknown[]) => {
    if (/^(?:begin|start transaction)\b/.test(text)) {
      inTransaction = true;
      return client.query(text + set, []);
    }
    if (text === 'commit' || text === 'rollback') {
      inTransaction = false;
      return client.query(text, []);
    }
    return inTransaction ? client.query(text, values) : alone(client, text, values, set);
  };
  // Statements run one by one for every caller: a connection through a pooler is sent no statement before the response
  // to the previous one.
  const query = (text: string, values: readonly unknown[] = []) => {
    const answer = last.then(() => send(text, values));
    last = answer.catch(() => undefined);
    return answer;
  };
  return {
    // Kysely's type also allows cursors, which Kysely only uses if it is given one.
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}

async function alone(client: PostgresPoolClient, text: string, values: readonly unknown[], set: string) {
  await client.query(`begin${set}`, []);
  try {
    const result = await client.query(text, values);
    await client.query('commit', []);
    return result;
  } catch (error) {
    await client.query('rollback', []).catch(() => undefined);
    throw error;
  }
}
