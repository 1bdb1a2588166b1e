import { type FoodWithOrigins, fleshOfFood } from './flesh-of-food.ts';

/** Whether a food of these origins is, or may hold, meat that people who eat halal choose halal. */
export function isMeat(origins: readonly string[] | null): boolean {
  return origins !== null && (origins.includes('meat') || origins.includes('poultry'));
}

/** Whether meat of any animal is among the foods of a dish, or may be meat that is chosen halal. */
export function hasMeat(foods: readonly FoodWithOrigins[]): boolean {
  return foods.some((food) => isMeat(food.origins) || fleshOfFood(food) === 'meat');
}
