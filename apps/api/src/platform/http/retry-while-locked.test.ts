import { expect, it } from 'vitest';
import { retryWhileLocked } from './retry-while-locked.ts';

const lockedOut = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });

it('runs again while another has the lock, and returns the result', async () => {
  let runs = 0;
  const answer = await retryWhileLocked(async () => {
    runs += 1;
    if (runs < 3) throw lockedOut;
    return 'done';
  });
  expect({ answer, runs }).toEqual({ answer: 'done', runs: 3 });
});

it("gives up with the database's error once its patience is over", async () => {
  let runs = 0;
  const never = async () => {
    runs += 1;
    throw lockedOut;
  };
  await expect(retryWhileLocked(never, 100)).rejects.toBe(lockedOut);
  expect(runs).toBeGreaterThan(1);
});

it('runs what failed otherwise only once', async () => {
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
