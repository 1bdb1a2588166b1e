import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log/log.ts';
import { APP_ROLE } from './app-role.ts';
import { launchPostgres } from './launch-postgres.ts';
import { openDatabase } from './open-database.ts';
import { embeddedBinaries } from './postgres-binaries.ts';

const DATABASE = 'weekbord';
/** How often to check whether the server still runs, in milliseconds. */
const WATCH_MS = 1000;
/** How many times to check whether another process uses the server. */
const LOOKS = 40;
/** The milliseconds between these checks. */
const LOOK_MS = 50;
const ALREADY_THERE: ReadonlySet<string> = new Set(['42P04', '42710', '23505']);

/** The database server that comes with the product. */
export interface EmbeddedDatabase {
  /** The URL for migrations. */
  readonly owner: string;
  /** The URL for serving requests. */
  readonly app: string;
  /** Stops watching, and stops the server if no other process uses it or is responsible for stopping it. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded database in `dataDir/postgres`, and restarts it whenever it ends. `isKept` says whether another
 * process is responsible for stopping it.
 */
export async function openEmbedded(
  dataDir: string,
  log: Log,
  isKept: () => boolean = () => false,
): Promise<EmbeddedDatabase> {
  const server = await launchPostgres({ binaries: embeddedBinaries(), dataDir: join(dataDir, 'postgres') });
  const maintenance = server.address('postgres');
  const app = await server.addressOf(APP_ROLE, DATABASE);
  await createDatabase(maintenance, app);
  let reviving = false;
  const watch = setInterval(() => {
    if (reviving) return;
    reviving = true;
    server
      .revive()
      .catch((error: unknown) => log.error({ err: error }, 'the database could not be restarted'))
      .finally(() => {
        reviving = false;
      });
  }, WATCH_MS);
  watch.unref();
  return {
    owner: server.address(DATABASE),
    app,
    async stop() {
      clearInterval(watch);
      if (!isKept() && (await isUnused(maintenance))) await server.stop();
    },
  };
}

/** Creates the database and the serving role, with the password in its URL; also in an older folder. */
async function createDatabase(address: string, app: string): Promise<void> {
  const { password } = new URL(app);
  await withConnection(address, async (query) => {
    const role = await query(`select from pg_roles where rolname = '${APP_ROLE}'`);
    if (role.length === 0) await query(`create role ${APP_ROLE} login password '${password}'`).catch(unlessThere);
    const database = await query(`select from pg_database where datname = '${DATABASE}'`);
    if (database.length === 0) await query(`create database ${DATABASE}`).catch(unlessThere);
  });
}

/** Ignores the error that something already exists, because another process may create it at the same time. */
function unlessThere(error: { code?: string }): void {
  if (!ALREADY_THERE.has(error.code ?? '')) throw error;
}

/**
 * Whether no other process of ours is connected, such as a second server on the same data. Our own last connections may
 * take a moment to close.
 */
async function isUnused(address: string): Promise<boolean> {
  const others = "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";
  return withConnection(address, async (query) => {
    for (let look = 0; look < LOOKS; look += 1) {
      if ((await query(others)).length === 0) return true;
      await pause(LOOK_MS);
    }
    return false;
  }).catch(() => true);
}

type Query = (text: string) => Promise<unknown[]>;

async function withConnection<Result>(address: string, use: (query: Query) => Promise<Result>): Promise<Result> {
  const { pool, close } = openDatabase(address, { max: 1 });
  try {
    return await use(async (text) => (await pool.query<Record<string, unknown>>(text)).rows);
  } finally {
    await close();
  }
}
