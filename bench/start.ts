// Time until the server answers, on an empty folder and on the same folder again, and its memory at rest.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { residentMegabytes } from './support/process-cost.ts';

const PORT = 3877;
const RUNS_OF_LATER_START = 3;
const BUDGET_S = { first: 15, later: 3 };
const BUDGET_IDLE_MB = 200;
const SETTLE_MS = 1500;
const root = join(import.meta.dirname, '..');

/** Starts the server, waits until it answers, looks at its memory and stops it. */
async function startOnce(folder: string): Promise<{ seconds: number; megabytes: number }> {
  const began = performance.now();
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: folder, LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], { cwd: root, env, stdio: 'ignore' });
  const stopped = new Promise((resolve) => child.once('exit', resolve));
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${PORT}/api/health`).catch(() => null);
      if (answer?.ok) break;
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
      await wait(20);
    }
    const seconds = (performance.now() - began) / 1000;
    await wait(SETTLE_MS);
    return { seconds, megabytes: residentMegabytes(child.pid!) };
  } finally {
    child.kill('SIGTERM');
    await stopped;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'weekbord-bench-start-'));
try {
  const first = await startOnce(folder);
  const later = [];
  for (let run = 0; run < RUNS_OF_LATER_START; run += 1) later.push(await startOnce(folder));
  const best = later.toSorted((a, b) => a.seconds - b.seconds)[Math.floor(later.length / 2)]!;
  console.table([
    { what: 'first start: create, migrate, seed, demo', seconds: first.seconds.toFixed(1), budget: BUDGET_S.first },
    { what: 'later start (median of three)', seconds: best.seconds.toFixed(1), budget: BUDGET_S.later },
  ]);
  console.table([{ what: 'server memory at rest, MB', measured: Math.round(best.megabytes), budget: BUDGET_IDLE_MB }]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
