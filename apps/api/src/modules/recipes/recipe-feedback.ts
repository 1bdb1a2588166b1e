import type { getRecipeFeedbackLineItem } from '@weekbord/contract/recipes/recipe-feedback';
import type { Answered } from '@weekbord/contract/endpoint';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { type FeedbackRow, findFeedback } from './recipe-feedback.store.ts';

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
export function presentFeedback(row: FeedbackRow): Answered<typeof getRecipeFeedbackLineItem> {
  return {
    id: row.id,
    user: row.person_id,
    recipe: row.recipe_template_id,
    rating: row.rating,
    comment: row.comment,
    created: row.created_at.toISOString(),
  };
}
