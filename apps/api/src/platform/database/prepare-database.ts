import type { Config } from '../config/config.ts';
import { installJobs } from '../jobs/jobs.ts';
import type { Log } from '../log/log.ts';
import { APP_ROLE, checkAppRole, currentRole, grantToApp, makeAppRole } from './app-role.ts';
import { migrate } from './migrate.ts';
import { checkDurability, type Database, openDatabase } from './open-database.ts';
import { openEmbedded } from './open-embedded.ts';
import { takeTurns } from './take-turns.ts';

/** The addresses of one database, by role. */
export interface DatabaseAddresses {
  /** Owns the tables: for migrations and nothing else. */
  readonly owner: string;
  /** Serves: owns nothing, and sees of people's rows what the acting person may. */
  readonly app: string;
}

/** A database whose addresses are known. */
export interface FoundDatabase extends DatabaseAddresses {
  /** Stops what was started for it. */
  stop(): Promise<void>;
}

/** The database of the settings: the named one, else the embedded one, which is started. */
export async function findDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseUrlOwner' | 'dataDir'>,
  log: Log,
): Promise<FoundDatabase> {
  if (config.databaseUrl === undefined) return openEmbedded(config.dataDir, log);
  const owner = config.databaseUrlOwner ?? config.databaseUrl;
  const app = config.databaseUrlOwner === undefined ? addressAs(config.databaseUrl, APP_ROLE) : config.databaseUrl;
  return { owner, app, stop: async () => undefined };
}

/** An address whose connections leave their own role for another from the first moment on. */
export function addressAs(address: string, role: string): string {
  const url = new URL(address);
  url.searchParams.set('options', `-c role=${role}`);
  return url.href;
}

/**
 * Brings the tables up to date as their owner, makes the serving role where it is missing, gives it its rights and
 * checks that it has no others. Throws where the server could not be trusted with the database.
 */
export async function prepareDatabase(addresses: DatabaseAddresses, log: Log): Promise<void> {
  const { owner, app } = addresses;
  const patient = openDatabase(owner, { max: 3, patient: true });
  try {
    await checkDurability(patient.db);
    await takeTurns(patient.pool, 'migrate', () => updateTables(patient, addresses, log));
  } finally {
    await patient.close();
  }
  await withDatabase(app, ({ db }) => checkAppRole(db));
}

/** Migrates as the owner, and gives the role that serves its rights; for one process at a time. */
export async function updateTables({ db }: Database, { owner, app }: DatabaseAddresses, log: Log): Promise<void> {
  const isOwners = app === addressAs(owner, APP_ROLE);
  if (isOwners) await makeAppRole(db);
  for (const step of await migrate(db)) log.info({ step }, 'migrated');
  await installJobs(owner, log);
  await grantToApp(db, isOwners ? APP_ROLE : await withDatabase(app, (database) => currentRole(database.db)));
}

async function withDatabase<Result>(address: string, use: (database: Database) => Promise<Result>): Promise<Result> {
  const database = openDatabase(address, { max: 1 });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}
