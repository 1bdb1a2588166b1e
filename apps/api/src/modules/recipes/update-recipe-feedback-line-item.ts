import type { updateRecipeFeedbackLineItem as endpoint } from '@weekbord/contract/recipes/recipe-feedback';
import type { Operation } from '../../platform/http/context.ts';
import { updateFeedback } from './recipe-feedback.store.ts';
import { presentFeedback, reachFeedback } from './recipe-feedback.ts';

export const updateRecipeFeedbackLineItem: Operation<typeof endpoint> = async (ctx) => {
  const row = await reachFeedback(ctx, ctx.params.id);
  const { rating = row.rating, comment = row.comment } = ctx.body;
  await updateFeedback(ctx.db, row, { rating, comment });
  return presentFeedback({ ...row, rating, comment });
};
