import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Kept } from './state.ts';

/** Where the state is stored between two starts. */
export interface StateFile {
  read(): Kept | null;
  /** Written as a whole or not at all: a kill in between leaves the previous state. */
  write(kept: Kept): void;
}

/** The file in `folder`; readable only by its owner, since it contains the keys. */
export function stateFile(folder: string): StateFile {
  const file = join(folder, 'till.json');
  return {
    read: () => {
      try {
        return JSON.parse(readFileSync(file, 'utf8')) as Kept;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    write: (kept) => {
      // The parent folder is not the till's alone.
      mkdirSync(dirname(folder), { recursive: true });
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const next = `${file}.next`;
      writeFileSync(next, JSON.stringify(kept), { mode: 0o600, flush: true });
      renameSync(next, file);
    },
  };
}
