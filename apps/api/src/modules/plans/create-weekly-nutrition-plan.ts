import type { createWeeklyNutritionPlan as endpoint } from '@weekbord/contract/plans/weekly-nutrition-plans';
import { WEEKDAYS } from '@weekbord/domain/vocabulary';
import type { Operation } from '../../platform/http/context.ts';
import { FieldError, type Problem } from '../../platform/http/errors.ts';
import { recordReach, visibleTo } from '../accounts/accounts.public.ts';
import { findIntakeById } from '../intake/intake.public.ts';
import { insertWeeklyPlan, listDayPlansByIds } from './plans.store.ts';
import { presentOneWeeklyPlan } from './present-plans.ts';

/** What a weekly plan is called that nobody named. */
const WEEKLY_PLAN_NAME = 'Standard';

export const createWeeklyNutritionPlan: Operation<typeof endpoint> = async (ctx) => {
  const { client_intake: intakeId, name, ...days } = ctx.body;
  const intake = await findIntakeById(ctx.db, intakeId, visibleTo(ctx.actor));
  if (intake === undefined) throw new FieldError({ client_intake: 'does_not_exist' });
  const personId = intake.person_id;
  await recordReach(ctx, personId);
  const plans = await listDayPlansByIds(ctx.db, [personId], [...new Set(Object.values(days))]);
  const known = new Set(plans.map((plan) => plan.id));
  const missing = WEEKDAYS.filter((day) => !known.has(days[day]));
  if (missing.length > 0) {
    throw new FieldError(missing.map((day): Problem => ({ path: [day], code: 'does_not_exist' })));
  }
  const values = { ...days, person_id: personId, name: name ?? WEEKLY_PLAN_NAME };
  const week = await insertWeeklyPlan(ctx.db, values);
  if (week === undefined) throw new FieldError({ client_intake: 'duplicate' });
  return presentOneWeeklyPlan(ctx.db, week);
};
