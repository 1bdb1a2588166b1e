import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The name of the file with people's latest keys in a backup folder. */
const KEYS_NAME = 'person-keys.backup';
const NAME = /^weekbord-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z\.backup$/;
/** How long the files of an aborted backup are kept. */
const STRAY_MS = 24 * 60 * 60 * 1000;

/** Returns the path of people's keys in a backup folder. */
export function keysIn(folder: string): string {
  return join(folder, KEYS_NAME);
}

/** Returns the name for a backup made at this time. */
export function backupName(now: Date): string {
  return `weekbord-${now.toISOString().replaceAll(/[:.]/g, '-')}.backup`;
}

export interface FoundBackup {
  readonly file: string;
  readonly madeAt: Date;
  readonly bytes: number;
}

/** Returns the backups in a folder, newest first. */
export async function listBackups(folder: string): Promise<FoundBackup[]> {
  const names = (await namesIn(folder))
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed();
  return Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const { mtime, size } = await stat(file);
      return { file, madeAt: mtime, bytes: size };
    }),
  );
}

/**
 * Deletes all but the newest backups of a folder, and drafts that are no longer being written. Returns how many backups
 * were deleted.
 */
export async function deleteOldBackups(folder: string, kept: number, now: Date): Promise<number> {
  const old = (await listBackups(folder)).slice(kept);
  for (const { file } of old) await rm(file);
  for (const name of await namesIn(folder)) {
    if (!name.endsWith('.part')) continue;
    const draft = join(folder, name);
    if (now.getTime() - (await stat(draft)).mtimeMs > STRAY_MS) await rm(draft, { force: true });
  }
  return old.length;
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
