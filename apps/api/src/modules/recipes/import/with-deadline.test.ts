import { expect, it } from 'vitest';
import { withDeadline } from './with-deadline.ts';

it('only the items processed before the deadline get results', async () => {
  let now = 0;
  const double = async (number: number) => {
    now += 40;
    return 2 * number;
  };
  expect(await withDeadline([1, 2, 3, 4], { ms: 100, now: () => now }, double)).toEqual([2, 4, 6]);
  expect(await withDeadline([1, 2], { ms: 100, now: () => now }, double)).toEqual([2, 4]);
  expect(await withDeadline([1], { ms: 0, now: () => now }, double)).toEqual([]);
});
