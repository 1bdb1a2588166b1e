import type { Config } from '../config/config.ts';
import { installJobs } from '../jobs/jobs.ts';
import type { Log } from '../log/log.ts';
import { type DataKeys, rewrapPersonKeys } from '../secret/person-keys.ts';
import { APP_ROLE, checkAppRole, currentRole, grantToApp, letOwnerPass, makeAppRole } from './app-role.ts';
import { checkSession } from './check-session.ts';
import { migrate } from './migrate.ts';
import { checkDurability, type Database, openDatabase, type PoolOptions } from './open-database.ts';
import { openEmbedded } from './open-embedded.ts';
import { withAdvisoryLock } from './with-advisory-lock.ts';

/** The URLs of one database, by role. */
export interface DatabaseAddresses {
  /** The tables' owner, for migrations only: connects directly, with sessions of its own. */
  readonly owner: string;
  /**
   * The serving role, which owns nothing and sees only rows that the acting person may see. May go through a
   * pooler.
   */
  readonly app: string;
  /** The serving role with sessions of its own, for jobs and locks. */
  readonly direct: string;
  /** Whether `app` goes through a pooler that gives each transaction another session. */
  readonly pooled: boolean;
  /** The serving role, if `app` and `direct` log in as the owner and switch from it immediately. */
  readonly leavesFor?: typeof APP_ROLE | undefined;
}

/** A database whose URLs are known. */
export interface FoundDatabase extends DatabaseAddresses {
  /** Stops whatever was started for the database. */
  stop(): Promise<void>;
}

/**
 * Returns the database of the settings: the configured one, otherwise the embedded one, which is started. `stop` leaves
 * it running if `isKept` says that another process is responsible for stopping it.
 */
export async function findDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseUrlDirect' | 'databaseUrlOwner' | 'dataDir'>,
  log: Log,
  isKept?: () => boolean,
): Promise<FoundDatabase> {
  const { databaseUrl: app, databaseUrlDirect: direct = app, databaseUrlOwner: owner } = config;
  if (app === undefined || direct === undefined) {
    const { owner: embedded, app: own, stop } = await openEmbedded(config.dataDir, log, isKept);
    return { owner: embedded, app: own, direct: own, pooled: false, stop };
  }
  const pooled = config.databaseUrlDirect !== undefined;
  const stop = async () => undefined;
  if (owner !== undefined) return { owner, app, direct, pooled, stop };
  return { ...addressesOfOwner(direct), ...(pooled ? { app, pooled } : {}), stop };
}

/** Returns the URLs of a database if only the owner's is known: the same login, which switches to the serving role. */
export function addressesOfOwner(owner: string): DatabaseAddresses {
  const url = new URL(owner);
  url.searchParams.set('options', `-c role=${APP_ROLE}`);
  return { owner, app: url.href, direct: url.href, pooled: false, leavesFor: APP_ROLE };
}

export function openServing(
  { app, pooled, leavesFor }: Omit<DatabaseAddresses, 'owner' | 'direct'>,
  options: Omit<PoolOptions, 'pooled' | 'role'>,
): Database {
  return openDatabase(app, { ...options, pooled, role: pooled ? leavesFor : undefined });
}

/**
 * Updates the tables as their owner, creates the serving role if it is missing, grants its rights and checks that the
 * role has no others. Throws if the database or the role is not safe to use. `before` runs before the migrations, for
 * one process at a time.
 */
export async function prepareDatabase(
  addresses: DatabaseAddresses,
  keys: DataKeys,
  log: Log,
  before: (owner: Database) => Promise<void> = async () => undefined,
): Promise<void> {
  const patient = openDatabase(addresses.owner, { max: 3, patient: true });
  try {
    await checkSession(patient.pool);
    await checkDurability(patient.db);
    await withAdvisoryLock(patient.pool, 'migrate', async () => {
      await before(patient);
      await updateTables(patient, addresses, keys, log);
    });
  } finally {
    await patient.close();
  }
  await withDatabase(openDatabase(addresses.direct, { max: 2 }), async ({ pool, db }) => {
    await checkSession(pool);
    await checkAppRole(db);
  });
  await withDatabase(openServing(addresses, { max: 1 }), ({ db }) => checkAppRole(db));
}

/**
 * Migrates as the owner, wraps people's keys with the current data key, and grants the serving role its rights; for one
 * process at a time.
 */
export async function updateTables(
  { db }: Database,
  addresses: DatabaseAddresses,
  keys: DataKeys,
  log: Log,
): Promise<void> {
  const { owner, direct, leavesFor } = addresses;
  if (leavesFor !== undefined) await makeAppRole(db, leavesFor);
  for (const step of await migrate(db, keys)) log.info({ step }, 'migrated');
  await letOwnerPass(db);
  await changeOverKeys(db, keys, log);
  await installJobs(owner, log);
  await grantToApp(
    db,
    leavesFor ?? (await withDatabase(openDatabase(direct, { max: 1 }), (app) => currentRole(app.db))),
  );
}

async function changeOverKeys(db: Database['db'], keys: DataKeys, log: Log): Promise<void> {
  if (keys.dataKey === undefined) return;
  const { rewrapped, unknown } = await rewrapPersonKeys(db, keys);
  if (rewrapped > 0) log.info({ rewrapped }, "re-encrypted people's keys with the current data key");
  if (unknown > 0)
    log.error(
      { unknown },
      "none of the data keys that are set opens these people's keys, so their cycles cannot be read",
    );
}

async function withDatabase<Result>(database: Database, use: (database: Database) => Promise<Result>): Promise<Result> {
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}
