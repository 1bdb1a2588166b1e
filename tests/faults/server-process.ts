import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const MAIN = join(ROOT, 'apps/api/src/main.ts');
const SERVE = join(ROOT, 'scripts/serve.mjs');
/** How long the server may take to start serving, in milliseconds. */
const START_MS = 60_000;

type Environment = Readonly<Record<string, string>>;

/** The real server in a separate process. */
export interface ServerProcess {
  readonly address: string;
  /** Kills the process immediately (SIGKILL), as a failing machine would. */
  killHard(): Promise<void>;
  /** Stops the process as an operator would. */
  stop(): Promise<void>;
}

/** The server as run by `npm start`: a script and everything it starts, in their own process group. */
export interface ServedGroup {
  /** Resolves to the URL once the server is serving. */
  readonly address: Promise<string>;
  /** The script's PID, which is also the process group's id. */
  readonly pid: number;
  /** Sends a signal to every process of the group, as a terminal does. */
  signal(name: NodeJS.Signals): void;
  /** Resolves to the script's exit code once it has ended; null if a signal ended it. */
  readonly ended: Promise<number | null>;
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

function settings(environment: Environment): NodeJS.ProcessEnv {
  const { PATH = '', HOME = '', TMPDIR = '', NODE_COMPILE_CACHE = '' } = process.env;
  return {
    PATH,
    HOME,
    TMPDIR,
    NODE_COMPILE_CACHE,
    PORT: '0',
    PROCESSES: '1',
    LOG_LEVEL: 'fatal',
    DEMO: '0',
    ...environment,
  };
}

function serving(child: ChildProcess, listen: (resolve: (address: string) => void) => void): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server does not start.')), START_MS);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it served.`)));
    listen((address) => {
      clearTimeout(timer);
      resolve(address);
    });
  });
}

/** Starts the server with these settings; resolves once it is serving. */
export async function startProcess(environment: Environment): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: settings(environment),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const address = await serving(child, (resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'ready' in message) resolve(String(message.ready));
    });
  });
  return {
    address,
    async killHard() {
      child.kill('SIGKILL');
      await ended(child);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended(child);
    },
  };
}

/** Starts the server with settings that it must reject; returns its output and exit code. */
export async function refusedStart(environment: Environment): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [MAIN], { env: settings(environment), stdio: ['ignore', 'ignore', 'pipe'] });
  const said = (await child.stderr.setEncoding('utf8').toArray()).join('');
  return { code: await ended(child), said };
}

/** Starts the same processes as `npm start`. */
export function startGroup(environment: Environment): ServedGroup {
  const child = spawn(process.execPath, [SERVE], {
    env: settings(environment),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('The server does not start.');
  const address = serving(child, (resolve) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, found] = /is ready: (\S+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  return { address, pid, signal: (name) => process.kill(-pid, name), ended: ended(child) };
}

/** Kills the remaining processes of a group and the database servers in a folder, after a failed test. */
export function endAll(group: ServedGroup, folder: string): void {
  for (const pid of [-group.pid, ...processesNaming(folder)]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      continue;
    }
  }
}

/** Returns the PIDs of the running processes that match. */
function processes(isMeant: (process: { command: string; parent: number }) => boolean): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
        // A process that has ended but is still listed has an empty command.
        return command !== '' && isMeant({ command, parent: Number(parent) });
      } catch {
        return false;
      }
    });
}

/** Returns the processes that another one started. */
export function childrenOf(pid: number): number[] {
  return processes(({ parent }) => parent === pid);
}

/** Returns the processes whose command contains a string, such as the database servers of a data folder. */
export function processesNaming(what: string): number[] {
  return processes(({ command }) => command.includes(what));
}
