import type { deleteRecipeTemplate as endpoint } from '@weekbord/contract/recipes/recipe-templates';
import type { Operation } from '../../platform/http/context.ts';
import { dropPhoto } from './drop-photo.ts';
import { checkMayEdit } from './own-recipe-rights.ts';
import { deleteTemplate, isPlanned, updateTemplate } from './own-recipes.store.ts';
import { reachOwnRecipe } from './own-recipes.ts';

export const deleteRecipeTemplate: Operation<typeof endpoint> = async (ctx) => {
  const { db, files, actor, params, now } = ctx;
  const template = await reachOwnRecipe(ctx, params.id);
  await checkMayEdit(ctx);
  if (template.published || (await isPlanned(db, template.id))) {
    await updateTemplate(db, template.id, { published: false, modified_at: now });
    return;
  }
  await dropPhoto({ db, files }, actor.id, template.image);
  await deleteTemplate(db, template.id);
};
