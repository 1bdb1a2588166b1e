import { expect, it } from 'vitest';
import { retryWhileLocked } from './retry-while-locked.ts';

const lockedOut = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });

it('work is rerun while another transaction holds the lock, and its result returned', async () => {
  let runs = 0;
  const answer = await retryWhileLocked(async () => {
    runs += 1;
    if (runs < 3) throw lockedOut;
    return 'done';
  });
  expect({ answer, runs }).toEqual({ answer: 'done', runs: 3 });
});

it("retrying stops with the database's error once its time is up", async () => {
  let runs = 0;
  const never = async () => {
    runs += 1;
    throw lockedOut;
  };
  await expect(retryWhileLocked(never, 100)).rejects.toBe(lockedOut);
  expect(runs).toBeGreaterThan(1);
});

it('work that failed for another reason runs only once', async () => {
  let runs = 0;
  const broken = new Error('broken');
  await expect(
    retryWhileLocked(async () => {
      runs += 1;
      throw broken;
    }),
  ).rejects.toBe(broken);
  expect(runs).toBe(1);
});
