import type { AuditKind } from '@weekbord/domain/audit/audit-kinds';
import type { Generated } from 'kysely';
import type { Json, Moment } from './columns.ts';

export interface IdempotencyRecordTable {
  scope: string;
  key: string;
  route: string;
  body_hash: string;
  status: number;
  /** The ids of the people whose records the call was let through to. */
  people: number[];
  answer: Json<unknown>;
  /** The answer where it holds a secret field, sealed with its caller's key; `answer` is null then. */
  sealed: Buffer | null;
  created_at: Moment;
}

export interface AuditEntryTable {
  person_id: number;
  id: Generated<number>;
  actor_id: number;
  act: string;
  /** Why, where staff did it. */
  reason: Generated<string | null>;
  request_id: string;
  created_at: Moment;
}

export interface AuditEventTable {
  id: Generated<number>;
  created_at: Generated<Date>;
  kind: AuditKind;
  /** 0 is nobody: a guest, the operator's command or a job. */
  actor_id: number;
  /** A person's number; the account may be gone. */
  subject_id: number | null;
  organisation_id: number | null;
  /** What of a person's was read or changed, named as addresses do without numbers; or the command. */
  act: string | null;
  /** Why a command was run, where it is about no person. */
  reason: string | null;
  request_id: string;
}

/** A hash over each event and all before it. */
export interface AuditChainTable {
  position: number;
  event_id: number;
  event_at: Date;
  digest: Buffer;
  hash: Buffer;
}

/** What is kept of the requests themselves. */
export interface RequestTables {
  idempotency_record: IdempotencyRecordTable;
  audit_entry: AuditEntryTable;
  audit_event: AuditEventTable;
  audit_chain: AuditChainTable;
}
