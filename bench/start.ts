// Measures the startup time of `npm start`, first with an empty folder and then with the same folder, and the server's
// idle memory.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { residentMegabytes } from './support/process-cost.ts';
import { startServer } from './support/start-server.ts';

const LATER_STARTS = 3;
const BUDGET_SECONDS = { first: 15, later: 3 };
const BUDGET_REST_MB = 200;
const SETTLE_MS = 2000;

async function startOnce(folder: string, settings: Readonly<Record<string, string>> = {}) {
  const server = await startServer(folder, settings);
  await pause(SETTLE_MS);
  const megabytes = residentMegabytes(server.pid);
  await server.stop();
  return { seconds: server.seconds, megabytes };
}

const folder = await mkdtemp(join(tmpdir(), 'weekbord-bench-start-'));
await chmod(folder, 0o755);
try {
  const first = await startOnce(folder);
  const later: Awaited<ReturnType<typeof startOnce>>[] = [];
  for (let run = 0; run < LATER_STARTS; run += 1) later.push(await startOnce(folder));
  const median = later.toSorted((a, b) => a.seconds - b.seconds)[Math.floor(LATER_STARTS / 2)] ?? first;
  const row = ({ seconds, megabytes }: typeof first, budget: number) => ({
    seconds: Number(seconds.toFixed(1)),
    'budget s': budget,
    'memory at rest MB': megabytes,
    'budget MB': BUDGET_REST_MB,
  });
  console.table({
    'first start: database, tables, catalogue, demo': row(first, BUDGET_SECONDS.first),
    [`later start, median of ${LATER_STARTS}`]: row(median, BUDGET_SECONDS.later),
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
