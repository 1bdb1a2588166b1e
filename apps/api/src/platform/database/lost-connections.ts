import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** The severities of errors after which the server ends the connection. */
const FATAL: ReadonlySet<unknown> = new Set(['FATAL', 'PANIC']);

/**
 * Returns the same pool for Kysely, which closes a lost connection instead of lending it to the next request. The
 * PostgreSQL client only notices some time after the error that its connection has ended.
 */
export function closeLostConnections(pool: PostgresPool): PostgresPool {
  return {
    options: pool.options,
    ...(pool.Client === undefined ? {} : { Client: pool.Client }),
    end: () => pool.end(),
    connect: async () => watched(await pool.connect()),
  };
}

function watched(client: PostgresPoolClient): PostgresPoolClient {
  let isLost = false;
  const query = async (text: string, values: readonly unknown[] = []) => {
    try {
      return await client.query(text, values);
    } catch (error) {
      isLost ||= meansLost(error);
      throw error;
    }
  };
  return {
    // Kysely's type also allows cursors, which Kysely only uses if it is given one.
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || isLost),
  };
}

/** Whether the connection must not be reused: the server ended it, or the client failed without a SQLSTATE. */
function meansLost(error: unknown): boolean {
  return !(error instanceof Error && 'severity' in error) || FATAL.has(error.severity);
}
