import type { Operation } from '../../../platform/http/context.ts';
import { pageWindow, paginate } from '../../../platform/http/paginate.ts';
import { authorize, authorizeReference } from '../../access/access.public.ts';
import { recipe, recipeFeedback } from '../recipes.resources.ts';
import {
  deleteFeedback,
  type FeedbackRow,
  insertFeedback,
  listFeedback,
  updateFeedback,
} from './recipe-feedback.store.ts';
import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';

/** Returns a person's feedback on a recipe in the contract's shape. */
export function presentFeedback(row: FeedbackRow): Answered<Endpoints['getRecipeFeedbackLineItem']> {
  return {
    id: row.id,
    user: row.person_id,
    recipe: row.recipe_template_id,
    rating: row.rating,
    comment: row.comment,
    created: row.created_at.toISOString(),
  };
}

export const listRecipeFeedbackLineItems: Operation<Endpoints['listRecipeFeedbackLineItems']> = async (ctx) => {
  const { db, actor, query } = ctx;
  const { count, rows } = await listFeedback(db, { personId: actor.id, recipe: query.recipe, ...pageWindow(query) });
  return paginate(ctx, { count, rows: rows.map(presentFeedback) });
};

export const createRecipeFeedbackLineItem: Operation<Endpoints['createRecipeFeedbackLineItem']> = async (ctx) => {
  const { db, actor, body, now } = ctx;
  const template = await authorizeReference(ctx, recipe, 'recipe', body.recipe);
  const { rating = null, comment = '' } = body;
  const said = { person_id: actor.id, recipe_template_id: template.id, rating, comment, created_at: now };
  return presentFeedback(await insertFeedback(db, said));
};

export const getRecipeFeedbackLineItem: Operation<Endpoints['getRecipeFeedbackLineItem']> = async (ctx) =>
  presentFeedback(await authorize(ctx, recipeFeedback, ctx.params.id));

export const updateRecipeFeedbackLineItem: Operation<Endpoints['updateRecipeFeedbackLineItem']> = async (ctx) => {
  const row = await authorize(ctx, recipeFeedback, ctx.params.id);
  const { rating = row.rating, comment = row.comment } = ctx.body;
  await updateFeedback(ctx.db, row, { rating, comment });
  return presentFeedback({ ...row, rating, comment });
};

export const deleteRecipeFeedbackLineItem: Operation<Endpoints['deleteRecipeFeedbackLineItem']> = async (ctx) =>
  deleteFeedback(ctx.db, await authorize(ctx, recipeFeedback, ctx.params.id));
