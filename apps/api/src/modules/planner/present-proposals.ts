import type { RecipeMeal } from '@weekbord/contract/diary/models';
import type { Language } from '@weekbord/domain/vocabulary';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { composeMeal, presentRecipeMeal } from '../diary/diary.public.ts';
import { type PlannableLine, listTemplateIngredients, listTemplatesByIds } from '../recipes/recipes.public.ts';

/** A recipe at the size in which it is proposed. */
export type Proposal = Readonly<{ recipeId: number; multiplier: number }>;

/** Proposals as the contract shows them, in the same order: two queries, however many there are. */
export async function presentProposals(
  { db, locale }: Readonly<{ db: Kysely<Tables>; locale: Language }>,
  plannable: ReadonlyMap<number, readonly PlannableLine[]>,
  proposals: readonly Proposal[],
): Promise<RecipeMeal[]> {
  if (proposals.length === 0) return [];
  const ids = proposals.map(({ recipeId }) => recipeId);
  const templates = new Map((await listTemplatesByIds(db, ids, locale)).map((row) => [row.id, row]));
  const lines = Map.groupBy(await listTemplateIngredients(db, ids, locale), ({ owner_id: owner }) => owner);
  return proposals.map(({ recipeId, multiplier }) => {
    const { macros } = composeMeal(
      { id: recipeId, lines: plannable.get(recipeId) ?? [] },
      { portions: 1, portionsMultiplier: multiplier },
    );
    return presentRecipeMeal(
      { id: null, portions: 1, portions_multiplier: multiplier, ...macros },
      templates.get(recipeId)!,
      (lines.get(recipeId) ?? []).map((line) => ({ ...line, quantity: line.quantity * multiplier })),
    );
  });
}
