import type { getIngredient as endpoint } from '@weekbord/contract/diary/ingredients';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { recordReach, visibleTo } from '../accounts/accounts.public.ts';
import { findMealLine, findTemplateLine } from './ingredients.store.ts';
import { presentOneIngredient } from './ingredients.ts';
import { findMeal } from './recipe-meals.store.ts';
import { readerOf, recordRecipeReach } from './recipe-reader.ts';
import { findTemplate } from './recipes.store.ts';

export const getIngredient: Operation<typeof endpoint> = async (ctx) => {
  const { db, actor, params, locale } = ctx;
  const line = await findTemplateLine(db, params.id);
  const template = line && (await findTemplate(db, line.templateId, readerOf(actor), locale));
  if (template !== undefined) {
    await recordRecipeReach(ctx, [template]);
    return presentOneIngredient(ctx, { kind: 'recipetemplate', id: template.id }, params.id);
  }
  const ofMeal = await findMealLine(db, params.id, visibleTo(actor));
  const meal = ofMeal && (await findMeal(db, ofMeal.mealId, visibleTo(actor)));
  if (meal === undefined) throw new ApiError('not_found');
  await recordReach(ctx, meal.person_id);
  return presentOneIngredient(ctx, { kind: 'recipemeal', id: meal.id, personId: meal.person_id }, params.id);
};
