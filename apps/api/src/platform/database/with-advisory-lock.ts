import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

/**
 * Runs `act` under a lock with this name, which excludes other processes on any machine. The lock belongs to the
 * session, so `pool` must connect to the database directly.
 */
export async function withAdvisoryLock<Result>(pool: Pool, name: string, act: () => Promise<Result>): Promise<Result> {
  const number = createHash('sha256').update(name).digest().readInt32BE();
  const connection = await pool.connect();
  try {
    await connection.query('set statement_timeout = 0');
    await connection.query('select pg_advisory_lock($1)', [number]);
    return await act();
  } finally {
    // The lock lasts as long as its connection, which is not returned to the pool.
    connection.release(true);
  }
}
