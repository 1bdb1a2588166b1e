import type { listRecipeTemplates as endpoint } from '@weekbord/contract/recipes/recipe-templates';
import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { readSearch } from './recipe-search.store.ts';
import { readerOf, recordRecipeReach } from './recipe-reader.ts';
import { presentTemplateSummary } from './recipes.present.ts';
import { listTemplates } from './recipes.store.ts';

export const listRecipeTemplates: Operation<typeof endpoint> = async (ctx) => {
  const { actor, db, locale, query } = ctx;
  const filter = {
    author: query.author,
    sourceProvider: query.source_provider,
    published: query.published,
    tags: query.tags,
    mealTypes: query.meal_types,
    favouriteOf: query.favourite === true ? actor.id : undefined,
    search: await readSearch(db, query.ingredient_search, actor.id),
    preparationFrom: query.preparation_time_min_gte,
    preparationTo: query.preparation_time_min_lte,
  };
  const { count, rows } = await listTemplates(db, { reader: readerOf(actor), filter, locale, ...pageWindow(query) });
  await recordRecipeReach(ctx, rows);
  return paginate(ctx, { count, rows: rows.map(presentTemplateSummary) });
};
