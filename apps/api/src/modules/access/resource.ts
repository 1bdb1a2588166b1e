import type { Expression, Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Actor, Locale } from '../../platform/http/actor.ts';
import { findPersonAmong, only, type OwnedTable, ownerIn, type PersonRow } from './access.store.ts';

/** The records an actor may access, used by a resource to find one of them. */
export interface Reach {
  readonly db: Kysely<Tables>;
  readonly actor: Actor;
  readonly locale: Locale;
  /** The ids of the people whose records the actor may access. */
  readonly people: Expression<number>;
  /** Whether the call writes a record that may refer to the one found. */
  readonly isWriting: boolean;
}

/** A kind of record that the API identifies by a key, and how to find one. */
export interface Resource<Row, Key = number> {
  /** Returns the record with the given key, if the actor may access it. */
  find(reach: Reach, key: Key): Promise<Row | undefined>;
  /** Returns the record's owner; null if access needs no audit entry. */
  ownerOf(row: Row, actor: Actor): number | null;
  /**
   * Selects the record's owner, so that a call that writes can lock that person first. Without it, the record is only
   * read.
   */
  readonly lockBy?: (key: Key, actor: Actor) => RawBuilder<number | null>;
  /** Whether every access by someone else is recorded, not only the first in an hour. */
  readonly logsEachAccess?: true;
  /** Whether only the owner can access the record, not their coach. */
  readonly isOwnOnly?: true;
}

/** Returns the resource for a table whose rows each belong to one person. */
export function recordOf<Row extends { readonly person_id: number }>(
  table: OwnedTable,
  find: Resource<Row>['find'],
): Resource<Row> {
  return { find, ownerOf: (row) => row.person_id, lockBy: ownerIn(table) };
}

/** Returns a resource that only its owner can access, not their coach. `find` searches the caller's own records. */
export function ownIn<Row>(find: Resource<Row>['find']): Resource<Row> & { readonly isOwnOnly: true } {
  return {
    find,
    ownerOf: (_row, actor) => actor.id,
    isOwnOnly: true,
    lockBy: (_key, actor) => only(actor.id),
  };
}

/** A person, with everything stored in their own row. */
export const person: Resource<PersonRow> = {
  find: ({ db, people }, id) => findPersonAmong(db, id, people),
  ownerOf: (row) => row.id,
  lockBy: only,
};
