import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { PLAN_SETTINGS, type PlanSetting } from '@weekbord/domain/billing/plan-settings';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { findOrganisation } from '../organisations/organisations.public.ts';
import { listPlansOf, type PlanRow } from '../subscriptions/subscriptions.public.ts';
import { actOf } from './act-of.ts';
import { addPlan, changePlan } from './plan-acts.ts';

export const listStaffPlans: Operation<Endpoints['listStaffPlans']> = async ({ db, params }) => {
  if ((await findOrganisation(db, params.id)) === undefined) throw new ApiError('not_found');
  return { plans: (await listPlansOf(db, params.id)).map(presentPlanForStaff) };
};

export const addStaffPlan: Operation<Endpoints['addStaffPlan']> = async (ctx) => {
  const { reason, ...plan } = ctx.body;
  return presentPlanForStaff(await addPlan(actOf(ctx, reason), ctx.params.id, plan));
};

export const updateStaffPlan: Operation<Endpoints['updateStaffPlan']> = async (ctx) => {
  const { reason, ...changes } = ctx.body;
  return presentPlanForStaff(await changePlan(actOf(ctx, reason), ctx.params.id, changes));
};

function presentPlanForStaff(row: PlanRow): Answered<Endpoints['updateStaffPlan']> {
  const { id, key, audience } = row;
  const settings = Object.fromEntries(PLAN_SETTINGS.map((name) => [name, row[name]])) as Pick<PlanRow, PlanSetting>;
  return { id, key, audience, ...settings };
}
