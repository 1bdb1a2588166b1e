import type { AuditKind } from '@weekbord/domain/audit/audit-kinds';
import type { Generated } from 'kysely';
import type { Json, Moment } from './columns.ts';

export interface IdempotencyRecordTable {
  scope: string;
  key: string;
  route: string;
  body_hash: string;
  status: number;
  /** The ids of the people whose records the call could access. */
  people: number[];
  answer: Json<unknown>;
  /** The response if it contains a secret field, sealed with its caller's key; `answer` is then null. */
  sealed: Buffer | null;
  created_at: Moment;
}

export interface AuditEntryTable {
  person_id: number;
  id: Generated<number>;
  actor_id: number;
  act: string;
  /** The reason given by staff; null for anyone else. */
  reason: Generated<string | null>;
  request_id: string;
  created_at: Moment;
}

export interface AuditEventTable {
  id: Generated<number>;
  created_at: Generated<Date>;
  kind: AuditKind;
  /** 0 means no person: a guest, the operator's command or a job. */
  actor_id: number;
  /** A person's id. The account may have been deleted. */
  subject_id: number | null;
  organisation_id: number | null;
  /**
   * The part of a person's data that was read or changed, as a URL without ids, or the name of the operator's command.
   */
  act: string | null;
  /** The operator's reason for a command that concerns no particular person. */
  reason: string | null;
  request_id: string;
}

/** For each event, a hash over it and all events before it. */
export interface AuditChainTable {
  position: number;
  event_id: number;
  event_at: Date;
  digest: Buffer;
  hash: Buffer;
}

/** The tables about the requests themselves. */
export interface RequestTables {
  idempotency_record: IdempotencyRecordTable;
  audit_entry: AuditEntryTable;
  audit_event: AuditEventTable;
  audit_chain: AuditChainTable;
}
