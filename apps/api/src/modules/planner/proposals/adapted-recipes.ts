import type { CatalogueIndex } from '@weekbord/domain/planner/catalogue/catalogue-index';
import type { PlannableLine } from '@weekbord/domain/planner/search/compose-meal';
import type { PlannerRecipe } from '@weekbord/domain/planner/week/plan-request';
import { plannerVersion } from '@weekbord/domain/planner/catalogue/planner-recipe';
import { type Eater, keyOfEater, type SwapTables, versionMaker } from '../../recipes/recipes.public.ts';

/** Recipes as an eater can have them. */
export type AdaptedRecipes = Readonly<{
  index: CatalogueIndex;
  /** The recipes that differ from the original. */
  adapted: ReadonlyMap<number, PlannerRecipe>;
  /** The lines of all the recipes. */
  lines: ReadonlyMap<number, readonly PlannableLine[]>;
  avoidFoodIds: readonly number[];
}>;

/** The adapted recipes of an eater who may eat everything. */
export const NOTHING_ADAPTED = { adapted: new Map<number, PlannerRecipe>(), avoidFoodIds: [] } as const;

type Written = Readonly<{
  recipes: readonly PlannerRecipe[];
  lines: ReadonlyMap<number, readonly PlannableLine[]>;
  swaps: SwapTables;
}>;

/**
 * Returns the recipes that need replacements for an eater, with their new lines. Recipes without a version that
 * respects all rules are left out: the original breaks a rule, which excludes it.
 */
export function adaptRecipes({ recipes, lines, swaps }: Written, eater: Eater, avoidFoodIds: readonly number[]) {
  const adapted = new Map<number, PlannerRecipe>();
  const changed = new Map<number, readonly PlannableLine[]>();
  if (keyOfEater(eater) === '') return { adapted, lines: changed };
  const versionOf = versionMaker(eater, swaps, avoidFoodIds);
  for (const recipe of recipes) {
    const version = versionOf(recipe.id, lines.get(recipe.id) ?? []);
    if (version === null || version === 'as-written') continue;
    adapted.set(recipe.id, plannerVersion(recipe, version.parts));
    changed.set(recipe.id, version.lines);
  }
  return { adapted, lines: changed };
}
