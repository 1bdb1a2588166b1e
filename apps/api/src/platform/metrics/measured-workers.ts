import type { Workers } from '../workers/workers.ts';
import type { Metrics } from './metrics.ts';

/** The upper bounds of the buckets in seconds: a proposal takes a few milliseconds, a week up to a few seconds. */
const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 12];

/** Returns the same workers with counters of what they do, mainly planning. */
export function measuredWorkers(workers: Workers, metrics: Metrics): Workers {
  const seconds = metrics.histogram(
    'weekbord_task_duration_seconds',
    'How long tasks of threads took, such as planning, with their waiting.',
    SECONDS,
  );
  const failures = metrics.counter('weekbord_task_failures_total', 'Tasks of threads that failed or took too long.');
  const underWay = metrics.level('weekbord_tasks_in_flight', 'Tasks of threads that wait or run.');
  return {
    async run(task, input, until) {
      const labels = { task: task.name };
      const began = performance.now();
      underWay.add(labels);
      try {
        return await workers.run(task, input, until);
      } catch (error) {
        failures.add(labels);
        throw error;
      } finally {
        underWay.add(labels, -1);
        seconds.observe(labels, (performance.now() - began) / 1000);
      }
    },
    stop: () => workers.stop(),
  };
}
