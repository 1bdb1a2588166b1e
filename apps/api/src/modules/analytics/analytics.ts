import type { Endpoints } from '@weekbord/contract/endpoints';
import { emitEvent } from '../../platform/events/events.ts';
import { SINK_QUEUES } from '../../platform/events/sinks.ts';
import type { Operation } from '../../platform/http/context.ts';

/** Queues a click for the analytics service. */
export const recordClick: Operation<Endpoints['recordClick']> = (ctx) =>
  emitEvent(ctx, ctx.body.event, ctx.actor?.organisationId ?? null);

/** Writes a problem of the web app to the log, and queues it for the error tracking service. */
export const reportProblem: Operation<Endpoints['reportProblem']> = async ({ body, config, db, jobs, log, now }) => {
  const { problem } = body;
  log.warn({ problem }, 'the web app reported a problem');
  if (config.sinks.problems === undefined) return;
  await jobs.enqueue(db, SINK_QUEUES.problems, { problem, at: now.toISOString(), version: config.version });
};
