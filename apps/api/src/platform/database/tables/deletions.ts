import type { Generated } from 'kysely';
import type { Moment } from './columns.ts';

export interface DeletionTable {
  /** A keyed hash of the person's id and the time their account was created. */
  hash: Buffer;
  kind: 'PERSON' | 'KEY';
  deleted_at: Generated<Moment>;
  /** Whether the person reappeared with a restored backup and must be deleted again. */
  pending: Generated<boolean>;
}

/** The tables that record deletions; their rows outlive the deleted data. */
export interface DeletionTables {
  deletion: DeletionTable;
}
