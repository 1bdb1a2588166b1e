import { ALLERGEN_BITS, type CatalogueIndex, DIET_BITS, MEAL_BITS } from './catalogue-index.ts';
import { type PlannerPreferences, RECENT_DAYS } from '../week/plan-request.ts';

/**
 * The results of checking whether a recipe may be planned for a person: ELIGIBLE, or the first rule that excludes it.
 * The rules are checked in this order.
 */
export const ELIGIBLE = 0;
export const EXCLUDED_BY_DIET = 1;
export const EXCLUDED_BY_INTOLERANCE = 2;
export const EXCLUDED_BY_FOOD = 3;
export const EXCLUDED_BY_DISLIKE = 4;

/**
 * For each recipe of the index, ELIGIBLE or the first rule that excludes it. These are hard rules: no relaxation
 * bypasses them. Unknown counts as unsuitable.
 */
export function findExclusions(catalogue: CatalogueIndex, preferences: PlannerPreferences): Uint8Array {
  const diet = preferences.diet ? DIET_BITS[preferences.diet] : 0;
  let allergens = 0;
  for (const allergen of preferences.intolerances ?? []) allergens |= ALLERGEN_BITS[allergen];
  const avoided = new Set<number>();
  for (const foodId of preferences.avoidFoodIds ?? []) {
    const number = catalogue.foodNumber.get(foodId);
    if (number !== undefined) avoided.add(number);
  }
  const disliked = new Set(preferences.dislikedRecipeIds);
  const reasonOf = (index: number): number => {
    if ((catalogue.diets[index]! & diet) !== diet) return EXCLUDED_BY_DIET;
    if ((catalogue.freeOf[index]! & allergens) !== allergens) return EXCLUDED_BY_INTOLERANCE;
    const end = avoided.size === 0 ? 0 : catalogue.ingredientStart[index + 1]!;
    for (let at = catalogue.ingredientStart[index]!; at < end; at += 1) {
      if (avoided.has(catalogue.ingredientFood[at]!)) return EXCLUDED_BY_FOOD;
    }
    return disliked.has(catalogue.recipes[index]!.id) ? EXCLUDED_BY_DISLIKE : ELIGIBLE;
  };
  // Filled in a loop, because `Uint8Array.from` takes eight times as long.
  const exclusions = new Uint8Array(catalogue.recipes.length);
  for (let index = 0; index < exclusions.length; index += 1) exclusions[index] = reasonOf(index);
  return exclusions;
}

const MAIN_BITS = MEAL_BITS.LUNCH | MEAL_BITS.DINNER;

/** How often a breakfast or snack may appear within RECENT_DAYS before it counts as recent, and how often a side dish. */
const [OFTEN, OFTEN_AS_SIDE] = [3, 2] as const;

/**
 * For each recipe of the index, 1 if it was eaten or planned within RECENT_DAYS: once for a main meal, OFTEN times for
 * a breakfast or snack, which people like to repeat, and OFTEN_AS_SIDE times for a dish that can be a side dish.
 */
export function findRecent(catalogue: CatalogueIndex, preferences: PlannerPreferences): Uint8Array {
  const recent = new Uint8Array(catalogue.recipes.length);
  const times = new Uint16Array(catalogue.recipes.length);
  for (const { recipeId, daysAgo } of preferences.recent ?? []) {
    const index = catalogue.indexById.get(recipeId);
    if (index === undefined || daysAgo > RECENT_DAYS) continue;
    times[index] = times[index]! + 1;
    const isMain = (catalogue.meals[index]! & MAIN_BITS) !== 0;
    const isSide = catalogue.recipes[index]!.isSide === true;
    if (isMain || daysAgo === 0 || times[index] >= (isSide ? OFTEN_AS_SIDE : OFTEN)) recent[index] = 1;
  }
  return recent;
}
