import { getPriority } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { openWorkers, type WorkerTask } from './workers.ts';

const DOUBLE: WorkerTask<number, number> = {
  module: new URL('./workers.test-support.ts', import.meta.url),
  name: 'double',
};
const NICENESS: WorkerTask<null, number> = { module: DOUBLE.module, name: 'niceness' };
const workers = openWorkers({ limitMs: 1500, threads: 1 });
afterAll(() => workers.stop());

describe('work in a thread', () => {
  it('is answered', async () => {
    expect(await workers.run(DOUBLE, 21)).toBe(42);
  });

  it('gives way to the thread that answers requests', async () => {
    expect(await workers.run(NICENESS, null)).toBeGreaterThan(getPriority());
  });

  it('that does not end is ended, and what waits behind it or comes later is done', async () => {
    const endless = workers.run(DOUBLE, 0).catch((error: unknown) => error);
    const later = new Promise((resolve) => setTimeout(resolve, 700)).then(() => workers.run(DOUBLE, 2));
    expect(await endless).toMatchObject({
      code: 'unavailable',
      headers: { 'retry-after': '5' },
      cause: new Error('double had no answer within 1500 ms'),
    });
    expect(await later).toBe(4);
    expect(await workers.run(DOUBLE, 3)).toBe(6);
  });

  it('is ended at the moment that several tasks share, and is not begun after it', async () => {
    const until = performance.now() + 300;
    const tasks = [0, 1, 2].map((number) => workers.run(DOUBLE, number, until).catch((error: unknown) => error));
    expect(await Promise.all(tasks)).toMatchObject([1, 2, 3].map(() => ({ code: 'unavailable' })));
    expect(performance.now() - until).toBeLessThan(1000);
  });
});
