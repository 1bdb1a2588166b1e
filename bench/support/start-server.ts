import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { childOf } from './process-cost.ts';

const ROOT = join(import.meta.dirname, '../..');
const LOOK_MS = 20;

/** A running server, started as by `npm start`. */
export type StartedServer = Readonly<{
  address: string;
  pid: number;
  /** The time until the first successful response from /api/health. */
  seconds: number;
  /** False once the server has exited. */
  isRunning(): boolean;
  stop(): Promise<void>;
}>;

/** Starts the server in a new folder, with additional settings. */
export async function startServer(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<StartedServer> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error', TILL: '0', ...settings };
  const began = performance.now();
  const starter = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => starter.once('exit', resolve));
  const stop = async () => {
    starter.kill('SIGTERM');
    await ended;
  };
  for (;;) {
    if ((await fetch(`${address}/api/health`).catch(() => null))?.ok === true) break;
    if (starter.exitCode !== null) throw new Error(`The server ended with ${starter.exitCode}`);
    await pause(LOOK_MS);
  }
  return {
    address,
    pid: childOf(starter.pid ?? 0),
    seconds: (performance.now() - began) / 1000,
    isRunning: () => starter.exitCode === null && starter.signalCode === null,
    stop,
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const place = probe.address();
      probe.close(() => resolve(typeof place === 'object' && place !== null ? place.port : 0));
    });
  });
}
