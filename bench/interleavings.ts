// Sends the requests of a person's two devices in many orders, late, twice or concurrently: node bench/interleavings.ts
// [orders]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

const ROOT = join(import.meta.dirname, '..');
const orders = Number(process.argv[2] ?? 1000);

const began = performance.now();
const { status } = spawnSync(
  process.execPath,
  [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'api',
    'apps/api/src/modules/diary/meals/two-devices.test.ts',
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, TWO_DEVICES_RUNS: String(orders) } },
);
console.log(`${orders} orders in ${Math.round((performance.now() - began) / 1000)} s`);
process.exitCode = status ?? 1;
