import type { deleteRecipeFeedbackLineItem as endpoint } from '@weekbord/contract/recipes/recipe-feedback';
import type { Operation } from '../../platform/http/context.ts';
import { deleteFeedback } from './recipe-feedback.store.ts';
import { reachFeedback } from './recipe-feedback.ts';

export const deleteRecipeFeedbackLineItem: Operation<typeof endpoint> = async (ctx) =>
  deleteFeedback(ctx.db, await reachFeedback(ctx, ctx.params.id));
