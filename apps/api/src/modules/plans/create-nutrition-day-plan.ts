import type { createNutritionDayPlan as endpoint } from '@weekbord/contract/plans/nutrition-day-plans';
import type { Operation } from '../../platform/http/context.ts';
import { reachPerson } from '../accounts/accounts.public.ts';
import { insertDayPlan } from './plans.store.ts';
import { presentOneDayPlan } from './present-plans.ts';

export const createNutritionDayPlan: Operation<typeof endpoint> = async (ctx) => {
  const person = await reachPerson(ctx, ctx.body.user);
  const plan = await insertDayPlan(ctx.db, { person_id: person.id, name: ctx.body.name, created_at: ctx.now });
  return presentOneDayPlan(ctx.db, plan);
};
