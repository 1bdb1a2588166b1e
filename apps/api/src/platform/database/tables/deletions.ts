import type { Generated } from 'kysely';
import type { Moment } from './columns.ts';

export interface DeletionTable {
  /** A keyed hash of the person's id and when their account was created. */
  hash: Buffer;
  kind: 'PERSON' | 'KEY';
  deleted_at: Generated<Moment>;
  /** Whether the person came back with a restored backup and has to be deleted again. */
  pending: Generated<boolean>;
}

/** What is stored about deletions after them. */
export interface DeletionTables {
  deletion: DeletionTable;
}
