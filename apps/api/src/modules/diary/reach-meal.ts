import type { Language } from '@weekbord/domain/vocabulary';
import type { Actor } from '../../platform/http/actor.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { type Reaching, recordReach, visibleTo } from '../access/access.public.ts';
import { findQuickAddMeal, type QuickAddRow } from './quick-add-meals.store.ts';
import { findSingleFoodMeal, type SingleFoodRow } from './single-food-meals.store.ts';

type Signed = Reaching & Readonly<{ actor: Actor; locale: Language }>;

/** The meal of a single food that a request names, of the caller or a client. Throws `not_found` otherwise. */
export async function reachSingleFoodMeal(ctx: Signed, id: number): Promise<SingleFoodRow> {
  const meal = await findSingleFoodMeal(ctx.db, id, visibleTo(ctx.actor), ctx.locale);
  if (meal === undefined) throw new ApiError('not_found');
  await recordReach(ctx, meal.person_id);
  return meal;
}

/** The same for bare numbers. */
export async function reachQuickAddMeal(ctx: Signed, id: number): Promise<QuickAddRow> {
  const meal = await findQuickAddMeal(ctx.db, id, visibleTo(ctx.actor));
  if (meal === undefined) throw new ApiError('not_found');
  await recordReach(ctx, meal.person_id);
  return meal;
}
