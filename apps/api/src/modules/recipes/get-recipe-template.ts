import type { getRecipeTemplate as endpoint } from '@weekbord/contract/recipes/recipe-templates';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { readerOf, recordRecipeReach } from './recipe-reader.ts';
import { presentTemplate } from './recipes.present.ts';
import { findTemplate, listTemplateIngredients } from './recipes.store.ts';

export const getRecipeTemplate: Operation<typeof endpoint> = async (ctx) => {
  const { db, actor, locale, params } = ctx;
  const row = await findTemplate(db, params.id, readerOf(actor), locale);
  if (row === undefined) throw new ApiError('not_found');
  await recordRecipeReach(ctx, [row]);
  return presentTemplate(row, await listTemplateIngredients(db, [row.id], locale));
};
