import type { completeOnboarding as endpoint } from '@weekbord/contract/onboarding/complete-onboarding';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { authorizePerson } from '../access/access.public.ts';
import { presentIntakeOf } from '../intake/intake.public.ts';
import { presentWeeklyPlanOf } from '../plans/plans.public.ts';
import { onboard } from './onboard.ts';

export const completeOnboarding: Operation<typeof endpoint> = async (ctx) => {
  const { db, actor } = ctx;
  await authorizePerson(ctx);
  const planned = await onboard(ctx, actor, ctx.body);
  const profile = await presentIntakeOf(ctx, actor.id, actor.id);
  const week = await presentWeeklyPlanOf(db, actor.id);
  if (profile === null || week === null) throw new ApiError('server_error');
  return { user_profile: profile, weekly_nutrition_plan: week, ...planned };
};
