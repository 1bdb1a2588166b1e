import type { Operation } from '../../platform/http/context.ts';
import { FieldError, type Problem } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorize, authorizePerson, authorizeReference } from '../access/access.public.ts';
import { intake } from '../intake/intake.public.ts';
import { changePlan } from './change-plan.ts';
import type { PlanWriting } from './plan-writing.ts';
import {
  insertWeeklyPlan,
  listDayPlansByIds,
  listWeeklyPlans,
  updateWeeklyPlan,
  WEEKLY_PLAN_NAME,
} from './plans.store.ts';
import { presentOneWeeklyPlan, presentWeeklyPlans } from './present-plans.ts';
import { dayPlan, weeklyPlan } from './plans.resources.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { type Weekday, WEEKDAYS } from '@weekbord/domain/vocabulary';

export const listWeeklyNutritionPlans: Operation<Endpoints['listWeeklyNutritionPlans']> = async (ctx) => {
  const personId = await authorizePerson(ctx, ctx.query.user);
  const found = await listWeeklyPlans(ctx.db, personId, pageWindow(ctx.query));
  return paginate(ctx, { count: found.count, rows: await presentWeeklyPlans(ctx.db, found.rows) });
};

export const createWeeklyNutritionPlan: Operation<Endpoints['createWeeklyNutritionPlan']> = async (ctx) => {
  const { client_intake: intakeId, name, reason, ...days } = ctx.body;
  const { person_id: personId } = await authorizeReference(ctx, intake, 'client_intake', intakeId);
  const plans = await listDayPlansByIds(ctx.db, [personId], [...new Set(Object.values(days))]);
  const known = new Set(plans.map((plan) => plan.id));
  const missing = WEEKDAYS.filter((day) => !known.has(days[day]));
  if (missing.length > 0) {
    throw new FieldError(missing.map((day): Problem => ({ path: [day], code: 'does_not_exist' })));
  }
  const values = { ...days, person_id: personId, name: name ?? WEEKLY_PLAN_NAME };
  const insert = async (db: PlanWriting) => {
    const week = await insertWeeklyPlan(db, values);
    if (week === undefined) throw new FieldError({ client_intake: 'duplicate' });
    return week;
  };
  const fieldsOf = (_fault: unknown, weekdays: readonly Weekday[]) => weekdays.map((day) => [day]);
  return presentOneWeeklyPlan(ctx.db, await changePlan(ctx, personId, insert, { reason, fieldsOf }));
};

export const getWeeklyNutritionPlan: Operation<Endpoints['getWeeklyNutritionPlan']> = async (ctx) =>
  presentOneWeeklyPlan(ctx.db, await authorize(ctx, weeklyPlan, ctx.params.id));

export const replaceWeeklyNutritionPlan: Operation<Endpoints['replaceWeeklyNutritionPlan']> = async (ctx) => {
  const stored = await authorize(ctx, weeklyPlan, ctx.params.id);
  const { name, reason, nutrition_day_plan_id: dayPlanId, days_to_update_to_nutrition_day_plan_id: days } = ctx.body;
  const plan = await authorizeReference(ctx, dayPlan, 'nutrition_day_plan_id', dayPlanId);
  if (plan.person_id !== stored.person_id) throw new FieldError({ nutrition_day_plan_id: 'does_not_exist' });
  const values = {
    ...Object.fromEntries(days.map((day) => [day, plan.id])),
    ...(name === undefined ? {} : { name }),
  };
  const update = (db: PlanWriting) => updateWeeklyPlan(db, stored.person_id, values);
  const fieldsOf = () => [['nutrition_day_plan_id']];
  const week = await changePlan(ctx, stored.person_id, update, { reason, fieldsOf });
  return presentOneWeeklyPlan(ctx.db, week ?? stored);
};
