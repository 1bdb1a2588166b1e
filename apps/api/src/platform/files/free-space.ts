import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The bytes that this process may still write to a disk, and the size of the disk in bytes. */
export interface Space {
  readonly free: number;
  readonly total: number;
}

/** Returns the space on the disk of a folder, or of the folder in which it would be created. */
export async function spaceOf(folder: string): Promise<Space> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch (error) {
    const above = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error;
    return spaceOf(above);
  }
}
