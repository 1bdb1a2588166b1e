import { expect, it } from 'vitest';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** Keeps the process busy. */
function* busy(steps: number, ms: number): Generator<void, string, void> {
  for (let step = 0; step < steps; step += 1) {
    const until = performance.now() + ms;
    while (performance.now() < until);
    yield;
  }
  return 'done';
}

it('lets others go first while something long is computed, and answers its result', async () => {
  let others = 0;
  let isDone = false;
  const tick = (): void => {
    others += 1;
    if (!isDone) setImmediate(tick);
  };
  setImmediate(tick);
  expect(await yieldToEventLoop(busy(20, 5))).toBe('done');
  isDone = true;
  expect(others).toBeGreaterThanOrEqual(5);
});

it('answers at once what is done at once', async () => {
  expect(await yieldToEventLoop(busy(0, 0))).toBe('done');
});
