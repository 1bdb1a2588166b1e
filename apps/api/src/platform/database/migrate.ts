import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';

const FOLDER = join(import.meta.dirname, '../../migrations');
const NAME = /^\d{3}-[a-z0-9-]+\.ts$/;

/**
 * Brings the tables up to date: all missing steps in one transaction, under a lock, so that it may be interrupted,
 * repeated and begun by several processes at once. Returns the names of the steps that ran.
 */
export async function migrate(db: Kysely<Tables>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('A migration failed.', { cause: error });
  return results.map((result) => result.migrationName);
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
