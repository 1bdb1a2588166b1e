import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore, StoredFile } from './file-store.ts';

/** The names of stored files. Excludes folders and hidden files. */
const NAME = /^[a-z0-9][a-z0-9.-]{0,100}$/;
const ONLY_US = 0o600;
const ONLY_OUR_FOLDER = 0o700;

/** Returns a store in one folder of this machine, which is created with the first file. */
export function localFolder(folder: string): FileStore {
  const placeOf = (name: string) => {
    if (!NAME.test(name)) throw new Error('Invalid file name.');
    return join(folder, name);
  };
  return {
    async save(name, content) {
      const place = placeOf(name);
      const draft = `${place}.part`;
      await mkdir(folder, { recursive: true, mode: ONLY_OUR_FOLDER });
      try {
        await writeThrough(draft, content);
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolder(folder);
    },
    async read(name) {
      return readFile(placeOf(name)).catch(nullWhereMissing);
    },
    async delete(name) {
      await rm(placeOf(name), { force: true });
    },
    async list() {
      const names = (await readdir(folder).catch(nullWhereMissing)) ?? [];
      const files = await Promise.all(names.filter((name) => NAME.test(name)).map((name) => look(folder, name)));
      return files.filter((file) => file !== null);
    },
  };
}

async function look(folder: string, name: string): Promise<StoredFile | null> {
  const found = await stat(join(folder, name)).catch(nullWhereMissing);
  return found === null ? null : { name, savedAt: found.mtime };
}

async function writeThrough(place: string, content: Uint8Array): Promise<void> {
  const file = await open(place, 'w', ONLY_US);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a rename survive a crash. Windows has no such call and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function nullWhereMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
