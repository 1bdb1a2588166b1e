import { randomUUID } from 'node:crypto';
import type { AnalyticsEvent, CoachGroup } from '@weekbord/domain/analytics/events';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Tables } from '../database/tables.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { SINK_QUEUES } from './sinks.ts';

/** An event as sent to the analytics service. It contains no person, plan or food. */
export interface SentEvent {
  /** The same for each attempt, so that the service counts the event once. */
  readonly id: string;
  readonly event: AnalyticsEvent;
  /** When the event occurred (ISO 8601, UTC). */
  readonly at: string;
  /** The organisation in which the event occurred; null if in none. */
  readonly organisation: number | null;
  /** Which kind of coaches the organisation has; null without an organisation. */
  readonly coach_group: CoachGroup | null;
}

interface Emitting {
  readonly db: Kysely<Tables>;
  readonly jobs: Jobs;
  readonly config: Pick<Config, 'sinks'>;
  readonly now: Date;
}

/** Queues an event for the analytics service, in the transaction of `db`; does nothing if there is no service. */
export async function emitEvent(
  { db, jobs, config, now }: Emitting,
  event: AnalyticsEvent,
  organisationId: number | null,
): Promise<void> {
  if (config.sinks.events === undefined) return;
  const organisation =
    organisationId === null
      ? undefined
      : await db
          .selectFrom('organisation')
          .select('clients_are_diy')
          .where('id', '=', organisationId)
          .executeTakeFirst();
  const sent: SentEvent = {
    id: randomUUID(),
    event,
    at: now.toISOString(),
    organisation: organisationId,
    coach_group: organisation === undefined ? null : organisation.clients_are_diy ? 'self_service_coaches' : 'coaches',
  };
  await jobs.enqueue(db, SINK_QUEUES.events, sent);
}
