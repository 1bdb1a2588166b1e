import type { completeOnboarding as endpoint } from '@weekbord/contract/onboarding/complete-onboarding';
import { isGiven, neededForAnswers } from '@weekbord/domain/consent/consents';
import type { Context, Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { authorizePerson, findPerson, giveConsents } from '../access/access.public.ts';
import { presentIntakeOf } from '../intake/intake.public.ts';
import { presentWeeklyPlanOf } from '../plans/plans.public.ts';
import { onboard } from './onboard.ts';

export const completeOnboarding: Operation<typeof endpoint> = async (ctx) => {
  const { db, actor } = ctx;
  await authorizePerson(ctx);
  await agree(ctx);
  const planned = await onboard(ctx, actor, ctx.body);
  const profile = await presentIntakeOf(ctx, actor.id, actor.id);
  const week = await presentWeeklyPlanOf(db, actor.id);
  if (profile === null || week === null) throw new ApiError('server_error');
  return { user_profile: profile, weekly_nutrition_plan: week, ...planned };
};

/** Records the consents a person gives. Rejects answers that are stored for a purpose without consent. */
async function agree({ db, actor, body, locale, now }: Context<typeof endpoint>): Promise<void> {
  const answering = { personId: actor.id, language: locale, now };
  await giveConsents(
    db,
    answering,
    body.consents.map(({ purpose }) => purpose),
  );
  const given = (await findPerson(db, actor.id))?.consents_given ?? {};
  const { diet_type: dietType, dietary_preference: diet, intolerances } = body.diet_preferences;
  const namesFood =
    (diet != null && diet !== 'OMNIVORE') || intolerances.some((intolerance) => intolerance !== 'NO_INTOLERANCE');
  const needed = neededForAnswers({ dietType, namesFood });
  if (!needed.every((purpose) => isGiven({ given }, purpose))) throw new ApiError('consent_required');
}
