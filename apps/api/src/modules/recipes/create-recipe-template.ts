import type { createRecipeTemplate as endpoint } from '@weekbord/contract/recipes/recipe-templates';
import type { Operation } from '../../platform/http/context.ts';
import { checkMayCreate } from './own-recipe-rights.ts';
import { insertOwnTemplate } from './own-recipes.store.ts';
import { checkRoomForRecipe, columnsOf, presentOwnRecipe } from './own-recipes.ts';
import { refreshRecipe } from './refresh-recipe.ts';

export const createRecipeTemplate: Operation<typeof endpoint> = async (ctx) => {
  const { db, actor, body, now } = ctx;
  await checkMayCreate(ctx);
  await checkRoomForRecipe(ctx);
  const named = { name_en: body.name, name_nl: body.name };
  const id = await insertOwnTemplate(db, actor.id, { ...named, ...columnsOf(body) }, now);
  await refreshRecipe(db, id, now);
  return presentOwnRecipe(ctx, id);
};
