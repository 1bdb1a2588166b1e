import type { Allergen, Diet } from '../vocabulary.ts';
import { type CatalogueIndex, mealBit } from './catalogue-index.ts';
import { ELIGIBLE } from './eligibility.ts';
import type { PlanDayInput, PlannerPreferences, SlotId } from './plan-request.ts';
import { buildProblem } from './week-problem.ts';

/** Rules by which nothing is left for a meal slot, each named where a person has several of its kind. */
export type EmptyRule =
  | Readonly<{ kind: 'diet'; diet: Diet }>
  | Readonly<{ kind: 'allergen'; allergen: Allergen }>
  /** What the person avoids beside that. */
  | Readonly<{ kind: 'avoided' }>
  /** Recipes that the person dislikes. */
  | Readonly<{ kind: 'disliked' }>
  /** The slot's energy. */
  | Readonly<{ kind: 'energy'; kcal: number }>
  /** No recipe is for this meal, whoever eats it. */
  | Readonly<{ kind: 'noRecipes' }>
  /** The slot has no energy in the plan. */
  | Readonly<{ kind: 'noTarget' }>;

export const EMPTY_RULE_KINDS = [
  'diet',
  'allergen',
  'avoided',
  'disliked',
  'energy',
  'noRecipes',
  'noTarget',
] as const satisfies readonly EmptyRule['kind'][];

/** Whether the planner has any meal for a slot of a day; `ofAnyEnergy` asks for recipes of its meal, however large. */
export function canFill(
  catalogue: CatalogueIndex,
  asked: Readonly<{ preferences: PlannerPreferences; day: PlanDayInput; slotId: SlotId; ofAnyEnergy: boolean }>,
): boolean {
  const { preferences, day, slotId, ofAnyEnergy } = asked;
  const { pool, slots } = buildProblem({ catalogue, preferences, days: [day] });
  if (ofAnyEnergy) {
    const bit = mealBit(day.slots.find(({ id }) => id === slotId)?.type ?? 'SNACK');
    return pool.exclusions.some((exclusion, at) => exclusion === ELIGIBLE && (catalogue.meals[at]! & bit) !== 0);
  }
  const kind = slots.find(({ slot }) => slot.id === slotId)?.kind;
  return kind?.recipes.some((recipe) => kind.platesOf(recipe).count > 0) ?? false;
}

/**
 * Of rules that together leave nothing, some that do so without the others, none of which can be missed. What is given
 * first is left out first.
 */
export async function leastRules<Rule>(
  rules: readonly Rule[],
  leaveNothing: (rules: readonly Rule[]) => Promise<boolean>,
): Promise<readonly Rule[]> {
  let least = rules;
  for (const rule of rules) {
    const others = least.filter((one) => one !== rule);
    if (await leaveNothing(others)) least = others;
  }
  return least;
}
