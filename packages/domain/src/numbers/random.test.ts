import { expect, test } from 'vitest';
import { createRandom, randomBelow } from './random.ts';

test('a seed always yields the same numbers', () => {
  const random = createRandom(42);
  expect([random(), random(), random()]).toEqual([0.6011037519201636, 0.44829055899754167, 0.8524657934904099]);
});

test('random numbers are spread evenly over the range', () => {
  const random = createRandom(7);
  const counts = Array.from({ length: 10 }, () => 0);
  for (let draw = 0; draw < 20_000; draw += 1) {
    const value = randomBelow(random, 10);
    counts[value] = counts[value]! + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(1800);
  expect(Math.max(...counts)).toBeLessThan(2200);
});

test('an invalid seed still yields numbers', () => {
  for (const seed of [Number.NaN, Infinity, -3.7, 2 ** 40]) expect(createRandom(seed)()).toBeLessThan(1);
});
