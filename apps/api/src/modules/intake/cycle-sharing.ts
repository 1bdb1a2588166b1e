import type { Endpoints } from '@weekbord/contract/endpoints';
import type { CycleSharing } from '@weekbord/contract/intake/cycle-sharing';
import { eatsByCycle } from '@weekbord/domain/cycle/eats-by-cycle';
import { CYCLE_PARTS, isSharingEnd } from '@weekbord/domain/cycle/cycle-sharing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError, FieldError } from '../../platform/http/errors.ts';
import { authorizePerson, findPerson, noteOwnAct } from '../access/access.public.ts';
import { type CycleShareRow, deleteCycleShare, findCycleShare, saveCycleShare } from './cycle-sharing.store.ts';
import { findIntakeOf } from './intake.store.ts';

/**
 * Returns what a person currently shares with her coach; nothing if she does not eat by her cycle or her account is
 * closed, because she then has no screen on which to see what she shares.
 */
export async function findActiveShare(
  db: Kysely<Tables>,
  personId: number,
  now: Date,
): Promise<CycleShareRow | undefined> {
  const share = await findCycleShare(db, personId, now);
  if (share === undefined) return undefined;
  const intake = await findIntakeOf(db, personId);
  return intake !== undefined && eatsByCycle(intake.gender, intake.diet_type) ? share : undefined;
}

export const getCycleSharing: Operation<Endpoints['getCycleSharing']> = async (ctx) => {
  const personId = await authorizePerson(ctx, ctx.query.user);
  return presentSharing(await findActiveShare(ctx.db, personId, ctx.now));
};

export const shareCycle: Operation<Endpoints['shareCycle']> = async (ctx) => {
  const { db, actor, body, now } = ctx;
  const personId = await authorizePerson(ctx);
  const until = new Date(body.shared_until);
  if (!isSharingEnd(until, now)) throw new FieldError({ shared_until: 'invalid' });
  if ((await findPerson(db, actor.id))?.coach_id !== body.coach) throw new ApiError('version_conflict');
  const parts = CYCLE_PARTS.filter((part) => body.parts.includes(part));
  await saveCycleShare(db, personId, { coachId: body.coach, parts, since: now, until });
  await noteOwnAct(ctx, 'SHARE', 'users/cycle/sharing');
  return presentSharing({ parts, shared_since: now, shared_until: until });
};

export const stopSharingCycle: Operation<Endpoints['stopSharingCycle']> = async (ctx) => {
  const personId = await authorizePerson(ctx);
  if (await deleteCycleShare(ctx.db, personId)) await noteOwnAct(ctx, 'STOP', 'users/cycle/sharing');
};

function presentSharing(
  share: Pick<CycleShareRow, 'parts' | 'shared_since' | 'shared_until'> | undefined,
): CycleSharing {
  return {
    parts: share?.parts ?? [],
    shared_since: share?.shared_since.toISOString() ?? null,
    shared_until: share?.shared_until.toISOString() ?? null,
  };
}
