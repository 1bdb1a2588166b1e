import type { Expression, RawBuilder } from 'kysely';
import type { Actor, MayReach } from '../../platform/http/actor.ts';
import { CHALLENGE } from '../../platform/http/check-access.ts';
import type { Surroundings } from '../../platform/http/context.ts';
import { ApiError, FieldError } from '../../platform/http/errors.ts';
import {
  among,
  countVisible,
  findPersonAmong,
  insertAuditEntries,
  lockPerson,
  only,
  visibleTo,
} from './access.store.ts';
import type { Resource } from './resource.ts';

/** The parts of a request that say who asks, for what, and what was authorised. */
export type Asking = Pick<
  Surroundings<Actor>,
  | 'db'
  | 'actor'
  | 'subjectId'
  | 'reachesSelfOnly'
  | 'locale'
  | 'isWriting'
  | 'authorised'
  | 'now'
  | 'requestId'
  | 'address'
>;

/**
 * The one gate to people's records: finds the record that a request names, within the caller's reach, which is their own
 * and their clients' things. In a call that writes, no other call changes anything of the record's owner from here
 * until the transaction ends; see `lockPerson` for the order of locks. Where it is another person's, an audit entry is
 * written. Throws `not_found` where the record is out of reach, as if it did not exist; a caller who may reach only
 * their own, for lack of paid access, gets that reason instead.
 */
export async function authorize<Row, Key>(ctx: Asking, resource: Resource<Row, Key>, key: Key): Promise<Row> {
  const row = await findInReach(ctx, resource, key);
  if (row === undefined) throw new ApiError(ctx.reachesSelfOnly ? 'no_paid_access' : 'not_found');
  return row;
}

/** The same for a record that a body names in `field`: throws a `FieldError` for that field. */
export async function authorizeReference<Row, Key>(
  ctx: Asking,
  resource: Resource<Row, Key>,
  field: string,
  key: Key,
): Promise<Row> {
  const row = await findInReach(ctx, resource, key);
  if (row === undefined) throw new FieldError({ [field]: 'does_not_exist' });
  return row;
}

/**
 * The same for all records of one person: the caller, or the client as whom they call, where `userId` is absent, else that
 * person. Answers the person's
 * id; where the caller only reads their own things, no query is needed.
 */
export async function authorizePerson(ctx: Asking, userId?: number | null): Promise<number> {
  const { db, actor, subjectId } = ctx;
  const id = userId ?? subjectId ?? actor.id;
  if (subjectId !== null && id !== subjectId) throw new ApiError('not_found');
  if (ctx.reachesSelfOnly && id !== actor.id) throw new ApiError('no_paid_access');
  if (ctx.isWriting) {
    if ((await lockPerson(db, actor, only(id))) === undefined) throw absence(actor, id);
  } else if (id !== actor.id && (await findPersonAmong(db, id, visibleTo(actor))) === undefined) {
    throw absence(actor, id);
  }
  await pass(ctx, [id], ctx.isWriting);
  return id;
}

/** Lets a list be read of everyone in the caller's reach; `list` gets the ids of these people. */
export async function authorizeList<Row, Listed extends { readonly rows: readonly Row[] }>(
  ctx: Asking,
  ownerOf: (row: Row, actor: Actor) => number | null,
  list: (people: Expression<number>) => Promise<Listed>,
): Promise<Listed> {
  const listed = await list(peopleInReach(ctx));
  await pass(
    ctx,
    listed.rows.map((row) => ownerOf(row, ctx.actor)),
    false,
  );
  return listed;
}

/** Whether the actor still reaches all of these people. */
export const mayReach: MayReach = async (db, actor, people) => {
  const others = people.filter((id) => id !== actor.id);
  return others.length === 0 || (await countVisible(db, actor, others)) === others.length;
};

async function findInReach<Row, Key>(ctx: Asking, resource: Resource<Row, Key>, key: Key): Promise<Row | undefined> {
  const { db, actor, subjectId, locale, isWriting } = ctx;
  const { lockBy, isOwnOnly } = resource;
  if (subjectId !== null && isOwnOnly === true) return undefined;
  const locks = isWriting && lockBy !== undefined;
  const found = (people: Expression<number>) => resource.find({ db, actor, locale, isWriting, people }, key);
  const row = locks
    ? await lockAndFind(ctx, lockBy(key, actor), found)
    : await found(isOwnOnly === true ? only(actor.id) : peopleInReach(ctx));
  const isEachNoted = locks || resource.isEachLookNoted === true;
  if (row !== undefined) await pass(ctx, [resource.ownerOf(row, actor)], locks, isEachNoted);
  return row;
}

/**
 * Finds a record among those of its owner, who is locked: both are sent together and run in this order, so it is found as
 * it is under the lock. Where the owner is out of reach, what was found counts for nothing.
 */
async function lockAndFind<Row>(
  { db, actor, subjectId, reachesSelfOnly }: Asking,
  ownerOfKey: RawBuilder<number | null>,
  found: (people: Expression<number>) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const [owner, row] = await Promise.all([lockPerson(db, actor, ownerOfKey), found(among(ownerOfKey))]);
  if (owner === undefined || (subjectId !== null && owner !== subjectId)) return undefined;
  if (reachesSelfOnly && owner !== actor.id) return undefined;
  return row;
}

/** The ids of the people whose records the call may reach. */
function peopleInReach({ actor, subjectId, reachesSelfOnly }: Asking): Expression<number> {
  if (reachesSelfOnly) return only(actor.id);
  return subjectId === null ? visibleTo(actor) : visibleTo(actor, subjectId);
}

/** Notes whose records the call was let through to, and writes it down for those of them who are not the caller. */
async function pass(
  ctx: Asking,
  owners: readonly (number | null)[],
  changes: boolean,
  isEachNoted = changes,
): Promise<void> {
  const { db, actor, authorised, now, requestId, address } = ctx;
  authorised.isChecked = true;
  const people = new Set(owners.filter((owner) => owner !== null));
  for (const id of people) authorised.people.add(id);
  people.delete(actor.id);
  if (people.size === 0) return;
  const resource = address.pathname.replace(/^\/api\/|\/+$/g, '').replace(/\/\d+(?=\/|$)/g, '');
  const act = `${changes ? 'change' : 'read'} ${resource}`;
  const look = {
    people: [...people],
    actorId: actor.id,
    act,
    requestId,
    at: now,
  };
  await insertAuditEntries(db, { ...look, skipsRepeats: !isEachNoted });
}

/** What people do with their own data that is written down too: nobody else can tell whether it was they. */
export const OWN_ACTS = ['TAKE', 'SHARE', 'STOP'] as const;
export type OwnAct = (typeof OWN_ACTS)[number];

/** Writes down what the caller did with their own data, such as taking it along; `what` names it as addresses do. */
export async function noteOwnAct(ctx: Asking, act: OwnAct, what: string): Promise<void> {
  const { db, actor, requestId, now } = ctx;
  const look = {
    people: [actor.id],
    actorId: actor.id,
    act: `${act.toLowerCase()} ${what}`,
    requestId,
    at: now,
  };
  await insertAuditEntries(db, { ...look, skipsRepeats: false });
}

/** Why there is no such person: an account that was deleted meanwhile does not log in. */
function absence(actor: Actor, id: number): ApiError {
  if (id !== actor.id) return new ApiError('not_found');
  return new ApiError('not_authenticated', { headers: CHALLENGE });
}
