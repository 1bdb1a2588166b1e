import { foldText } from '../foods/fold-text.ts';
import type { FoodMatch } from '../recipes/read/match-food.ts';

/** From which score a food is likely meant; a worse guess says nothing of where it is in a shop. */
const LIKELY_FROM = 0.95;
/** How much worse than the best those are that may be meant as well. */
const MARGIN = 0.025;

/** What is bought in the same shops, is no food, and sounds like one. */
const NO_FOODS: ReadonlySet<string> = new Set(['roses', 'coffee filters', 'rozen', 'bloemen', 'koffiefilters']);

/** The ids of the foods that a name on a grocery list likely means, the best first; none where it is no food. */
export function likeliest(candidates: FoodMatch['candidates'], name: string): number[] {
  const best = candidates[0]?.score ?? 0;
  if (best < LIKELY_FROM || NO_FOODS.has(foldText(name))) return [];
  return candidates.filter(({ score }) => score >= best - MARGIN).map(({ id }) => id);
}
