import type { Expression } from 'kysely';
import type { Actor } from '../../../platform/http/actor.ts';
import type { RecipeReader } from './templates.store.ts';

/** Which recipes the caller may see, given whose records are in reach. */
export function readerAmong(actor: Actor, people: Expression<number>): RecipeReader {
  return { people, coachId: actor.coachId };
}

/**
 * Whose recipe it is that somebody looks at, for that person to know. Of others a person sees nothing but the recipes of
 * their clients and of their coach; a coach's published ones are meant to be looked at.
 */
export function ownerToTell(
  { author_id: author }: Readonly<{ author_id: number | null }>,
  actor: Actor,
): number | null {
  return author === actor.coachId ? null : author;
}
