import type { Pool, PoolClient } from 'pg';

/** How many times the session is checked, since a pooler may hand out its sessions in turn. */
const LOOKS = 3;
/** The error code of a pooler that does not know a session setting. */
const REFUSED_SETTING = '08P01';
const REASON =
  'migrations and jobs would go through a pooler, which takes their session away; ' +
  'set DATABASE_URL_DIRECT to the address of PostgreSQL itself';

/** Rejects a database connection that does not keep its session, because notifications would be lost. */
export async function checkSession(pool: Pool): Promise<void> {
  await withConnection(pool, (one) =>
    withConnection(pool, async (other) => {
      for (let look = 0; look < LOOKS; look += 1) {
        const before = await sessionOf(one);
        await other.query('begin');
        const meanwhile = await sessionOf(other);
        const after = await sessionOf(one);
        await other.query('rollback');
        if (meanwhile === before || after !== before) throw new Error(REASON);
      }
    }),
  );
}

async function withConnection(pool: Pool, use: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    const isPooler = error instanceof Error && 'code' in error && error.code === REFUSED_SETTING;
    throw isPooler ? new Error(REASON, { cause: error }) : error;
  });
  try {
    await use(client);
  } finally {
    client.release();
  }
}

async function sessionOf(client: PoolClient): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}
