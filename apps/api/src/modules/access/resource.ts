import type { Expression, Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Actor, Locale } from '../../platform/http/actor.ts';
import { findPersonAmong, only, type OwnedTable, ownerIn, type PersonRow } from './access.store.ts';

/** What an actor may reach, for a resource to find its record within it. */
export interface Reach {
  readonly db: Kysely<Tables>;
  readonly actor: Actor;
  readonly locale: Locale;
  /** The ids of the people whose records are in reach. */
  readonly people: Expression<number>;
  /** Whether what is found may be referred to by a record that is written after it. */
  readonly isWriting: boolean;
}

/** A kind of record that the API names by a key, and how one is found. */
export interface Resource<Row, Key = number> {
  /** The record, if it is in reach. */
  find(reach: Reach, key: Key): Promise<Row | undefined>;
  /** Whose it is; null where looking at it needs no audit entry. */
  ownerOf(row: Row, actor: Actor): number | null;
  /** Asks whose the record is, so that a call that writes can lock that person first. Absent: it is only looked at. */
  readonly lockBy?: (key: Key, actor: Actor) => RawBuilder<number | null>;
  /** Whether each look of somebody else is written down, not only the first of an hour. */
  readonly isEachLookNoted?: true;
  /** Whether its owner alone reaches it, without their coach. */
  readonly isOwnOnly?: true;
}

/** A kind of record that stands in a table of a person's things. */
export function recordOf<Row extends { readonly person_id: number }>(
  table: OwnedTable,
  find: Resource<Row>['find'],
): Resource<Row> {
  return { find, ownerOf: (row) => row.person_id, lockBy: ownerIn(table) };
}

/** A kind of record that its owner alone reaches, without their coach; `find` looks among the caller's own. */
export function ownIn<Row>(find: Resource<Row>['find']): Resource<Row> & { readonly isOwnOnly: true } {
  return {
    find,
    ownerOf: (_row, actor) => actor.id,
    isOwnOnly: true,
    lockBy: (_key, actor) => only(actor.id),
  };
}

/** A person with everything that stands in their own row. */
export const person: Resource<PersonRow> = {
  find: ({ db, people }, id) => findPersonAmong(db, id, people),
  ownerOf: (row) => row.id,
  lockBy: only,
};
