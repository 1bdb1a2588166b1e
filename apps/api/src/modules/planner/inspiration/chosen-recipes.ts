import type { PlannerRecipe } from '@weekbord/domain/planner/week/plan-request';
import type { PlateCode } from '@weekbord/domain/plates/flex-table';
import { writePlate } from '@weekbord/domain/plates/plate-code';
import { isHighInProtein } from '@weekbord/domain/recipes/dish-facts/high-protein';
import { inAskedOrder } from '@weekbord/domain/recipes/list/recipe-order';
import type { Language } from '@weekbord/domain/languages/languages';
import type { MarkedDiet } from '@weekbord/domain/diets/diets';
import { type PlannableLine, composeMeal } from '@weekbord/domain/planner/search/compose-meal';
import type { RecipeSort } from '@weekbord/domain/recipes/list/recipe-filters';
import type { PlanningCatalogue } from '../auto-plan/planning-catalogue.ts';
import type { Proposal } from '../proposals/present-proposals.ts';

/** Whether a recipe, in the version that the person can eat, is among those requested. */
export function isChosen(
  recipe: PlannerRecipe,
  asked: Readonly<{ diets?: readonly MarkedDiet[] | undefined; high_protein?: boolean | undefined }>,
): boolean {
  if (asked.diets?.some((diet) => recipe.diets[diet] !== 'yes')) return false;
  return asked.high_protein === undefined || isHighInProtein(recipe) === asked.high_protein;
}

/** Grams of protein by the lines of a recipe version, then by plate. */
const proteins = new WeakMap<readonly PlannableLine[], Map<string, number | null>>();

/**
 * Sorts proposals by what they show if a sort order is requested. By default they stay in the given order, best first.
 */
export function inOrder<Shown extends Proposal>(
  proposals: readonly Shown[],
  sort: RecipeSort | undefined,
  { catalogue, locale }: Readonly<{ catalogue: PlanningCatalogue; locale: Language }>,
): readonly Shown[] {
  if (sort === undefined) return proposals;
  const of = ({ recipeId, plate }: Shown) => {
    const { names, minutes } = catalogue.listed.get(recipeId)!;
    if (sort !== 'PROTEIN') return { name: names[locale], minutes, protein: null };
    const protein = proteinOf(recipeId, catalogue.lines.get(recipeId) ?? [], plate);
    return { name: names[locale], minutes, protein };
  };
  return inAskedOrder(proposals, sort, { of, language: locale });
}

/** Returns the grams of protein on a plate. Calculated once per version, because they are the same for everyone. */
function proteinOf(recipeId: number, lines: readonly PlannableLine[], plate: PlateCode): number | null {
  const known = proteins.get(lines) ?? new Map<string, number | null>();
  proteins.set(lines, known);
  const key = writePlate(plate);
  const before = known.get(key);
  if (before !== undefined) return before;
  const { protein } = composeMeal({ id: recipeId, lines }, { portions: 1, plate }).macros;
  known.set(key, protein);
  return protein;
}
