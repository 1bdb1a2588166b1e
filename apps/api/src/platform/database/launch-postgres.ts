import { randomBytes } from 'node:crypto';
import { chown, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { isRunning, lastPort, type Postmaster, runningPostmaster } from './postmaster.ts';
import { mayHaveSocket, socketOf } from './postgres-socket.ts';
import { type Account, postgresAccount, runAs } from './run-as.ts';

/** How long a server may take to start, in milliseconds, including recovery after a crash. */
const START_MS = 60_000;
const USER = 'weekbord';
const PASSWORD_FILE = `${USER}.password`;

/** Options for launching a server. */
export interface LaunchOptions {
  readonly binaries: PostgresBinaries;
  readonly dataDir: string;
  /** Server settings in addition to ours, such as `fsync=off` for tests. */
  readonly settings?: readonly string[];
}

/** A PostgreSQL server started by us. */
export interface LaunchedPostgres {
  readonly port: number;
  /** Returns the URL of a database on the server, for its owner. */
  address(database: string): string;
  /**
   * Returns the URL for a role that has only the privileges it was granted, created with its own password. It uses the
   * socket in the data folder if there is one, which is faster for both ends than the network.
   */
  addressOf(role: string, database: string): Promise<string>;
  /** Restarts the server, on the same port, if it has ended. */
  revive(): Promise<void>;
  /** Stops the server. Resolves once it has ended. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a data folder, or connects to the server that still runs there because the process that started
 * it was killed. The folder is created if it is missing. Under root the server runs as `postgres` or `nobody`, who then
 * owns the folder. It listens on loopback only, with a password that is stored with the data.
 */
export async function launchPostgres(options: LaunchOptions): Promise<LaunchedPostgres> {
  const account = postgresAccount();
  await makeCluster({ ...options, account });
  const cluster = { ...options, account, hasSocket: await mayHaveSocket(options.dataDir) };
  const password = (await readFile(join(options.dataDir, PASSWORD_FILE), 'utf8')).trim();
  let server = await startServer(cluster, await choosePort(options.dataDir));
  return {
    port: server.port,
    address: (database) => `postgresql://${USER}:${password}@127.0.0.1:${server.port}/${database}`,
    async addressOf(role, database) {
      const known = await keepPassword(cluster, role);
      const address = `postgresql://${role}:${known}@127.0.0.1:${server.port}/${database}`;
      const socketFolder = cluster.hasSocket ? await socketOf(options.dataDir, server.port) : null;
      return socketFolder === null ? address : `${address}?host=${encodeURIComponent(socketFolder)}`;
    },
    async revive() {
      if (!isRunning(server.pid)) server = await startServer(cluster, server.port);
    },
    async stop() {
      await control(cluster, ['stop', '-m', 'fast', '-w', '-t', '15']).catch(() => undefined);
    },
  };
}

interface Owned extends LaunchOptions {
  readonly account: Account | undefined;
}

interface Cluster extends Owned {
  readonly hasSocket: boolean;
}

/** Creates the data folder under another name first, so that a half-finished one is never used. */
async function makeCluster(cluster: Owned): Promise<void> {
  const { binaries, dataDir, account } = cluster;
  if (existsSync(join(dataDir, 'PG_VERSION'))) return;
  const draft = `${dataDir}.new-${randomBytes(4).toString('hex')}`;
  const draftPassword = `${draft}.password`;
  await mkdir(dirname(dataDir), { recursive: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(draftPassword, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (account !== undefined) {
    await chown(draft, account.uid, account.gid);
    await chown(draftPassword, account.uid, account.gid);
  }
  try {
    const whose = ['-U', USER, '-A', 'scram-sha-256', `--pwfile=${draftPassword}`];
    await runAs(account, {
      program: join(binaries.bin, 'initdb'),
      args: ['-D', draft, '-E', 'UTF8', ...whose, ...binaries.localeArguments],
      paths: [draft],
    });
    await rename(draftPassword, join(draft, PASSWORD_FILE));
    await rename(draft, dataDir);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    await rm(draftPassword, { force: true });
    if (!existsSync(join(dataDir, 'PG_VERSION'))) throw explain(error, cluster);
  }
}

/**
 * Returns the password of a role, stored with the data; created if there is none yet. If two processes create it at the
 * same time, both get the same password.
 */
async function keepPassword({ dataDir, account }: Owned, role: string): Promise<string> {
  const file = join(dataDir, `${role}.password`);
  try {
    const draft = `${file}.${randomBytes(4).toString('hex')}`;
    await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
    if (account !== undefined) await chown(draft, account.uid, account.gid);
    await link(draft, file).finally(() => rm(draft));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

/** Starts a server, or connects to the one that another process starts at the same time. */
async function startServer(cluster: Cluster, wantedPort: number): Promise<Postmaster> {
  const until = Date.now() + START_MS;
  let port = wantedPort;
  let last: unknown;
  while (Date.now() < until) {
    const running = await runningPostmaster(cluster.dataDir);
    if (running !== null) return running;
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      // Relative to the data folder, which is the server's working directory.
      `unix_socket_directories=${cluster.hasSocket ? '.' : ''}`,
      'max_connections=60',
      'jit=off',
      'logging_collector=on',
      'log_filename=postgresql-%a.log',
      'log_truncate_on_rotation=on',
      // The details of an error and its statement may contain what people wrote.
      'log_error_verbosity=terse',
      'log_min_error_statement=panic',
      ...(cluster.settings ?? []),
    ];
    const flags = settings.map((setting) => `-c "${setting}"`).join(' ');
    try {
      await control(cluster, ['start', '-w', '-t', '30', '-l', join(cluster.dataDir, 'start.log'), '-o', flags]);
    } catch (error) {
      last = error;
      // Another process that uses the folder, or the memory of a killed server, may need a moment to release it or to
      // become ready.
      await pause(250);
      if (await isTaken(port)) port = await freePort();
    }
  }
  throw explain(last, cluster);
}

async function control(cluster: Owned, args: readonly string[]): Promise<void> {
  const { binaries, dataDir, account } = cluster;
  await runAs(account, { program: join(binaries.bin, 'pg_ctl'), args: [...args, '-D', dataDir], paths: [dataDir] });
}

function explain(error: unknown, cluster: Owned): Error {
  const said = (error as { stderr?: string } | undefined)?.stderr?.trim() ?? '';
  return new Error(`PostgreSQL did not start on ${cluster.dataDir}. ${said}`.trim(), { cause: error });
}

/** Returns the previous port, so that clients can reconnect to it; otherwise a free one. */
async function choosePort(dataDir: string): Promise<number> {
  const last = lastPort(dataDir);
  return last === null || (await isTaken(last)) ? freePort() : last;
}

/** Returns a free port below the range from which the system takes ports for outgoing connections. */
async function freePort(): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = 20_000 + (randomBytes(2).readUInt16BE() % 10_000);
    if (!(await isTaken(port))) return port;
  }
  throw new Error('There is no free port for the database.');
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen({ port, host: '127.0.0.1' }, () => probe.close(() => resolve(false)));
  });
}
