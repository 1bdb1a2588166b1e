// Replays random payment histories whose events arrive in any order, twice, late or never: node bench/webhooks.ts
// [histories]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

const ROOT = join(import.meta.dirname, '..');
const histories = Number(process.argv[2] ?? 10_000);
const FILE = 'apps/api/src/modules/billing/webhooks.test.ts';

const began = performance.now();
const { status } = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'api', FILE],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, WEBHOOK_HISTORIES: String(histories) } },
);
console.log(`${histories} histories in ${Math.round((performance.now() - began) / 1000)} s`);
process.exitCode = status ?? 1;
