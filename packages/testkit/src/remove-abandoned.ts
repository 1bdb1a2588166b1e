import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The prefix of a test run's folder. */
export const PREFIX = 'weekbord-test-';
/** A folder without a server belongs to a run that is still starting, unless it is older than this. */
const STARTING_MS = 10 * 60_000;

/** Removes the folders of killed test runs: each takes gigabytes, often in memory (tmpfs). */
export async function removeAbandoned(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const folder = join(parent, name);
    if (await isAbandoned(folder)) await rm(folder, { recursive: true, force: true });
  }
}

async function isAbandoned(folder: string): Promise<boolean> {
  const pid = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8').catch(() => null);
  if (pid !== null) return !isRunning(Number.parseInt(pid, 10));
  const made = await stat(folder).catch(() => null);
  return made !== null && Date.now() - made.mtimeMs > STARTING_MS;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
