import { type FoodWithOrigins, fleshOfFood } from './flesh-of-food.ts';

/** Whether a food with these origins is, or may contain, meat that people who eat halal must buy halal. */
export function isMeat(origins: readonly string[] | null): boolean {
  return origins !== null && (origins.includes('meat') || origins.includes('poultry'));
}

/** Whether a dish contains meat, or may contain meat that people who eat halal must buy halal. */
export function hasMeat(foods: readonly FoodWithOrigins[]): boolean {
  return foods.some((food) => isMeat(food.origins) || fleshOfFood(food) === 'meat');
}
