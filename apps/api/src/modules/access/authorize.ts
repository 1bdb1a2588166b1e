import type { ConsentPurpose } from '@weekbord/domain/consent/consents';
import { purposesKept, purposesServed } from '@weekbord/contract/purposes';
import type { Expression, RawBuilder } from 'kysely';
import type { Actor, CheckReach } from '../../platform/http/actor.ts';
import { CHALLENGE, withoutAccess } from '../../platform/http/check-access.ts';
import type { Surroundings } from '../../platform/http/context.ts';
import { ApiError, FieldError } from '../../platform/http/errors.ts';
import {
  among,
  findPersonAmong,
  hasProfile,
  insertAuditEntries,
  listReachable,
  type LockedPerson,
  lockPerson,
  only,
  visibleTo,
} from './access.store.ts';
import type { Resource } from './resource.ts';

/** The parts of a request that describe the caller, the purpose and the granted access. */
export type Asking = Pick<
  Surroundings<Actor>,
  | 'endpoint'
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
 * Returns the record that a request names. This is the only way to access people's records. It finds the record only
 * within the caller's reach, their own and their clients' data. In a call that writes, no other call can change the
 * owner's data from here until the transaction ends; see `lockPerson` for the order of locks. If the record is another
 * person's, writes an audit entry. Throws `not_found` if the record is out of reach, as if it did not exist; a caller
 * who may reach only their own data, because they have no paid access, gets that reason instead. Throws
 * `consent_withdrawn` if the client withdrew consent to the purpose of the call, and `consent_required` if the call
 * stores data of the caller for which the caller withdrew or never gave consent.
 */
export async function authorize<Row, Key>(ctx: Asking, resource: Resource<Row, Key>, key: Key): Promise<Row> {
  const row = await findInReach(ctx, resource, key);
  if (row === undefined) throw ctx.reachesSelfOnly ? withoutAccess(ctx.actor) : new ApiError('not_found');
  return row;
}

/** Like `authorize`, for a record referenced in `field` of the body: throws a `FieldError` for that field. */
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
 * Like `authorize`, for all records of one person: the person `userId`, or if that is absent, the caller or the client
 * they act for. Returns the person's id. No query is needed for callers who only read their own data.
 */
export async function authorizePerson(ctx: Asking, userId?: number | null): Promise<number> {
  const { db, actor, subjectId } = ctx;
  const id = userId ?? subjectId ?? actor.id;
  if (subjectId !== null && id !== subjectId) throw new ApiError('not_found');
  if (ctx.reachesSelfOnly && id !== actor.id) throw withoutAccess(actor);
  if (ctx.isWriting || id !== actor.id) {
    const found = ctx.isWriting
      ? await lockPerson(db, actor, only(id))
      : await findPersonAmong(db, id, visibleTo(actor));
    if (found === undefined) throw absence(actor, id);
    await checkConsent(ctx, found);
  }
  await pass(ctx, [id], ctx.isWriting);
  return id;
}

/** Authorises a list of everyone in the caller's reach. `list` gets the ids of these people. */
export async function authorizeList<Row, Listed extends { readonly rows: readonly Row[] }>(
  ctx: Asking,
  ownerOf: (row: Row, actor: Actor) => number | null,
  list: (people: Expression<number>) => Promise<Listed>,
): Promise<Listed> {
  const listed = await list(peopleInReach(ctx));
  if (listed.rows.length === 0 && ctx.subjectId !== null) {
    await checkReach(ctx.db, ctx.actor, [ctx.subjectId], ctx.endpoint);
  }
  await pass(
    ctx,
    listed.rows.map((row) => ownerOf(row, ctx.actor)),
    false,
  );
  return listed;
}

/** Rejects a call unless the actor may still access all of these people through it. */
export const checkReach: CheckReach = async (db, actor, people, endpoint) => {
  const others = people.filter((id) => id !== actor.id);
  if (others.length === 0) return;
  const reached = await listReachable(db, actor, purposesServed(endpoint), others);
  if (reached.length < others.length) throw new ApiError('not_found');
  if (reached.some((one) => one.is_closed)) throw new ApiError('consent_withdrawn');
};

/**
 * Purposes that always concern health and need consent before data is stored. Foods to avoid are not among them, since
 * they may be a matter of taste.
 */
const ASKED_FIRST: readonly ConsentPurpose[] = ['BODY', 'CYCLE'];

/**
 * Rejects access to data for which consent was withdrawn. If the caller is someone else, the consent must cover the
 * data that the call returns; if it is the person themselves, the data that the call stores. A person without a profile
 * must consent before anything is stored; people who already had one keep full access until they answer.
 */
