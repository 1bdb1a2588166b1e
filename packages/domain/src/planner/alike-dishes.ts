import type { PlannerRecipe } from './plan-request.ts';

/** A dish is told by the few foods that bring most of its energy. */
const MAIN_FOODS = 4;
/** Share of the energy from the same foods up to which dishes are different ones. */
const DIFFERENT = 0.5;

/** The foods that bring most of each dish's energy, with their share of it; for comparing dishes quickly. */
export type MainFoods = Readonly<{ food: Int32Array; share: Float64Array }>;

export function mainFoodsOf(recipes: readonly PlannerRecipe[]): MainFoods {
  const food = new Int32Array(recipes.length * MAIN_FOODS).fill(-1);
  const share = new Float64Array(recipes.length * MAIN_FOODS);
  for (const [recipe, { ingredients, kcal }] of recipes.entries()) {
    const most = ingredients.toSorted((a, b) => b.kcal - a.kcal).slice(0, MAIN_FOODS);
    for (const [at, one] of most.entries()) {
      food[recipe * MAIN_FOODS + at] = one.foodId;
      share[recipe * MAIN_FOODS + at] = one.kcal / kcal;
    }
  }
  return { food, share };
}

/**
 * How alike two dishes are on the table, from 0 to 1: 0 where half of the energy or less is from the same foods, as of two
 * pasta dishes with other sauces, 1 where all is, as of two jacket potatoes with beans and cheese.
 */
export function alikeness({ food, share }: MainFoods, one: number, other: number): number {
  let common = 0;
  const [endOfOne, start, end] = [(one + 1) * MAIN_FOODS, other * MAIN_FOODS, (other + 1) * MAIN_FOODS];
  for (let a = one * MAIN_FOODS; a < endOfOne; a += 1) {
    const wanted = food[a]!;
    if (wanted < 0) break;
    for (let b = start; b < end; b += 1)
      if (food[b] === wanted) {
        common += Math.min(share[a]!, share[b]!);
        break;
      }
  }
  return common <= DIFFERENT ? 0 : Math.min(1, (common - DIFFERENT) / (1 - DIFFERENT));
}
