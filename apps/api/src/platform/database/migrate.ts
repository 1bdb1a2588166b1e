import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { DataKeys } from '../secret/person-keys.ts';
import type { Tables } from './tables.ts';

const FOLDER = join(import.meta.dirname, '../../migrations');
/** Migrations that were renamed after they had run on some databases; the old name first. */
const RENAMED: Readonly<Record<string, string>> = { '001-house': '001-initial' };
const NAME = /^\d{3}-[a-z0-9-]+\.ts$/;

/**
 * Runs all missing migrations in one transaction, under a lock, so it may be interrupted, repeated, and started by
 * several processes at once. Returns the names of the migrations that ran. Throws, and changes nothing, if the database
 * has migrations of a newer version. A migration that seals what people wrote needs the data keys; without them it
 * fails if there is anything to seal.
 */
export async function migrate(db: Kysely<Tables>, keys?: DataKeys): Promise<string[]> {
  await refuseNewer(db);
  await renameSteps(db);
  const migrator = new Migrator({ db, provider: { getMigrations: () => readMigrations(keys) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('A migration failed.', { cause: error });
  return results.map((result) => result.migrationName);
}

/** Creates the tables as they are after these migrations, in an empty database; `db` may be a transaction. */
export async function migrateTo(db: Kysely<Tables>, steps: readonly string[], keys?: DataKeys): Promise<void> {
  const wanted = new Set(steps.map((name) => RENAMED[name] ?? name));
  const all = await readMigrations(keys);
  const chosen = Object.fromEntries(Object.entries(all).filter(([name]) => wanted.has(name)));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => chosen } }).migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('A migration failed.', { cause: error });
}

/** Restores the names that migrations had when they ran, for a version that knows only those. */
export async function nameAsBefore(db: Kysely<Tables>, steps: readonly string[]): Promise<void> {
  for (const step of steps) {
    const name = RENAMED[step];
    if (name !== undefined) await sql`update kysely_migration set name = ${step} where name = ${name}`.execute(db);
  }
}

/** Returns the migrations that have run on the database, by this version's names, in order. */
export async function ranSteps(db: Kysely<Tables>): Promise<string[]> {
  if (!(await hasRunSteps(db))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => RENAMED[name] ?? name);
}

/** Returns the migrations of this version that are not among those that ran. */
export async function pendingSteps(ran: readonly string[]): Promise<string[]> {
  return (await migrationNames()).filter((name) => !ran.includes(name));
}

/** Throws if migrations of this version have not run; running them would stop servers of the previous version. */
export async function refuseToMigrate(db: Kysely<Tables>): Promise<void> {
  const pending = await pendingSteps(await ranSteps(db));
  if (pending.length === 0) return;
  throw new Error(
    `this version changes the database (${pending.join(', ')}), which it does not do while the previous version is running: ` +
      'stop that one, then start.',
  );
}

/** Returns the migrations that this version does not know. */
export async function unknownSteps(steps: readonly string[]): Promise<string[]> {
  const known = await migrationNames();
  return steps.filter((name) => !known.includes(RENAMED[name] ?? name));
}

/** Renames migrations that ran under a former name to their current names. */
async function renameSteps(db: Kysely<Tables>): Promise<void> {
  if (!(await hasRunSteps(db))) return;
  for (const [former, name] of Object.entries(RENAMED)) {
    await sql`update kysely_migration set name = ${name} where name = ${former}`.execute(db);
  }
}

async function refuseNewer(db: Kysely<Tables>): Promise<void> {
  const unknown = await unknownSteps(await ranSteps(db));
  if (unknown.length === 0) return;
  throw new Error(
    `this database is newer than this version: it has unknown migrations (${unknown.join(', ')}). ` +
      'Start the newer version again, or restore the backup from before the upgrade.',
  );
}

async function hasRunSteps(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`select where to_regclass('kysely_migration') is not null`.execute(db);
  return rows.length > 0;
}

async function migrationNames(): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((file) => NAME.test(file)).toSorted();
  return files.map((file) => file.slice(0, -3));
}

async function readMigrations(keys: DataKeys | undefined): Promise<Record<string, Migration>> {
  const names = await migrationNames();
  const steps = await Promise.all(
    names.map(async (name) => [name, impatientForLocks((await import(join(FOLDER, `${name}.ts`))) as Step, keys)]),
  );
  return Object.fromEntries(steps) as Record<string, Migration>;
}

/** A migration. Those that seal what people wrote take the data keys. */
interface Step {
  up(db: Kysely<never>, keys?: DataKeys): Promise<void>;
}

/** A migration may take longer than a request, but fails if it does not get a lock soon. */
function impatientForLocks(step: Step, keys: DataKeys | undefined): Migration {
  return {
    up: async (db) => {
      await sql`set local lock_timeout = '5s'`.execute(db);
      await step.up(db as Kysely<never>, keys);
    },
  };
}
