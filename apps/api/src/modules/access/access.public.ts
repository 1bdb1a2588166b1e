import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { CHALLENGE } from '../../platform/http/check-access.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { findVisiblePerson, insertAuditEntry, type PersonRow } from './access.store.ts';

export {
  findPerson,
  findPersonByEmail,
  insertPerson,
  visibleTo,
  type NewPerson,
  type PersonRow,
} from './access.store.ts';

/** The parts of a request that tell who asks and where. */
export interface Reaching {
  readonly db: Kysely<Tables>;
  readonly actor: Actor | null;
  readonly now: Date;
  readonly requestId: string;
  readonly address: URL;
}

/**
 * Finds the person whom a request is about: the caller where `userId` is absent, else that person if the caller may
 * see them. Throws `not_found` otherwise. Where a coach reaches a client, that is written down for the client to see.
 */
export async function reachPerson(ctx: Reaching, userId?: number | null): Promise<PersonRow> {
  const { actor } = ctx;
  if (actor === null) throw new ApiError('not_authenticated', { headers: CHALLENGE });
  const person = await findVisiblePerson(ctx.db, actor, userId ?? actor.id);
  if (person === undefined) throw new ApiError('not_found');
  if (person.id !== actor.id) await recordLook(ctx, actor, person.id);
  return person;
}

/**
 * Writes down that the caller touched somebody else's records; for operations that reach a record by its own id.
 * Does nothing where the records are the caller's.
 */
export async function recordReach(ctx: Reaching, personId: number): Promise<void> {
  if (ctx.actor !== null && ctx.actor.id !== personId) await recordLook(ctx, ctx.actor, personId);
}

async function recordLook(ctx: Reaching, actor: Actor, personId: number): Promise<void> {
  const { db, now, requestId, address } = ctx;
  const changes = db.isTransaction;
  const resource = address.pathname.replace(/^\/api\/|\/+$/g, '').replace(/\/\d+(?=\/|$)/g, '');
  const act = `${changes ? 'change' : 'read'} ${resource}`;
  await insertAuditEntry(db, { personId, actorId: actor.id, act, requestId, at: now }, { skipRepeats: !changes });
}
