import type { Actor } from '../../../platform/http/actor.ts';
import { type Reaching, recordReach, visibleTo } from '../../access/access.public.ts';
import type { RecipeReader } from './templates.store.ts';

/** Which recipes the caller may see. */
export function readerOf(actor: Actor): RecipeReader {
  return { people: visibleTo(actor), coachId: actor.coachId };
}

/** Writes down which clients' own recipes a coach looks at, for the clients to see. */
export async function recordRecipeReach(
  ctx: Reaching & Readonly<{ actor: Actor }>,
  recipes: readonly Readonly<{ author_id: number | null }>[],
): Promise<void> {
  // Of others a person sees nothing but the recipes of their clients and of their coach.
  for (const author of new Set(recipes.map(({ author_id: id }) => id))) {
    if (author !== null && author !== ctx.actor.coachId) await recordReach(ctx, author);
  }
}
