import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Operation } from '../../../platform/http/context.ts';
import { ApiError, FieldError } from '../../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../../platform/http/paginate.ts';
import { readerOf } from '../templates/recipe-reader.ts';
import { findTemplate } from '../templates/templates.store.ts';
import {
  deleteFeedback,
  type FeedbackRow,
  findFeedback,
  insertFeedback,
  listFeedback,
  updateFeedback,
} from './recipe-feedback.store.ts';
import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Kysely } from 'kysely';

/** What the caller said, by its id. Throws `not_found` where it is not theirs. */
export async function reachFeedback(
  { db, actor }: Readonly<{ db: Kysely<Tables>; actor: Actor }>,
  id: number,
): Promise<FeedbackRow> {
  const row = await findFeedback(db, actor.id, id);
  if (row === undefined) throw new ApiError('not_found');
  return row;
}

/** What somebody said about a recipe. */
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
  const { db, actor, body, locale, now } = ctx;
  const template = await findTemplate(db, body.recipe, readerOf(actor), locale);
  if (template === undefined) throw new FieldError({ recipe: 'does_not_exist' });
  const { rating = null, comment = '' } = body;
  const said = { person_id: actor.id, recipe_template_id: template.id, rating, comment, created_at: now };
  return presentFeedback(await insertFeedback(db, said));
};

export const getRecipeFeedbackLineItem: Operation<Endpoints['getRecipeFeedbackLineItem']> = async (ctx) =>
  presentFeedback(await reachFeedback(ctx, ctx.params.id));

export const updateRecipeFeedbackLineItem: Operation<Endpoints['updateRecipeFeedbackLineItem']> = async (ctx) => {
  const row = await reachFeedback(ctx, ctx.params.id);
  const { rating = row.rating, comment = row.comment } = ctx.body;
  await updateFeedback(ctx.db, row, { rating, comment });
  return presentFeedback({ ...row, rating, comment });
};

export const deleteRecipeFeedbackLineItem: Operation<Endpoints['deleteRecipeFeedbackLineItem']> = async (ctx) =>
  deleteFeedback(ctx.db, await reachFeedback(ctx, ctx.params.id));
