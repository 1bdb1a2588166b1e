import type { updateQuickAddMeal as endpoint } from '@weekbord/contract/diary/quick-add-meals';
import type { Operation } from '../../platform/http/context.ts';
import { visibleTo } from '../accounts/accounts.public.ts';
import { updateModified } from '../planner/planner.public.ts';
import { presentQuickAddMeal } from './plain-meals.present.ts';
import { lockQuickAddMeal, updateQuickAddMeal as save } from './quick-add-meals.store.ts';
import { reachQuickAddMeal } from './reach-meal.ts';

export const updateQuickAddMeal: Operation<typeof endpoint> = async (ctx) => {
  const { db, body, now } = ctx;
  // What is left out stays as it is after others' changes, not as it was before them.
  await lockQuickAddMeal(db, ctx.params.id, visibleTo(ctx.actor));
  const meal = await reachQuickAddMeal(ctx, ctx.params.id);
  const {
    name = meal.name,
    kcal = meal.kcal,
    protein = meal.protein,
    fat = meal.fat,
    carbohydrates = meal.carbohydrates,
  } = body;
  const changed = await save(db, meal, { name, kcal, protein, fat, carbohydrates });
  await updateModified(db, meal.person_id, { kind: 'quickaddmeal', id: meal.id }, now);
  return presentQuickAddMeal(changed);
};