async function checkConsent(
  { db, actor, endpoint, authorised, isWriting }: Asking,
  person: LockedPerson,
): Promise<void> {
  const { withdrawn_purposes: withdrawn } = person;
  const isOwn = person.id === actor.id;
  if (isOwn) authorised.own = { given: Object.keys(person.consents_given), withdrawn };
  const has = (purpose: ConsentPurpose) => withdrawn.includes(purpose);
  if (!isOwn && purposesServed(endpoint).some(has)) throw new ApiError('consent_withdrawn');
  if (!isOwn || !isWriting) return;
  const kept = purposesKept(endpoint);
  if (kept.some(has)) throw new ApiError('consent_required');
  const lacks = kept.some((purpose) => ASKED_FIRST.includes(purpose) && person.consents_given[purpose] === undefined);
  if (lacks && !(await hasProfile(db, person.id))) throw new ApiError('consent_required');
}

/**
 * Like `checkConsent`, for calls whose purposes depend on which of their own data the caller sent. The caller must be
 * locked. Storing something for the first time requires consent.
 */
export function checkKept(
  { authorised: { own } }: Pick<Asking, 'authorised'>,
  purposes: readonly ConsentPurpose[],
  isFirst: boolean,
): void {
  const lacks = (purpose: ConsentPurpose) =>
    own.withdrawn.includes(purpose) || (isFirst && !own.given.includes(purpose));
  if (purposes.some(lacks)) throw new ApiError('consent_required');
}

async function findInReach<Row, Key>(ctx: Asking, resource: Resource<Row, Key>, key: Key): Promise<Row | undefined> {
  const { db, actor, subjectId, locale, isWriting } = ctx;
  const { lockBy, isOwnOnly } = resource;
  if (subjectId !== null && isOwnOnly === true) return undefined;
  const locks = isWriting && lockBy !== undefined;
  const found = (people: Expression<number>) => resource.find({ db, actor, locale, isWriting, people }, key);
  const row = locks
    ? await lockAndFind(ctx, lockBy(key, actor), found)
    : await found(isOwnOnly === true ? only(actor.id) : peopleInReach(ctx));
  if (row === undefined && !locks && isOwnOnly !== true) await checkClosed(ctx, found);
  const isEachNoted = locks || resource.logsEachAccess === true;
  if (row !== undefined) await pass(ctx, [resource.ownerOf(row, actor)], locks, isEachNoted);
  return row;
}

/**
 * Finds a record of a person and locks that person. Both statements are sent together and run in this order, so the
 * record is read under the lock. If the owner is out of reach, the record is ignored.
 */
async function lockAndFind<Row>(
  ctx: Asking,
  ownerOfKey: RawBuilder<number | null>,
  found: (people: Expression<number>) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const { db, actor, subjectId, reachesSelfOnly } = ctx;
  const [owner, row] = await Promise.all([lockPerson(db, actor, ownerOfKey), found(among(ownerOfKey))]);
  if (owner === undefined || (subjectId !== null && owner.id !== subjectId)) return undefined;
  if (reachesSelfOnly && owner.id !== actor.id) return undefined;
  if (row !== undefined) await checkConsent(ctx, owner);
  return row;
}

/** Throws if a record was not found only because its owner withdrew their consent. */
async function checkClosed<Row>(ctx: Asking, found: (people: Expression<number>) => Promise<Row | undefined>) {
  const purposes = purposesServed(ctx.endpoint);
  if (!ctx.actor.isCoach || purposes.length === 0) return;
  if ((await found(peopleInReach(ctx, []))) !== undefined) throw new ApiError('consent_withdrawn');
}

/**
 * Returns the ids of the people whose records the call may reach, except those who withdrew their consent to its
 * purpose.
 */
function peopleInReach(
  { actor, subjectId, reachesSelfOnly, endpoint }: Asking,
  purposes = purposesServed(endpoint),
): Expression<number> {
  if (reachesSelfOnly) return only(actor.id);
  return visibleTo(actor, { onlyId: subjectId ?? undefined, purposes });
}

/**
 * Adds the owners to the people the call may access, and writes an audit entry for each of them other than the caller.
 */
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

/** Actions of people on their own data that are audited too, because someone else may have used their account. */
export const OWN_ACTS = ['TAKE', 'SHARE', 'STOP'] as const;
export type OwnAct = (typeof OWN_ACTS)[number];

/**
 * Writes an audit entry for an action of the caller on their own data, such as an export. `what` is the name used in
 * URLs.
 */
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

/**
 * Returns the error for a missing person. If it is the caller, whose account was deleted in the meantime, they count as
 * not logged in.
 */
function absence(actor: Actor, id: number): ApiError {
  if (id !== actor.id) return new ApiError('not_found');
  return new ApiError('not_authenticated', { headers: CHALLENGE });
}
