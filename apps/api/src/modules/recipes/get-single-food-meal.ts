import type { getSingleFoodMeal as endpoint } from '@weekbord/contract/diary/single-food-meals';
import type { Operation } from '../../platform/http/context.ts';
import { presentSingleFoodMeal } from './plain-meals.present.ts';
import { reachSingleFoodMeal } from './reach-meal.ts';

export const getSingleFoodMeal: Operation<typeof endpoint> = async (ctx) =>
  presentSingleFoodMeal(await reachSingleFoodMeal(ctx, ctx.params.id));
