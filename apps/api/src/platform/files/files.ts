import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Tables } from '../database/tables.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { FileStore } from './file-store.ts';
import { localFolder } from './local-folder.ts';

/** The files that people uploaded. */
export interface Files extends FileStore {
  /** Queues files for deletion. They are deleted only if the transaction of `db` commits. */
  deleteLater(db: Kysely<Tables>, names: readonly string[]): Promise<void>;
}

/** The queue of deletions. */
export const DELETE_FILES_QUEUE = 'delete-files';

const RULES = { retries: 12, firstPauseSeconds: 5, longestPauseSeconds: 900, keptSeconds: 600 } as const;

/** The files that a job deletes. */
interface FilesToDelete {
  readonly names: readonly string[];
}

/** Returns the folder where files are stored. */
export function uploadsOf(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'uploads');
}

/** Opens the store, with the queue of deletions from it. */
export async function openFiles(jobs: Jobs, config: Pick<Config, 'dataDir'>): Promise<Files> {
  await jobs.createQueue(DELETE_FILES_QUEUE, RULES);
  return {
    ...localFolder(uploadsOf(config)),
    async deleteLater(db, names) {
      const job: FilesToDelete = { names };
      if (names.length > 0) await jobs.enqueue(db, DELETE_FILES_QUEUE, job);
    },
  };
}

/** Runs the queued deletions of files until the jobs stop. */
export async function deletePromisedFiles(jobs: Jobs, files: Files): Promise<void> {
  await jobs.work<FilesToDelete>(DELETE_FILES_QUEUE, async ({ data }) => {
    for (const name of data.names) await files.delete(name);
  });
}
