import type { Workers } from '@weekbord/api/platform/workers/workers';

/** Number of rounds of a quick search: a week is complete before the first; more only improve its quality. */
export const QUICK_ITERATIONS = 20;

/** The same worker threads, but with quick plan searches. */
export function quickPlans(workers: Workers): Workers {
  return {
    ...workers,
    run: (task, input, until) =>
      workers.run(task, task.name === 'planInThread' ? { iterations: QUICK_ITERATIONS, ...input } : input, until),
  };
}
