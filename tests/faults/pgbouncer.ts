import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { postgresAccount } from '@weekbord/api/platform/database/run-as';
import { findProgram, listens } from './programs.ts';

const START_MS = 10_000;

/** A pooler in transaction mode, with fewer sessions than the product has connections. */
export interface PgBouncer {
  /** The URL of the database through the pooler. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts a pooler in a folder, on a port in front of a database; optionally with more configuration lines. */
export async function startPgBouncer(
  folder: string,
  options: { readonly database: string; readonly port: number; readonly lines?: readonly string[] },
): Promise<PgBouncer> {
  const { database, port, lines = [] } = options;
  const target = new URL(database);
  const place = join(folder, `pgbouncer-${port}`);
  await mkdir(place);
  await chmod(place, 0o755);
  const users = join(place, 'users.txt');
  await writeFile(users, `"${target.username}" "${target.password}"\n`);
  const settings = join(place, 'pgbouncer.ini');
  const name = target.pathname.slice(1);
  await writeFile(
    settings,
    [
      '[databases]',
      `${name} = host=${target.hostname} port=${target.port} dbname=${name}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${users}`,
      'pool_mode = transaction',
      'default_pool_size = 3',
      'max_client_conn = 200',
      ...lines,
    ].join('\n'),
  );
  const account = postgresAccount();
  const child: ChildProcess = spawn(findProgram('pgbouncer'), ['--quiet', settings], {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const until = Date.now() + START_MS;
  while (!(await listens(port))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('PgBouncer does not start.');
    await pause(50);
  }
  const through = new URL(database);
  through.port = String(port);
  return {
    address: through.href,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
