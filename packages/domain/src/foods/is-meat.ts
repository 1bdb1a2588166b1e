import { type FoodWithOrigins, fleshOfFood } from './flesh-of-food.ts';

/** Whether a food with these origins is or may contain meat that must be bought halal by people who eat halal. */
export function isMeat(origins: readonly string[] | null): boolean {
  return origins !== null && (origins.includes('meat') || origins.includes('poultry'));
}

/** Whether a dish contains meat of any animal, or may contain meat that must be bought halal. */
export function hasMeat(foods: readonly FoodWithOrigins[]): boolean {
  return foods.some((food) => isMeat(food.origins) || fleshOfFood(food) === 'meat');
}
