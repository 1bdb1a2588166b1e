import { releaseDays } from '@weekbord/domain/plans/plan-days';
import type { Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorize, authorizePerson } from '../access/access.public.ts';
import { changePlan } from './change-plan.ts';
import {
  deleteDayPlan,
  insertDayPlan,
  listDayPlans,
  listWeeklyPlansOf,
  updateDayPlan,
  updateWeeklyPlan,
} from './plans.store.ts';
import { presentDayPlans, presentOneDayPlan } from './present-plans.ts';
import { dayPlan } from './plans.resources.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';

export const listNutritionDayPlans: Operation<Endpoints['listNutritionDayPlans']> = async (ctx) => {
  const personId = await authorizePerson(ctx, ctx.query.user);
  const found = await listDayPlans(ctx.db, personId, pageWindow(ctx.query));
  return paginate(ctx, { count: found.count, rows: await presentDayPlans(ctx.db, found.rows) });
};

export const createNutritionDayPlan: Operation<Endpoints['createNutritionDayPlan']> = async (ctx) => {
  const personId = await authorizePerson(ctx, ctx.body.user);
  const values = { person_id: personId, name: ctx.body.name, created_at: ctx.now };
  return presentOneDayPlan(ctx.db, await changePlan(ctx, personId, (db) => insertDayPlan(db, values)));
};

export const getNutritionDayPlan: Operation<Endpoints['getNutritionDayPlan']> = async (ctx) =>
  presentOneDayPlan(ctx.db, await authorize(ctx, dayPlan, ctx.params.id));

export const updateNutritionDayPlan: Operation<Endpoints['updateNutritionDayPlan']> = async (ctx) => {
  const plan = await authorize(ctx, dayPlan, ctx.params.id);
  const { name } = ctx.body;
  if (name === undefined) return presentOneDayPlan(ctx.db, plan);
  return presentOneDayPlan(ctx.db, await changePlan(ctx, plan.person_id, (db) => updateDayPlan(db, plan, { name })));
};

export const deleteNutritionDayPlan: Operation<Endpoints['deleteNutritionDayPlan']> = async (ctx) => {
  const plan = await authorize(ctx, dayPlan, ctx.params.id);
  const [week] = await listWeeklyPlansOf(ctx.db, [plan.person_id]);
  const days = week && releaseDays(week, plan.id);
  if (days === null) throw new FieldError({ non_field_errors: 'plan_of_monday' });
  await changePlan(ctx, plan.person_id, async (db) => {
    if (days !== undefined) await updateWeeklyPlan(db, plan.person_id, days);
    await deleteDayPlan(db, plan);
  });
};
