import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { ROOT } from './named-commands.ts';

/** The exit code and the complete output of a command. */
export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** A command that runs until it is stopped. */
export interface Running {
  /** Returns all output so far. */
  said(): string;
  /** Stops the command and everything it started, as a terminal would. */
  stop(): Promise<number | null>;
}

function begin(words: readonly string[], settings: Readonly<Record<string, string>>): ChildProcess {
  const [program = '', ...args] = words;
  // Variables that the test runner sets for its own tests; a terminal does not have them.
  const { VITEST: _vitest, VITEST_MODE: _mode, NODE_ENV: _env, TEST: _test, ...env } = process.env;
  const options = { cwd: ROOT, env: { ...env, ...settings }, detached: true } as const;
  return spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
}

function listen(child: ChildProcess): () => string {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  return () => said;
}

/** Runs a command to completion. */
export async function run(words: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const child = begin(words, settings);
  const said = listen(child);
  await once(child, 'close');
  return { code: child.exitCode, said: said() };
}

/** Starts a command that keeps serving. */
export function start(words: readonly string[], settings: Readonly<Record<string, string>>): Running {
  const child = begin(words, settings);
  const said = listen(child);
  return {
    said,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        process.kill(-child.pid!, 'SIGINT');
        await once(child, 'close');
      }
      return child.exitCode;
    },
  };
}
