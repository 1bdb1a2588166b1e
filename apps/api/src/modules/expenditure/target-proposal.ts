import type { Endpoints } from '@weekbord/contract/endpoints';
import { latestDateAnywhere } from '@weekbord/domain/dates/latest-date';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { authorizePerson } from '../access/access.public.ts';
import { changePlan, saveSlots, type SlotFigures } from '../plans/plans.public.ts';
import { findTargetAnswer, saveTargetAnswer } from './expenditure.store.ts';
import { areEqual, workOutProposal } from './work-out-proposal.ts';

/** How long after an answer no other target is proposed, because it takes that long for weights to show an effect. */
const QUIET_MS = 14 * 24 * 3600 * 1000;

export const getTargetProposal: Operation<Endpoints['getTargetProposal']> = async (ctx) => {
  const { db, now, query } = ctx;
  const personId = await authorizePerson(ctx, query.user);
  const { answer } = await workOutProposal(db, { personId, now, today: todayOf(query, now) });
  return answer;
};

export const acceptTargetProposal: Operation<Endpoints['acceptTargetProposal']> = async (ctx) => {
  const { db, now, body } = ctx;
  const personId = await authorizePerson(ctx);
  const asked = { personId, now, today: todayOf(body, now) };
  const { answer, plan, proposedSlots } = await workOutProposal(db, asked);
  const isAsShown = areEqual(answer.present, body.present) && areEqual(answer.proposed, body.proposed);
  if (plan === null || !isAsShown) throw new ApiError('target_changed');
  await giveMeals(ctx, { person_id: personId, id: plan.dayPlanId }, proposedSlots);
  await saveTargetAnswer(db, {
    person_id: personId,
    answer: 'ACCEPTED',
    quiet_until: new Date(now.getTime() + QUIET_MS),
    day_plan_id: plan.dayPlanId,
    replaced: JSON.stringify(plan.slots),
    written: JSON.stringify(proposedSlots),
  });
  return (await workOutProposal(db, asked)).answer;
};

export const declineTargetProposal: Operation<Endpoints['declineTargetProposal']> = async (ctx) => {
  const { db, now, body } = ctx;
  const personId = await authorizePerson(ctx);
  await saveTargetAnswer(db, { ...declined(now), person_id: personId });
  return (await workOutProposal(db, { personId, now, today: todayOf(body, now) })).answer;
};

export const undoTargetProposal: Operation<Endpoints['undoTargetProposal']> = async (ctx) => {
  const { db, now, body } = ctx;
  const personId = await authorizePerson(ctx);
  const asked = { personId, now, today: todayOf(body, now) };
  const { answer, plan } = await workOutProposal(db, asked);
  const stored = await findTargetAnswer(db, personId);
  if (answer.undo_to === null || plan === null || stored?.replaced == null) throw new ApiError('target_changed');
  await giveMeals(ctx, { person_id: personId, id: plan.dayPlanId }, stored.replaced);
  await saveTargetAnswer(db, { ...declined(now), person_id: personId });
  return (await workOutProposal(db, asked)).answer;
};

function giveMeals(
  ctx: Parameters<typeof changePlan>[0],
  plan: Readonly<{ person_id: number; id: number }>,
  slots: readonly SlotFigures[],
): Promise<void> {
  return changePlan(ctx, plan.person_id, (db) => saveSlots(db, plan, slots));
}

function todayOf({ today }: Readonly<{ today?: string | undefined }>, now: Date): string {
  return today ?? latestDateAnywhere(now.getTime());
}

function declined(now: Date) {
  const quiet_until = new Date(now.getTime() + QUIET_MS);
  return { answer: 'DECLINED', quiet_until, day_plan_id: null, replaced: null, written: null } as const;
}
