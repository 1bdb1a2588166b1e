import { type CompiledQuery, Kysely, PostgresDriver, sql } from 'kysely';
import pg from 'pg';
import { type Acting, actingStatements } from './acting.ts';
import { actingDialect } from './acting-driver.ts';
import { dialectOver } from './dialect-over.ts';
import { withLocalSettings } from './local-settings.ts';
import { closeLostConnections } from './lost-connections.ts';
import { cachePlans, prepareStatements } from './prepare-statements.ts';
import { readOn } from './reading.ts';
import { withFreshPlans } from './stale-plans.ts';
import type { Tables } from './tables.ts';
import { type Around, writeOn } from './writing.ts';

/** How long one statement may take, in milliseconds. Beyond that, the request fails with 503. */
const STATEMENT_MS = 8000;
/** How long to wait for a response from a silent server, in milliseconds. */
const SILENCE_MS = 9000;
/** How long a write waits for a lock while it occupies a connection, in milliseconds. */
const LOCK_WAIT_MS = 100;
/** How long a request waits for a connection, in milliseconds. */
const CONNECT_MS = 5000;
/** How long a transaction may be idle before the server ends it, in milliseconds. */
const IDLE_TRANSACTION_MS = 20_000;
/** How long a connection is kept. A PostgreSQL session only frees the memory of its caches and plans when it ends. */
const SESSION_SECONDS = 600;

const NUMERIC = 1700;
const INT8 = 20;
const DATE = 1082;

/** Reads whole and decimal numbers as numbers and keeps calendar dates as text, because a date has no time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: Parameters<typeof pg.types.getTypeParser>[0]) {
    const kind = Number(oid);
    if (kind === NUMERIC || kind === INT8) return Number;
    if (kind === DATE) return String;
    return pg.types.getTypeParser(oid);
  },
};

/** An open database: queries, the pool below them, and closing it. */
export interface Database {
  /** Runs statements without an acting person; the serving role then sees only shared rows. */
  readonly db: Kysely<Tables>;
  /**
   * Returns a database handle for an acting person or one of the server's own reasons. Each statement runs in its own
   * transaction unless one is requested; a transaction begins together with its first statement. With `fail`, a
   * statement fails if it does not get a lock soon, as in `writing`.
   */
  as(acting: Acting, whenLocked?: 'wait' | 'fail'): Kysely<Tables>;
  /**
   * Runs reads for an acting person or a reason on a single snapshot; restarted if a migration ran in between. It is
   * not a `transaction()`, but writes are still atomic.
   */
  reading<Result>(acting: Acting, work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>;
  /**
   * Runs writes for an acting person or a reason in one transaction; restarted if a migration ran in between.
   * Statements that are not awaited one by one are sent together, and the transaction fails if a lock is not free soon,
   * so that no connection is kept waiting. With `first`, that statement is sent before those of the work.
   */
  writing<Result>(
    acting: Acting,
    work: (trx: Kysely<Tables>, around: Around) => Promise<Result>,
    first?: CompiledQuery,
  ): Promise<Result>;
  readonly pool: pg.Pool;
  readonly connectionString: string;
  /** Whether a query succeeds in time. */
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly max: number;
  /** For work at startup: statements may take as long as they need. */
  readonly patient?: boolean;
  /**
   * Whether connections go through a pooler in transaction mode, so that sessions are shared; see `withLocalSettings`.
   */
  readonly pooled?: boolean;
  /** The role that each transaction switches to behind a pooler. */
  readonly role?: string | undefined;
  /** Whether the server keeps the plan of a statement; see `prepareStatements`. */
  readonly prepare?: boolean;
  /** How long `writing` waits for a lock, in milliseconds. */
  readonly lockWaitMs?: number;
  readonly onError?: (error: Error) => void;
}

/** Opens a pool of at most `max` connections. Nothing is connected before the first query. */
export function openDatabase(connectionString: string, options: PoolOptions): Database {
  const isPatient = options.patient === true;
  const limits = {
    ...(isPatient ? {} : { statement_timeout: STATEMENT_MS }),
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
  };
  const pool = new pg.Pool({
    connectionString,
    types,
    max: options.max,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: SESSION_SECONDS,
    ...(isPatient ? {} : { query_timeout: SILENCE_MS }),
    ...(options.pooled === true ? {} : limits),
    application_name: 'weekbord',
    keepAlive: true,
    // Awaited before the connection is used. Behind a pooler nothing is set for the session, because sessions are
    // shared.
    ...(options.prepare === true && options.pooled !== true ? { onConnect: cachePlans } : {}),
    // Statements are sent immediately, without waiting for the response to the previous one.
    pipeline: options.pooled !== true,
  });
  const lost = (error: Error) => options.onError?.(error);
  pool.on('error', lost);
  // A connection may break between two statements of a transaction, when no query receives the error.
  pool.on('connect', (client) => client.on('error', lost));
  const plain = options.prepare === true ? prepareStatements(pool) : pool;
  const locally = options.role === undefined ? limits : { ...limits, role: options.role };
  const driver = new PostgresDriver({
    pool: closeLostConnections(options.pooled === true ? withLocalSettings(plain, locally) : plain),
  });
  const db = new Kysely<Tables>({ dialect: dialectOver(driver) });
  // Initialising only adopts the pool, so callers of `as` need not wait for it.
  void driver.init();
  const beginBriefly = (acting: Acting) =>
    `${beginAs(acting)}; set local lock_timeout = ${options.lockWaitMs ?? LOCK_WAIT_MS}`;
  return {
    db,
    as(acting, whenLocked = 'wait') {
      const begin = whenLocked === 'fail' ? beginBriefly(acting) : beginAs(acting);
      return new Kysely({ dialect: actingDialect(driver, begin) });
    },
    async reading(acting, work) {
      return withFreshPlans(() => readOn(driver, beginAs(acting, 'begin isolation level repeatable read'), work));
    },
    async writing(acting, work, first) {
      return withFreshPlans(() => writeOn(driver, beginBriefly(acting), work, first));
    },
    pool,
    connectionString,
    isReachable: async () =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
    async close() {
      // Kysely only ends the pool if a query went through it.
      await db.destroy();
      if (!pool.ending) await pool.end();
    },
  };
}

function beginAs(acting: Acting, begin = 'begin'): string {
  return `${begin}; ${actingStatements(acting)}`;
}

/** Rejects a database that responds before a write is safely on disk. */
export async function checkDurability(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ synchronous_commit: string; fsync: string }>`
    select current_setting('synchronous_commit') as synchronous_commit, current_setting('fsync') as fsync`.execute(db);
  const [settings] = rows;
  if (settings?.synchronous_commit === 'off') throw new Error('The database must run with synchronous_commit on.');
  if (settings?.fsync === 'off') throw new Error('The database must run with fsync on.');
}
