import type { Generated } from 'kysely';
import type { Moment } from './columns.ts';

export interface DeletionTable {
  /** A keyed hash of who it was and when they came. */
  hash: Buffer;
  kind: 'PERSON' | 'KEY';
  deleted_at: Generated<Moment>;
  /** Whether the person came back with a restored backup and is to be deleted again. */
  pending: Generated<boolean>;
}

/** What is known of deletions after them. */
export interface DeletionTables {
  deletion: DeletionTable;
}
