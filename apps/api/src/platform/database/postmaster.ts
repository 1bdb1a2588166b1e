import { existsSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

/** A PostgreSQL that runs on a data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/**
 * The server that runs on a data folder, by the file that it keeps there; null where none does or it is not ready yet.
 * A file left by a dead server whose number now belongs to another program is removed, since PostgreSQL would wait for it.
 */
export async function runningPostmaster(dataDir: string): Promise<Postmaster | null> {
  const file = join(dataDir, 'postmaster.pid');
  const lines = readLines(file);
  const [pid, port, status] = [Number(lines[0]), Number(lines[3]), lines[7]?.trim()];
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (isAlive(pid) && !isPostgres(pid)) {
    rmSync(file, { force: true });
    return null;
  }
  return isAlive(pid) && status === 'ready' && port > 0 && (await listens(port)) ? { pid, port } : null;
}

/** Whether a server with this number still lives; one that is dead but not yet mourned by its parent does not. */
export function isRunning(pid: number): boolean {
  return isAlive(pid) && isPostgres(pid);
}

/** The port that the last server on a data folder had; null where there was none. */
export function lastPort(dataDir: string): number | null {
  const [, port] = /"port=(\d+)"/.exec(readLines(join(dataDir, 'postmaster.opts')).join()) ?? [];
  return port === undefined ? null : Number(port);
}

/** Whether a process with this number exists, whoever owns it. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isPostgres(pid: number): boolean {
  const place = `/proc/${pid}/cmdline`;
  if (!existsSync('/proc/self/cmdline')) return true;
  try {
    return readFileSync(place, 'utf8').includes('postgres');
  } catch {
    return false;
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: 1000 });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
