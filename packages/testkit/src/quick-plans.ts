import type { Workers } from '@weekbord/api/platform/workers/workers';

/**
 * Number of moves of a quick search: a week is complete after a tenth of the default number; only its quality differs.
 */
export const QUICK_ITERATIONS = 400;

/** The same worker threads, but with quick plan searches. */
export function quickPlans(workers: Workers): Workers {
  return {
    ...workers,
    run: (task, input, until) =>
      workers.run(task, task.name === 'planInThread' ? { iterations: QUICK_ITERATIONS, ...input } : input, until),
  };
}
