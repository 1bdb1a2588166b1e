import type { generateMeals as endpoint } from '@weekbord/contract/planner/generate-meals';
import type { Operation } from '../../platform/http/context.ts';
import { paginate } from '../../platform/http/paginate.ts';
import { proposeMeals } from './propose-meals.ts';

export const generateMeals: Operation<typeof endpoint> = async (ctx) =>
  paginate(ctx, await proposeMeals(ctx, ctx.query));
