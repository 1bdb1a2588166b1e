import type { listRecipeTags as endpoint } from '@weekbord/contract/recipes/recipe-templates';
import { RECIPE_TAGS } from '@weekbord/domain/vocabulary';
import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';

const TAGS = RECIPE_TAGS.map((name, at) => ({ id: at + 1, name }));

export const listRecipeTags: Operation<typeof endpoint> = (ctx) => {
  const { limit, offset } = pageWindow(ctx.query);
  return Promise.resolve(paginate(ctx, { count: TAGS.length, rows: TAGS.slice(offset, offset + limit) }));
};
