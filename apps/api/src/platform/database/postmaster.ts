import { existsSync, readdirSync, readFileSync, rmSync, type Stats, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

/** A PostgreSQL server that runs on a data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/**
 * Returns the server that runs on a data folder, from its PID file there; null if none runs or it is not ready yet.
 * Removes a stale PID file, because PostgreSQL would wait for it: a file left by a killed server whose PID now belongs
 * to another program, or one that was copied with the folder of a running server.
 */
export async function runningPostmaster(dataDir: string): Promise<Postmaster | null> {
  const file = join(dataDir, 'postmaster.pid');
  const lines = readLines(file);
  const [pid, startedOn, port, status] = [Number(lines[0]), lines[1], Number(lines[3]), lines[7]?.trim()];
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  if (!isPostgres(pid) || !runsOn(dataDir, pid, startedOn ?? '')) {
    for (const name of [file, ...socketLocks(dataDir)]) rmSync(name, { force: true });
    return null;
  }
  return status === 'ready' && port > 0 && (await listens(port)) ? { pid, port } : null;
}

/** Whether a server with this PID is still running. A zombie (exited, but not yet reaped) does not count. */
export function isRunning(pid: number): boolean {
  return isAlive(pid) && isPostgres(pid);
}

/**
 * Returns the port of the last server on a data folder; null if there was none, or if the folder is a copy of that
 * server's.
 */
export function lastPort(dataDir: string): number | null {
  const started = readLines(join(dataDir, 'postmaster.opts')).join();
  const [, folder = ''] = /"-D" "([^"]+)"/.exec(started) ?? [];
  const [, port] = /"port=(\d+)"/.exec(started) ?? [];
  return port === undefined || !isSameFolder(statOf(folder), statOf(dataDir)) ? null : Number(port);
}

/** Whether a process with this PID exists, under any user. */
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

/**
 * Returns the lock files with which a server reserves its sockets in its folder. Like the PID file, they contain its
 * PID.
 */
function socketLocks(dataDir: string): string[] {
  return readdirSync(dataDir)
    .filter((name) => /^\.s\.PGSQL\.\d+\.lock$/.test(name))
    .map((name) => join(dataDir, name));
}

/**
 * Whether a server runs on exactly this folder. A server's working directory is its folder, even if that has been
 * renamed since. If the working directory cannot be read, the folder that the server was started with is compared
 * instead.
 */
function runsOn(dataDir: string, pid: number, startedOn: string): boolean {
  return isSameFolder(statOf(`/proc/${pid}/cwd`) ?? statOf(startedOn), statOf(dataDir));
}

/** Compares the ids in the file system, so that links and different spellings of a path do not matter. */
function isSameFolder(one: Stats | null, other: Stats | null): boolean {
  return one !== null && other !== null && one.dev === other.dev && one.ino === other.ino;
}

function statOf(place: string): Stats | null {
  try {
    return statSync(place);
  } catch {
    return null;
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
