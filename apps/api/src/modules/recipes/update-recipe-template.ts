import type { updateRecipeTemplate as endpoint } from '@weekbord/contract/recipes/recipe-templates';
import type { Operation } from '../../platform/http/context.ts';
import { checkMayEdit } from './own-recipe-rights.ts';
import { updateTemplate } from './own-recipes.store.ts';
import { columnsOf, presentOwnRecipe, publishRecipe, reachOwnRecipe } from './own-recipes.ts';
import { refreshRecipe } from './refresh-recipe.ts';

export const updateRecipeTemplate: Operation<typeof endpoint> = async (ctx) => {
  const { db, params, body, now } = ctx;
  const template = await reachOwnRecipe(ctx, params.id);
  await checkMayEdit(ctx);
  const { published, ...fields } = body;
  await updateTemplate(db, template.id, { ...columnsOf(fields), modified_at: now });
  if (published === true) await publishRecipe(ctx, template);
  if (published === false) await updateTemplate(db, template.id, { published: false, modified_at: now });
  await refreshRecipe(db, template.id, now);
  return presentOwnRecipe(ctx, template.id);
};
