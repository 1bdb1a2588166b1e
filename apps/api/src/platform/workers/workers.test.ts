import { getPriority } from 'node:os';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { openWorkerProcess } from './worker-process.ts';
import { openWorkers, type WorkerTask } from './workers.ts';

const DOUBLE: WorkerTask<number, number> = {
  module: new URL('./workers.test-support.ts', import.meta.url),
  name: 'double',
};
const NICENESS: WorkerTask<null, number> = { module: DOUBLE.module, name: 'niceness' };
const FAIL: WorkerTask<string, number> = { module: DOUBLE.module, name: 'fail' };
const PROCESS_ID: WorkerTask<null, number> = { module: DOUBLE.module, name: 'processId' };

/** Long enough for a thread or process to start on a busy machine. */
const LIMIT_MS = 6000;

describe.each([
  ['a thread', () => openWorkers({ limitMs: LIMIT_MS, threads: 1 })],
  ['a process', () => openWorkerProcess({ limitMs: LIMIT_MS })],
])('work in %s', (_, open) => {
  const workers = open();
  afterAll(() => workers.stop());

  it('gets a response', async () => {
    expect(await workers.run(DOUBLE, 21)).toBe(42);
  });

  it('fails with the error that the function throws', async () => {
    await expect(workers.run(FAIL, 'no paint')).rejects.toThrow('no paint');
  });

  it('has a lower priority than the thread that handles requests', async () => {
    expect(await workers.run(NICENESS, null)).toBeGreaterThan(getPriority());
  });

  it('is terminated if it does not finish, and queued and later work still runs', async () => {
    const endless = workers.run(DOUBLE, 0).catch((error: unknown) => error);
    const later = new Promise((resolve) => setTimeout(resolve, LIMIT_MS / 2)).then(() => workers.run(DOUBLE, 2));
    expect(await endless).toMatchObject({
      code: 'unavailable',
      headers: { 'retry-after': '5' },
      cause: new Error(`double got no response within ${LIMIT_MS} ms`),
    });
    expect(await later).toBe(4);
    expect(await workers.run(DOUBLE, 3)).toBe(6);
  });

  it('is terminated at a deadline that it shares with other tasks, and is not started after it', async () => {
    const until = performance.now() + 300;
    const tasks = [0, 1, 2].map((number) => workers.run(DOUBLE, number, until).catch((error: unknown) => error));
    expect(await Promise.all(tasks)).toMatchObject([1, 2, 3].map(() => ({ code: 'unavailable' })));
    expect(performance.now() - until).toBeLessThan(1000);
  });
});

describe('a process for tasks', () => {
  const isThere = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  it('ends when it has had no work for a while, and starts again with the next task', async () => {
    const workers = openWorkerProcess({ idleMs: 50 });
    const pid = await workers.run(PROCESS_ID, null);
    expect(pid).not.toBe(process.pid);
    await expect.poll(() => isThere(pid)).toBe(false);
    expect(await workers.run(PROCESS_ID, null)).not.toBe(pid);
    await workers.stop();
  });

  it('fails its task when it is killed, and the next task gets another process', async () => {
    const workers = openWorkerProcess();
    const pid = await workers.run(PROCESS_ID, null);
    const endless = workers.run(DOUBLE, 0);
    process.kill(pid, 'SIGKILL');
    await expect(endless).rejects.toThrow('The process of double ended.');
    expect(await workers.run(DOUBLE, 4)).toBe(8);
    await workers.stop();
  });

  it('ends with its owner, even in the middle of a task', async () => {
    const workers = openWorkerProcess();
    const pid = await workers.run(PROCESS_ID, null);
    const endless = workers.run(DOUBLE, 0).catch((error: unknown) => error);
    await pause(100);
    await workers.stop();
    expect(await endless).toMatchObject({ message: 'The process of double ended.' });
    expect(isThere(pid)).toBe(false);
    await expect(workers.run(DOUBLE, 1)).rejects.toThrow('was stopped');
  });

  it('finishes its task if a signal reaches the whole process group', async () => {
    const workers = openWorkerProcess();
    const pid = await workers.run(PROCESS_ID, null);
    for (const signal of ['SIGINT', 'SIGTERM']) process.kill(pid, signal);
    expect(await workers.run(PROCESS_ID, null)).toBe(pid);
    await workers.stop();
  });
});
