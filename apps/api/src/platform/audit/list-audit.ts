import type { AuditKind } from '@weekbord/domain/audit/audit-kinds';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { AuditEventTable } from '../database/tables/requests.ts';

/** The requested events; all by default. */
export interface AskedEvents {
  readonly subjectId?: number | undefined;
  readonly actorId?: number | undefined;
  readonly kind?: AuditKind | undefined;
  readonly requestId?: string | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  readonly limit: number;
}

/** An event as stored. */
export type ListedEvent = Selectable<AuditEventTable>;

/** Returns the requested events, latest first. Requires a connection as the owner of the tables. */
export async function listAudit(
  owner: Kysely<Tables>,
  { subjectId, actorId, kind, requestId, since, until, limit }: AskedEvents,
): Promise<ListedEvent[]> {
  return owner
    .selectFrom('audit_event as event')
    .selectAll('event')
    .select(
      sql<string | null>`coalesce(event.reason, (
        select max(reason) from audit_entry
        where person_id = event.subject_id and request_id = event.request_id and act = event.act
      ))`.as('reason'),
    )
    .$if(subjectId !== undefined, (query) => query.where('subject_id', '=', subjectId!))
    .$if(actorId !== undefined, (query) => query.where('actor_id', '=', actorId!))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(requestId !== undefined, (query) => query.where('request_id', '=', requestId!))
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since!))
    .$if(until !== undefined, (query) => query.where('created_at', '<', until!))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
