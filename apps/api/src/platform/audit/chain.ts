import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

const CHAINED_AT_ONCE = 5000;

/** Appends newly committed events to the chain. Runs as the system, with the reason `expire`. */
export async function chainAudit(db: Kysely<Tables>): Promise<number> {
  for (let all = 0; ;) {
    const { rows } = await sql<{ count: number }>`select chain_audit(${CHAINED_AT_ONCE}::integer) as count`.execute(db);
    const { count } = rows[0]!;
    all += count;
    if (count < CHAINED_AT_ONCE) return all;
  }
}

/** A position in the chain, for comparison later: nothing up to it may have changed. */
export interface Head {
  readonly position: number;
  readonly hash: string;
}

/** The result of checking the chain. */
export interface CheckedChain {
  readonly checked: number;
  /** Null if nothing has been chained yet. */
  readonly head: Head | null;
  /** One sentence per error, with the number of the event. The number of errors listed is limited. */
  readonly faults: readonly string[];
  /** The number of events from more than an hour ago that are not in the chain. */
  readonly unchained: number;
}

const FAULTS_NAMED = 20;
/** Must equal the value in the function that deletes old events. */
const KEPT_DAYS = 365;

const FAULTS = {
  GAP: 'an earlier position is missing',
  BROKEN: 'its hash does not follow from the one before',
  REMOVED: 'the event was removed before its time',
  CHANGED: 'the event was changed',
} as const;

interface FoundFault {
  readonly position: number;
  readonly event_id: number;
  readonly fault: keyof typeof FAULTS;
}

/** Returns a column's time in the form that is hashed. */
const micros = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000000)::bigint`);

/**
 * Recomputes the whole chain and compares it with the stored one. Requires a connection as the owner of the tables, and
 * does not rely on the function that built the chain. Events before the first stored position may have been deleted, so
 * the check starts from that position.
 */
export async function checkChain(owner: Kysely<Tables>, noted?: Head): Promise<CheckedChain> {
  const { rows: faults } = await sql<FoundFault>`
    with placed as (
      select chain.*, lag(position) over places as place_before, lag(hash) over places as hash_before,
        event.id as found_id,
        sha256(convert_to(jsonb_build_array(
          event.id, ${micros('event.created_at')}, event.kind, event.actor_id, event.subject_id, event.organisation_id,
          event.act, event.reason, event.request_id
        )::text, 'UTF8')) as digest_now
      from audit_chain as chain left join audit_event as event on event.id = chain.event_id
      window places as (order by position)
    ), judged as (
      select position, event_id, case
        when place_before is null and position > 1 and found_id is not null then 'GAP'
        when place_before is not null and position <> place_before + 1 then 'GAP'
        when (place_before is not null or position = 1)
          and hash <> sha256(coalesce(hash_before, '') || int8send(${micros('event_at')}) || digest) then 'BROKEN'
        when found_id is null and event_at > now() - make_interval(days => ${KEPT_DAYS}) then 'REMOVED'
        when found_id is not null and digest <> digest_now then 'CHANGED'
      end as fault
      from placed
    )
    select * from judged where fault is not null order by position limit ${FAULTS_NAMED}`.execute(owner);
  const { rows: counted } = await sql<{ checked: number; unchained: number }>`
    select (select count(*)::integer from audit_chain) as checked, (
      select count(*)::integer from audit_event as event
      where created_at < now() - interval '1 hour' and not exists (select from audit_chain where event_id = event.id)
    ) as unchained`.execute(owner);
  const last = await hashAt(owner);
  const texts = faults.map(({ position, event_id: event, fault }) => `${position}: event ${event}: ${FAULTS[fault]}`);
  if (noted !== undefined) {
    const now = await hashAt(owner, noted.position);
    if (now === null || !now.hash.startsWith(noted.hash))
      texts.push(`${noted.position}: it is not ${noted.hash}, which was noted`);
  }
  return { ...counted[0]!, head: last, faults: texts };
}

async function hashAt(owner: Kysely<Tables>, position?: number): Promise<Head | null> {
  const rows = owner.selectFrom('audit_chain').select(['position', 'hash']).orderBy('position', 'desc').limit(1);
  const row = await (position === undefined ? rows : rows.where('position', '=', position)).executeTakeFirst();
  return row === undefined ? null : { position: row.position, hash: row.hash.toString('hex') };
}

/** Returns a head as text. The first half of its hash is enough. */
export function headText({ position, hash }: Head): string {
  return `${position}:${hash.slice(0, 32)}`;
}
