import type { Config } from '../config/config.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { postJson } from '../outbound/post-json.ts';

/** The queues for third-party services. */
export const SINK_QUEUES = { events: 'analytics-events', problems: 'problem-reports' } as const;

const KINDS = ['events', 'problems'] as const;
const RULES = { retries: 8, firstPauseSeconds: 10, longestPauseSeconds: 3600, keptSeconds: 600 } as const;

interface Parts {
  readonly jobs: Jobs;
  readonly config: Pick<Config, 'sinks'>;
}

/** Creates the queues of the configured services. */
export async function createSinkQueues({ jobs, config }: Parts): Promise<void> {
  for (const kind of KINDS) if (config.sinks[kind] !== undefined) await jobs.createQueue(SINK_QUEUES[kind], RULES);
}

/** Sends events and reports to the configured services, until the jobs stop. */
export async function deliverToSinks({ jobs, config }: Parts): Promise<void> {
  await createSinkQueues({ jobs, config });
  for (const kind of KINDS) {
    const sink = config.sinks[kind];
    if (sink !== undefined) await jobs.work<object>(SINK_QUEUES[kind], ({ data }) => postJson(sink, data));
  }
}
