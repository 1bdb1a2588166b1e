import type { RecipeMeal } from '@weekbord/contract/diary/models';
import type { Language } from '@weekbord/domain/vocabulary';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { CheckedText } from '../../platform/http/checked-text.ts';
import { composeMeal, presentRecipeMeal } from '../diary/diary.public.ts';
import type { PlanningCatalogue } from './planning-catalogue.ts';
import { showMeals } from './shown-recipes.ts';

/** A recipe at the size in which it is proposed. */
export type Proposal = Readonly<{ recipeId: number; multiplier: number }>;

/** Proposals as the contract shows them, in the same order: two queries at most, however many there are. */
export function presentProposals(
  ctx: Readonly<{ db: Kysely<Tables>; locale: Language }>,
  catalogue: PlanningCatalogue,
  proposals: readonly Proposal[],
): Promise<CheckedText<RecipeMeal>[]> {
  return showMeals(ctx, catalogue, proposals, ({ recipeId, multiplier }, { template, lines }) => {
    const { macros } = composeMeal(
      { id: recipeId, lines: catalogue.lines.get(recipeId) ?? [] },
      { portions: 1, portionsMultiplier: multiplier },
    );
    return presentRecipeMeal(
      { id: null, portions: 1, portions_multiplier: multiplier, ...macros },
      template,
      lines.map((line) => ({ ...line, quantity: line.quantity * multiplier })),
    );
  });
}
