import type { Allergen } from '../../foods/allergens.ts';
import type { Diet } from '../../diets/diets.ts';
import { type CatalogueIndex, mealBit } from '../catalogue/catalogue-index.ts';
import { ELIGIBLE, findExclusions } from '../catalogue/eligibility.ts';
import type { PlanDayInput, PlannerPreferences, SlotId } from '../week/plan-request.ts';
import { buildProblem } from '../week/week-problem.ts';

/**
 * Rules that together leave nothing for a meal slot, each listed individually, even if several are of the same kind.
 */
export type EmptyRule =
  | Readonly<{ kind: 'diet'; diet: Diet }>
  | Readonly<{ kind: 'allergen'; allergen: Allergen }>
  /** Other foods that the person avoids. */
  | Readonly<{ kind: 'avoided' }>
  /** Recipes that the person dislikes. */
  | Readonly<{ kind: 'disliked' }>
  /** The slot's energy. */
  | Readonly<{ kind: 'energy'; kcal: number }>
  /** The catalogue has no recipe for this meal at all. */
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

type Asked = Readonly<{ preferences: PlannerPreferences; day: PlanDayInput }>;

/** The slots of a day that the planner can fill. */
export function fillableSlots(catalogue: CatalogueIndex, { preferences, day }: Asked): ReadonlySet<SlotId> {
  const { slots } = buildProblem({ catalogue, preferences, days: [day] });
  const fillable = slots.filter(({ kind }) => kind.recipes.some((recipe) => kind.platesOf(recipe).count > 0));
  return new Set(fillable.map(({ slot }) => slot.id));
}

/** Whether there is any recipe for the meal of a slot, whatever its size. */
export function hasRecipeOfAnyEnergy(
  catalogue: CatalogueIndex,
  { preferences, day, slotId }: Asked & Readonly<{ slotId: SlotId }>,
): boolean {
  const bit = mealBit(day.slots.find(({ id }) => id === slotId)?.type ?? 'SNACK');
  return findExclusions(catalogue, preferences).some(
    (exclusion, at) => exclusion === ELIGIBLE && (catalogue.meals[at]! & bit) !== 0,
  );
}

/**
 * Returns a subset of rules that still leaves nothing and in which every rule is necessary. The rules together must
 * leave nothing; they are tried for removal from the first to the last.
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
