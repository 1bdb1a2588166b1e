import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeAbandoned } from './remove-abandoned.ts';

/** Higher than any PID on Linux. */
const NO_PROCESS = 5_000_000;

it('folders of test runs whose server is not running are removed, and no others', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'abandoned-'));
  const folder = async (name: string, pid?: number) => {
    await mkdir(join(parent, name, 'postgres'), { recursive: true });
    if (pid !== undefined) await writeFile(join(parent, name, 'postgres', 'postmaster.pid'), `${pid}\n/data\n`);
  };
  await folder('weekbord-test-killed', NO_PROCESS);
  await folder('weekbord-test-running', process.pid);
  await folder('weekbord-test-starting');
  await folder('weekbord-test-old');
  await utimes(join(parent, 'weekbord-test-old'), 0, 0);
  await folder('other', NO_PROCESS);
  await removeAbandoned(parent);
  expect((await readdir(parent)).toSorted()).toEqual(['other', 'weekbord-test-running', 'weekbord-test-starting']);
});
