import type { getRecipeTemplate as endpoint } from '@weekbord/contract/recipes/get-recipe-template';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { readerOf } from './recipe-reader.ts';
import { presentTemplate } from './recipes.present.ts';
import { findTemplate, listTemplateIngredients } from './recipes.store.ts';

export const getRecipeTemplate: Operation<typeof endpoint> = async ({ db, actor, locale, params }) => {
  const row = await findTemplate(db, params.id, readerOf(actor), locale);
  if (row === undefined) throw new ApiError('not_found');
  return presentTemplate(row, await listTemplateIngredients(db, [row.id], locale));
};
