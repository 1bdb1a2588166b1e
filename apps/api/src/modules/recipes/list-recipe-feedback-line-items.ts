import type { listRecipeFeedbackLineItems as endpoint } from '@weekbord/contract/recipes/recipe-feedback';
import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { listFeedback } from './recipe-feedback.store.ts';
import { presentFeedback } from './recipe-feedback.ts';

export const listRecipeFeedbackLineItems: Operation<typeof endpoint> = async (ctx) => {
  const { db, actor, query } = ctx;
  const { count, rows } = await listFeedback(db, { personId: actor.id, recipe: query.recipe, ...pageWindow(query) });
  return paginate(ctx, { count, rows: rows.map(presentFeedback) });
};
