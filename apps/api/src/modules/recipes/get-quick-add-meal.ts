import type { getQuickAddMeal as endpoint } from '@weekbord/contract/diary/quick-add-meals';
import type { Operation } from '../../platform/http/context.ts';
import { presentQuickAddMeal } from './plain-meals.present.ts';
import { reachQuickAddMeal } from './reach-meal.ts';

export const getQuickAddMeal: Operation<typeof endpoint> = async (ctx) =>
  presentQuickAddMeal(await reachQuickAddMeal(ctx, ctx.params.id));
