import type { Actor } from '../../platform/http/actor.ts';
import { visibleTo } from '../accounts/accounts.public.ts';
import type { RecipeReader } from './recipes.store.ts';

/** Which recipes the caller may see. */
export function readerOf(actor: Actor): RecipeReader {
  return { people: visibleTo(actor), coachId: actor.coachId };
}
