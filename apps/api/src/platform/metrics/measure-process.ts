import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Pool } from 'pg';
import { type Family, gauge } from './metrics.ts';

const NANOSECONDS = 1e9;
/** How often the delay of the event loop is sampled, in milliseconds. */
const LOOK_MS = 20;

export interface ProcessMetrics {
  families(): Family[];
  stop(): void;
}

/** Measures the event loop, the database pool and the process itself. */
export function measureProcess(pool: Pool): ProcessMetrics {
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
  delay.enable();
  const began = Date.now() / 1000 - process.uptime();
  return {
    families() {
      // An empty histogram has no percentiles.
      const at = (percentile: number) => (delay.count === 0 ? 0 : delay.percentile(percentile) / NANOSECONDS);
      const loop = gauge(
        'weekbord_event_loop_delay_seconds',
        'How late the event loop was since the last look.',
        [{ quantile: '0.5' }, at(50)],
        [{ quantile: '0.99' }, at(99)],
        [{ quantile: '1' }, at(100)],
      );
      delay.reset();
      const { user, system } = process.cpuUsage();
      return [
        loop,
        gauge(
          'weekbord_database_connections',
          'Connections of the pool that serves.',
          [{ state: 'idle' }, pool.idleCount],
          [{ state: 'busy' }, pool.totalCount - pool.idleCount],
        ),
        gauge('weekbord_database_waiting', 'Who waits for a connection.', [{}, pool.waitingCount]),
        {
          name: 'weekbord_process_cpu_seconds_total',
          help: 'Processor time.',
          type: 'counter',
          samples: [{ suffix: '', labels: {}, value: (user + system) / 1e6 }],
        },
        gauge('weekbord_process_resident_memory_bytes', 'Memory.', [{}, process.memoryUsage.rss()]),
        gauge('weekbord_process_start_time_seconds', 'When the process began.', [{}, began]),
      ];
    },
    stop: () => delay.disable(),
  };
}
