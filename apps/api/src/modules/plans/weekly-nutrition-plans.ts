import type { Context, Operation } from '../../platform/http/context.ts';
import { FieldError, type Problem } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorize, authorizePerson, authorizeReference } from '../access/access.public.ts';
import { intake } from '../intake/intake.public.ts';
import { changePlan } from './change-plan.ts';
import type { PlanWriting } from './plan-writing.ts';
import {
  deleteWeeklyPlan,
  insertWeeklyPlan,
  listDayPlansByIds,
  listWeeklyPlans,
  updateWeeklyPlan,
  WEEKLY_PLAN_NAME,
} from './plans.store.ts';
import { presentOneWeeklyPlan, presentWeeklyPlans } from './present-plans.ts';
import { dayPlan, weeklyPlan } from './plans.resources.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { type Weekday, WEEKDAYS } from '@weekbord/domain/dates/weekdays';

const atWeekdays = (_fault: unknown, weekdays: readonly Weekday[]) => weekdays.map((day) => [day]);

/** Rejects day plans that are not the person's, each with an error for its weekday. */
async function checkDayPlans(
  { db }: Pick<Context, 'db'>,
  personId: number,
  days: Readonly<Partial<Record<Weekday, number>>>,
): Promise<void> {
  const given = WEEKDAYS.flatMap((day) => (days[day] === undefined ? [] : [{ day, id: days[day] }]));
  const plans = await listDayPlansByIds(db, [personId], [...new Set(given.map(({ id }) => id))]);
  const known = new Set(plans.map((plan) => plan.id));
  const missing = given.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return;
  throw new FieldError(missing.map(({ day }): Problem => ({ path: [day], code: 'does_not_exist' })));
}

export const listWeeklyNutritionPlans: Operation<Endpoints['listWeeklyNutritionPlans']> = async (ctx) => {
  const personId = await authorizePerson(ctx, ctx.query.user);
  const found = await listWeeklyPlans(ctx.db, personId, pageWindow(ctx.query));
  return paginate(ctx, { count: found.count, rows: await presentWeeklyPlans(ctx.db, found.rows) });
};

export const createWeeklyNutritionPlan: Operation<Endpoints['createWeeklyNutritionPlan']> = async (ctx) => {
  const { client_intake: intakeId, name, reason, ...days } = ctx.body;
  const { person_id: personId } = await authorizeReference(ctx, intake, 'client_intake', intakeId);
  await checkDayPlans(ctx, personId, days);
  const values = { ...days, person_id: personId, name: name ?? WEEKLY_PLAN_NAME };
  const insert = async (db: PlanWriting) => {
    const week = await insertWeeklyPlan(db, values);
    if (week === undefined) throw new FieldError({ client_intake: 'duplicate' });
    return week;
  };
  return presentOneWeeklyPlan(ctx.db, await changePlan(ctx, personId, insert, { reason, fieldsOf: atWeekdays }));
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

export const updateWeeklyNutritionPlan: Operation<Endpoints['updateWeeklyNutritionPlan']> = async (ctx) => {
  const stored = await authorize(ctx, weeklyPlan, ctx.params.id);
  const { reason, ...values } = ctx.body;
  const { name: _name, ...days } = values;
  await checkDayPlans(ctx, stored.person_id, days);
  if (Object.values(values).every((value) => value === undefined)) return presentOneWeeklyPlan(ctx.db, stored);
  const update = (db: PlanWriting) => updateWeeklyPlan(db, stored.person_id, values);
  const week = await changePlan(ctx, stored.person_id, update, { reason, fieldsOf: atWeekdays });
  return presentOneWeeklyPlan(ctx.db, week ?? stored);
};

export const deleteWeeklyNutritionPlan: Operation<Endpoints['deleteWeeklyNutritionPlan']> = async (ctx) => {
  const { person_id: personId } = await authorize(ctx, weeklyPlan, ctx.params.id);
  await changePlan(ctx, personId, (db) => deleteWeeklyPlan(db, personId), ctx.query);
};
