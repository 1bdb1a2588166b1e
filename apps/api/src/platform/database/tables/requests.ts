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

/** What is kept of the requests themselves. */
export interface RequestTables {
  idempotency_record: IdempotencyRecordTable;
  audit_entry: AuditEntryTable;
}
