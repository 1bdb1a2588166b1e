import type { Workers } from '@weekbord/api/platform/workers/workers';

/**
 * The number of search rounds for a quick plan. A week is complete before the first round; more rounds only improve it.
 */
export const QUICK_ITERATIONS = 20;

/** Returns the same worker threads, but with quick plan searches. */
export function quickPlans(workers: Workers): Workers {
  return {
    ...workers,
    run: (task, input, until) =>
      workers.run(task, task.name === 'planInThread' ? { iterations: QUICK_ITERATIONS, ...input } : input, until),
  };
}
