import type { MarkedDiet } from '../diets/diets.ts';
import type { Suitability } from '../diets/suitability.ts';

/** Meat or fish, as the kind of flesh in a food or dish. */
export type Flesh = 'meat' | 'fish';

/** The fields of a food that are needed here: `origins` is what it is or may be made of, null if unknown. */
export type FoodWithOrigins = Readonly<{
  diets: Readonly<Record<MarkedDiet, Suitability>>;
  origins: readonly string[] | null;
}>;

const MEAT: readonly string[] = ['meat', 'poultry', 'pork', 'slaughter'];
const FISH: readonly string[] = ['fish', 'shellfish'];

/**
 * What flesh a food is or is made from: meat (including poultry) or fish (including shellfish); stock, gelatine and
 * fish sauce count. Null if none. A possible trace, as in wine that some makers fine with fish, does not count.
 */
export function fleshOfFood({ origins, diets }: FoodWithOrigins): Flesh | null {
  if (diets.vegetarian !== 'no') return null;
  const isOf = (kinds: readonly string[]) => origins === null || origins.some((origin) => kinds.includes(origin));
  if (diets.pescatarian !== 'yes' && isOf(MEAT)) return 'meat';
  return isOf(FISH) ? 'fish' : null;
}

/** The flesh in a dish, judged by all its foods and not only the main one; meat if it contains both meat and fish. */
export function fleshOfDish(foods: readonly FoodWithOrigins[]): Flesh | null {
  const found = foods.map(fleshOfFood);
  if (found.includes('meat')) return 'meat';
  return found.includes('fish') ? 'fish' : null;
}
