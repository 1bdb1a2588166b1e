import type { Expression } from 'kysely';
import type { Actor } from '../../../platform/http/actor.ts';
import type { RecipeReader } from './templates.store.ts';

/** Returns which recipes the caller may see, given the people whose records they can access. */
export function readerAmong(actor: Actor, people: Expression<number>): RecipeReader {
  return { people, coachId: actor.coachId };
}

/** Returns the author for whom reading a recipe is audited; null if there is none, or if it is the reader's coach. */
export function auditedOwner(
  { author_id: author }: Readonly<{ author_id: number | null }>,
  actor: Actor,
): number | null {
  return author === actor.coachId ? null : author;
}
