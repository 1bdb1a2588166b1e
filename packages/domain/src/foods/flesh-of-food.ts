import type { MarkedDiet } from '../diets/diets.ts';
import type { Suitability } from '../diets/suitability.ts';

/** Whether a food makes a dish contain meat or fish. */
export type Flesh = 'meat' | 'fish';

/** The part of a food that is needed here: `origins` is what it is or may be made of, null if unknown. */
export type FoodWithOrigins = Readonly<{
  diets: Readonly<Record<MarkedDiet, Suitability>>;
  origins: readonly string[] | null;
}>;

const MEAT: readonly string[] = ['meat', 'poultry', 'pork', 'slaughter'];
const FISH: readonly string[] = ['fish', 'shellfish'];

/**
 * Whether a food is meat, poultry, fish or shellfish or made from them, like stock, gelatine and fish sauce; null if
 * not. A possible trace, as in a wine that some makers fine with fish, does not count.
 */
export function fleshOfFood({ origins, diets }: FoodWithOrigins): Flesh | null {
  if (diets.vegetarian !== 'no') return null;
  const isOf = (kinds: readonly string[]) => origins === null || origins.some((origin) => kinds.includes(origin));
  if (diets.pescatarian !== 'yes' && isOf(MEAT)) return 'meat';
  return isOf(FISH) ? 'fish' : null;
}

/** Whether a dish contains meat or fish, from all its foods and not only the main one; meat if it has both. */
export function fleshOfDish(foods: readonly FoodWithOrigins[]): Flesh | null {
  const found = foods.map(fleshOfFood);
  if (found.includes('meat')) return 'meat';
  return found.includes('fish') ? 'fish' : null;
}
