import { type FileHandle, open } from 'node:fs/promises';

/** A file with a line of JSON for each record that was rejected or repaired. */
export interface ImportReport {
  /** Adds lines. Returns the length of the report in bytes. */
  add(lines: string): Promise<number>;
  close(): Promise<void>;
}

/** Opens a report, truncated to its length when the last rows were written. Without a path, nothing is stored. */
export async function openReport(path: string | undefined, bytes: number): Promise<ImportReport> {
  if (path === undefined) return { add: async () => 0, close: async () => undefined };
  const file = await openOrMake(path);
  const { size } = await file.stat();
  let end = Math.min(bytes, size);
  await file.truncate(end);
  return {
    async add(lines) {
      const { bytesWritten } = await file.write(lines, end);
      end += bytesWritten;
      return end;
    },
    close: () => file.close(),
  };
}

async function openOrMake(path: string): Promise<FileHandle> {
  return open(path, 'r+').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return open(path, 'w+');
  });
}
