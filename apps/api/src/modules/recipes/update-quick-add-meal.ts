import type { updateQuickAddMeal as endpoint } from '@weekbord/contract/recipes/update-quick-add-meal';
import type { Operation } from '../../platform/http/context.ts';
import { updateModified } from '../planner/planner.public.ts';
import { presentQuickAddMeal } from './plain-meals.present.ts';
import { updateQuickAddMeal as save } from './quick-add-meals.store.ts';
import { reachQuickAddMeal } from './reach-meal.ts';

export const updateQuickAddMeal: Operation<typeof endpoint> = async (ctx) => {
  const { db, body, now } = ctx;
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
