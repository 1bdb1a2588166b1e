import type { Workers } from '@weekbord/api/platform/workers/workers';

/**
 * Number of search rounds for a quick plan: a week is complete even before the first; more rounds only improve its
 * quality.
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
