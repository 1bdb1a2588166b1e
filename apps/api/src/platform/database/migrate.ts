import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';

const FOLDER = join(import.meta.dirname, '../../migrations');
/** Steps that had another name when they ran. */
const RENAMED: Readonly<Record<string, string>> = { '001-house': '001-initial' };
const NAME = /^\d{3}-[a-z0-9-]+\.ts$/;

/**
 * Brings the tables up to date: all missing steps in one transaction, under a lock, so that it may be interrupted,
 * repeated and begun by several processes at once. Returns the names of the steps that ran.
 */
export async function migrate(db: Kysely<Tables>): Promise<string[]> {
  await renameSteps(db);
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('A migration failed.', { cause: error });
  return results.map((result) => result.migrationName);
}

/** A database that ran a step under its former name has run it. */
async function renameSteps(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ known: boolean }>`
    select to_regclass('kysely_migration') is not null as known`.execute(db);
  if (rows[0]?.known !== true) return;
  for (const [former, name] of Object.entries(RENAMED)) {
    await sql`update kysely_migration set name = ${name} where name = ${former}`.execute(db);
  }
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((file) => NAME.test(file)).toSorted();
  const steps = await Promise.all(
    files.map(async (file) => [file.slice(0, -3), impatientForLocks((await import(join(FOLDER, file))) as Migration)]),
  );
  return Object.fromEntries(steps) as Record<string, Migration>;
}

/** A step may take longer than a request may; a lock that it cannot get soon ends it. */
function impatientForLocks(migration: Migration): Migration {
  return {
    up: async (db) => {
      await sql`set local lock_timeout = '5s'`.execute(db);
      await migration.up(db);
    },
  };
}
