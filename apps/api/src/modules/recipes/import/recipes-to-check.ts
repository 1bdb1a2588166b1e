import type { Endpoints } from '@weekbord/contract/endpoints';
import type { RecipeAsWritten } from '@weekbord/domain/recipes/import/recipe-files';
import type { Operation } from '../../../platform/http/context.ts';
import { pageWindow, paginate } from '../../../platform/http/paginate.ts';
import { authorize, authorizePerson } from '../../access/access.public.ts';
import { recipeToCheck } from '../recipes.resources.ts';
import { draftRecipe } from './draft-recipe.ts';
import { foundOfFile } from './found-of-file.ts';
import { deleteWaiting, type ImportedRecipeRow, listWaiting } from './recipe-imports.store.ts';

export const listRecipesToCheck: Operation<Endpoints['listRecipesToCheck']> = async (ctx) => {
  const personId = await authorizePerson(ctx);
  const { count, rows } = await listWaiting(ctx.db, { personId, ...pageWindow(ctx.query) });
  return paginate(ctx, {
    count,
    rows: rows.map(({ id, recipe_import_id: recipeImport, name, lines, lines_to_ask }) => {
      return { id, recipe_import: recipeImport, name, lines, lines_to_ask };
    }),
  });
};

export const readRecipeToCheck: Operation<Endpoints['readRecipeToCheck']> = async (ctx) => {
  const { found, ...beside } = foundOfFile(writtenIn(await authorize(ctx, recipeToCheck, ctx.params.id)));
  return draftRecipe(ctx, found, beside);
};

export const deleteRecipeToCheck: Operation<Endpoints['deleteRecipeToCheck']> = async (ctx) => {
  await deleteWaiting(ctx.db, await authorize(ctx, recipeToCheck, ctx.params.id));
};

/** Returns a pending recipe as it was in its file. A database constraint ensures that it is stored. */
function writtenIn({ id, as_written: written }: ImportedRecipeRow): RecipeAsWritten {
  if (written === null) throw new Error(`Recipe ${id} has to be checked, but its original text is missing.`);
  return written;
}
