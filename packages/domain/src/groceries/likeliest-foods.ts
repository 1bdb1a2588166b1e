import { foldText } from '../foods/fold-text.ts';
import type { FoodMatch } from '../recipes/read/match-food.ts';

/** Lowest score of a likely food; a lower one does not give an aisle. */
const LIKELY_FROM = 0.95;
/** How much lower than the best score another food may score and be meant as well. */
const MARGIN = 0.015;

/** Household goods that sound like a food. */
const NO_FOODS: ReadonlySet<string> = new Set(['roses', 'coffee filters', 'rozen', 'bloemen', 'koffiefilters']);

/** Ids of the foods that a name on a grocery list likely means, best first; none for household goods. */
export function likeliest(candidates: FoodMatch['candidates'], name: string): number[] {
  const best = candidates[0]?.score ?? 0;
  if (best < LIKELY_FROM || NO_FOODS.has(foldText(name))) return [];
  return candidates.filter(({ score }) => score >= best - MARGIN).map(({ id }) => id);
}
