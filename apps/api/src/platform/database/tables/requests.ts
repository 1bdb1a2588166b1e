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
  /** The answer if it contains a secret field, sealed with its caller's key; `answer` is then null. */
  sealed: Buffer | null;
  created_at: Moment;
}

export interface AuditEntryTable {
  person_id: number;
  id: Generated<number>;
  actor_id: number;
  act: string;
  /** Why, if staff did it. */
  reason: Generated<string | null>;
  request_id: string;
  created_at: Moment;
}

export interface AuditEventTable {
  id: Generated<number>;
  created_at: Generated<Date>;
  kind: AuditKind;
  /** 0 is no person: a guest, the operator's command or a job. */
  actor_id: number;
  /** A person's number. The account may be deleted. */
  subject_id: number | null;
  organisation_id: number | null;
  /** What was read or changed of a person's data, named as addresses do without numbers; or the command. */
  act: string | null;
  /** Why a command was run that is about no person. */
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

/** What is stored about the requests themselves. */
export interface RequestTables {
  idempotency_record: IdempotencyRecordTable;
  audit_entry: AuditEntryTable;
  audit_event: AuditEventTable;
  audit_chain: AuditChainTable;
}
