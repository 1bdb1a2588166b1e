import type { deleteIngredient as endpoint } from '@weekbord/contract/diary/ingredients';
import type { Operation } from '../../platform/http/context.ts';
import { deleteMealLine, deleteTemplateLine } from './ingredients.store.ts';
import { checkStillPublishable, reachIngredient, refreshMeal } from './ingredients.ts';
import { listLinesOfTemplate } from './own-recipes.store.ts';
import { refreshRecipe } from './refresh-recipe.ts';

export const deleteIngredient: Operation<typeof endpoint> = async (ctx) => {
  const { db, params, now } = ctx;
  const { owner } = await reachIngredient(ctx, params.id);
  if (owner.kind === 'recipemeal') {
    await deleteMealLine(db, owner.meal.person_id, params.id);
    return refreshMeal(ctx, owner.meal);
  }
  const left = (await listLinesOfTemplate(db, owner.template.id)).length - 1;
  checkStillPublishable(owner.template, left);
  await deleteTemplateLine(db, params.id);
  await refreshRecipe(db, owner.template.id, now);
};
