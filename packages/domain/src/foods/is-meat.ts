import { type FoodWithOrigins, fleshOfFood } from './flesh-of-food.ts';

/** Whether a food of these origins is, or may contain, meat that people who eat halal buy halal. */
export function isMeat(origins: readonly string[] | null): boolean {
  return origins !== null && (origins.includes('meat') || origins.includes('poultry'));
}

/** Whether the foods of a dish include meat of any animal, or may include meat that must be bought halal. */
export function hasMeat(foods: readonly FoodWithOrigins[]): boolean {
  return foods.some((food) => isMeat(food.origins) || fleshOfFood(food) === 'meat');
}
