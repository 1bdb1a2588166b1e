import type { Expression, Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Actor, Locale } from '../../platform/http/actor.ts';
import { findPersonAmong, only, type OwnedTable, ownerIn, type PersonRow } from './access.store.ts';

/** What an actor may reach, used by a resource to find its record. */
export interface Reach {
  readonly db: Kysely<Tables>;
  readonly actor: Actor;
  readonly locale: Locale;
  /** The ids of the people whose records are in reach. */
  readonly people: Expression<number>;
  /** Whether a record written afterwards may refer to what is found. */
  readonly isWriting: boolean;
}

/** A kind of record that the API identifies by a key, and how to find one. */
export interface Resource<Row, Key = number> {
  /** Returns the record, if it is in reach. */
  find(reach: Reach, key: Key): Promise<Row | undefined>;
  /** Returns the record's owner; null if a look at it needs no audit entry. */
  ownerOf(row: Row, actor: Actor): number | null;
  /**
   * Selects the record's owner, so that a call that writes can lock that person first. Without it, the record is only
   * read.
   */
  readonly lockBy?: (key: Key, actor: Actor) => RawBuilder<number | null>;
  /** Whether each look by someone else is recorded, not only the first in an hour. */
  readonly logsEachAccess?: true;
  /** Whether only its owner can reach it, not their coach. */
  readonly isOwnOnly?: true;
}

/** Returns a kind of record whose table has one person per row. */
export function recordOf<Row extends { readonly person_id: number }>(
  table: OwnedTable,
  find: Resource<Row>['find'],
): Resource<Row> {
  return { find, ownerOf: (row) => row.person_id, lockBy: ownerIn(table) };
}

/** Returns a kind of record that only its owner can reach, not their coach. `find` looks among the caller's own. */
export function ownIn<Row>(find: Resource<Row>['find']): Resource<Row> & { readonly isOwnOnly: true } {
  return {
    find,
    ownerOf: (_row, actor) => actor.id,
    isOwnOnly: true,
    lockBy: (_key, actor) => only(actor.id),
  };
}

/** A person with everything in their own row. */
export const person: Resource<PersonRow> = {
  find: ({ db, people }, id) => findPersonAmong(db, id, people),
  ownerOf: (row) => row.id,
  lockBy: only,
};
