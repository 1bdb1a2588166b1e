import { setImmediate as othersFirst } from 'node:timers/promises';

/** How long a computation may keep all other requests waiting, in milliseconds. */
const TURN_MS = 10;

/** Does long work step by step, and lets other requests go first whenever it has had its turn. */
export async function yieldToEventLoop<Result>(steps: Iterator<void, Result, void>): Promise<Result> {
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - began < TURN_MS) continue;
    await othersFirst();
    began = performance.now();
  }
}
