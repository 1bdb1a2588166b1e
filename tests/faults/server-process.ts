import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../apps/api/src/main.ts');
/** How long the server may take until it serves, in milliseconds. */
const START_MS = 60_000;

/** The real server as a process of its own. */
export interface ServerProcess {
  readonly address: string;
  /** Ends it as a failing machine would, at once and without a word. */
  killHard(): Promise<void>;
  /** Ends it as an operator would. */
  stop(): Promise<void>;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Starts the server with these settings; resolves when it serves. */
export async function startProcess(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { PATH = '', HOME = '', TMPDIR = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH,
      HOME,
      TMPDIR,
      NODE_COMPILE_CACHE,
      PORT: '0',
      PROCESSES: '1',
      LOG_LEVEL: 'fatal',
      DEMO: '0',
      ...environment,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server does not start.')), START_MS);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it served.`)));
    child.on('message', (message) => {
      if (typeof message !== 'object' || message === null || !('ready' in message)) return;
      clearTimeout(timer);
      resolve(String(message.ready));
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
