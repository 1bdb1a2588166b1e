import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Kept } from './state.ts';

/** The file that stores the state between two runs. */
export interface StateFile {
  read(): Kept | null;
  /** Writes the file atomically, so that a killed process leaves the previous state. */
  write(kept: Kept): void;
}

/** Returns the file in `folder`, readable only by its owner because it contains the keys. */
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
      // Other users may have access to the parent folder.
      mkdirSync(dirname(folder), { recursive: true });
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const next = `${file}.next`;
      writeFileSync(next, JSON.stringify(kept), { mode: 0o600, flush: true });
      renameSync(next, file);
    },
  };
}
