import type { getRecipeFeedbackLineItem as endpoint } from '@weekbord/contract/recipes/recipe-feedback';
import type { Operation } from '../../platform/http/context.ts';
import { presentFeedback, reachFeedback } from './recipe-feedback.ts';

export const getRecipeFeedbackLineItem: Operation<typeof endpoint> = async (ctx) =>
  presentFeedback(await reachFeedback(ctx, ctx.params.id));
