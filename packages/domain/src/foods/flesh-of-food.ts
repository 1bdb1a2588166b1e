import type { MarkedDiet, Suitability } from '../vocabulary.ts';

/** What a food is made of that makes its dish one with meat or fish. */
export type Flesh = 'meat' | 'fish';

/** What is asked of a food: `origins` is what it is or may be made of, null where unknown. */
export type FoodWithOrigins = Readonly<{
  diets: Readonly<Record<MarkedDiet, Suitability>>;
  origins: readonly string[] | null;
}>;

const MEAT: readonly string[] = ['meat', 'poultry', 'pork', 'slaughter'];
const FISH: readonly string[] = ['fish', 'shellfish'];

/**
 * Whether a food is meat, poultry, fish or shellfish or made of them, as stock, gelatine and fish sauce are; null where it
 * is not. What only may be in it, as in a wine that some makers fine with fish, does not count.
 */
export function fleshOfFood({ origins, diets }: FoodWithOrigins): Flesh | null {
  if (diets.vegetarian !== 'no') return null;
  const isOf = (kinds: readonly string[]) => origins === null || origins.some((origin) => kinds.includes(origin));
  if (diets.pescatarian !== 'yes' && isOf(MEAT)) return 'meat';
  return isOf(FISH) ? 'fish' : null;
}

/** What of meat and fish a dish has, from its foods, whatever it is about; meat where it has both. */
export function fleshOfDish(foods: readonly FoodWithOrigins[]): Flesh | null {
  const found = foods.map(fleshOfFood);
  if (found.includes('meat')) return 'meat';
  return found.includes('fish') ? 'fish' : null;
}
