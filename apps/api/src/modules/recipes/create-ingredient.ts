import type { createIngredient as endpoint } from '@weekbord/contract/diary/ingredients';
import type { Context, Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { noteFoodUse } from '../foods/foods.public.ts';
import { insertMealLine } from './ingredients.store.ts';
import {
  checkNewServing,
  checkRoomForLine,
  type IngredientOwner,
  presentOneIngredient,
  reachMealToChange,
  refreshMeal,
} from './ingredients.ts';
import { checkMayEdit } from './own-recipe-rights.ts';
import { findWholeTemplate, insertTemplateLines } from './own-recipes.store.ts';
import { lockOwnRecipe } from './photos.store.ts';
import { refreshRecipe } from './refresh-recipe.ts';

type Ctx = Context<typeof endpoint>;

export const createIngredient: Operation<typeof endpoint> = async (ctx) => {
  const { db, actor, body, now } = ctx;
  const owner = await ownerOfBody(ctx);
  const amount = { servingId: body.suggested_serving, quantity: body.quantity };
  await checkNewServing(ctx, owner, { before: null, after: amount.servingId });
  await checkRoomForLine(db, owner);
  await noteFoodUse(db, actor.id, amount, now);
  if (owner.kind === 'recipemeal') {
    const { id: mealId, person_id: personId } = owner.meal;
    const id = await insertMealLine(db, owner.meal, amount, now);
    await refreshMeal(ctx, owner.meal);
    return presentOneIngredient(ctx, { kind: 'recipemeal', id: mealId, personId }, id);
  }
  const { id: templateId } = owner.template;
  const id = await insertTemplateLines(db, templateId, [{ ...amount, noteEn: null, noteNl: null }]);
  await refreshRecipe(db, templateId, now);
  return presentOneIngredient(ctx, { kind: 'recipetemplate', id: templateId }, id);
};

async function ownerOfBody(ctx: Ctx): Promise<IngredientOwner> {
  const { db, actor, body } = ctx;
  if (body.content_type === 'recipetemplate') await checkMayEdit(ctx);
  const owner = body.content_type === 'recipemeal' ? await reachMealToChange(ctx, body.object_id) : await recipe();
  if (owner === undefined) throw new FieldError({ object_id: 'does_not_exist' });
  return owner;

  async function recipe(): Promise<IngredientOwner | undefined> {
    const own = await lockOwnRecipe(db, body.object_id, actor.id);
    const template = own && (await findWholeTemplate(db, own.id));
    return template && { kind: 'recipetemplate', template };
  }
}
