import type { updateIngredient as endpoint } from '@weekbord/contract/diary/ingredients';
import type { Operation } from '../../platform/http/context.ts';
import { updateMealLine, updateTemplateLine } from './ingredients.store.ts';
import { checkNewServing, presentOneIngredient, reachIngredient, refreshMeal } from './ingredients.ts';
import { refreshRecipe } from './refresh-recipe.ts';

export const updateIngredient: Operation<typeof endpoint> = async (ctx) => {
  const { db, body, now } = ctx;
  const { id } = ctx.params;
  const { owner, amount: before } = await reachIngredient(ctx, id);
  const amount = { servingId: body.suggested_serving ?? before.servingId, quantity: body.quantity ?? before.quantity };
  await checkNewServing(ctx, owner, { before: before.servingId, after: amount.servingId });
  if (owner.kind === 'recipemeal') {
    const { id: mealId, person_id: personId } = owner.meal;
    await updateMealLine(db, { personId, id }, amount, now);
    await refreshMeal(ctx, owner.meal);
    return presentOneIngredient(ctx, { kind: 'recipemeal', id: mealId, personId }, id);
  }
  await updateTemplateLine(db, id, amount);
  await refreshRecipe(db, owner.template.id, now);
  return presentOneIngredient(ctx, { kind: 'recipetemplate', id: owner.template.id }, id);
};
