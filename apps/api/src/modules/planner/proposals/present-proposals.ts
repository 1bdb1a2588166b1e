import type { RecipeMeal } from '@weekbord/contract/diary/models';
import type { PlateCode } from '@weekbord/domain/plates/flex-table';
import type { Language } from '@weekbord/domain/languages/languages';
import { composeMeal } from '@weekbord/domain/planner/search/compose-meal';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { CheckedText } from '../../../platform/http/checked-text.ts';
import { nutrientColumns } from '../../foods/foods.public.ts';
import type { PlanningCatalogue } from '../auto-plan/planning-catalogue.ts';
import { showMeals } from './shown-recipes.ts';
import { presentRecipeMeal } from '../../recipes/recipes.public.ts';

/** A recipe on the proposed plate. */
export type Proposal = Readonly<{ recipeId: number; plate: PlateCode }>;

/** Returns proposals as the contract shows them, in the same order, in a few queries at most. */
export function presentProposals(
  ctx: Readonly<{ db: Kysely<Tables>; locale: Language }>,
  catalogue: PlanningCatalogue,
  proposals: readonly Proposal[],
): Promise<CheckedText<RecipeMeal>[]> {
  const compose = ({ recipeId, plate }: Proposal) =>
    composeMeal({ id: recipeId, lines: catalogue.lines.get(recipeId) ?? [] }, { portions: 1, plate });
  return showMeals(ctx, catalogue, proposals, compose, ({ plate }, meal, { template, lines }) =>
    presentRecipeMeal(
      {
        id: null,
        portions: 1,
        portions_multiplier: meal.portionsMultiplier,
        plate,
        ...meal.macros,
        ...nutrientColumns(meal.further),
      },
      template,
      lines,
    ),
  );
}
