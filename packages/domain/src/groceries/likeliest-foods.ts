import { foldText } from '../foods/fold-text.ts';
import type { FoodMatch } from '../recipes/read/match-food.ts';

/** Minimum score of a likely food; a lower one does not decide an aisle. */
const LIKELY_FROM = 0.95;
/** How far below the best score another food can be and still count as likely. */
const MARGIN = 0.015;

/** Household goods whose names resemble names of foods. */
const NO_FOODS: ReadonlySet<string> = new Set(['roses', 'coffee filters', 'rozen', 'bloemen', 'koffiefilters']);

/** Ids of the foods that a name on a grocery list probably means, best first; empty for household goods. */
export function likeliest(candidates: FoodMatch['candidates'], name: string): number[] {
  const best = candidates[0]?.score ?? 0;
  if (best < LIKELY_FROM || NO_FOODS.has(foldText(name))) return [];
  return candidates.filter(({ score }) => score >= best - MARGIN).map(({ id }) => id);
}
