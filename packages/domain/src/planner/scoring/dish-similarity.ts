import { DISH_FORMS, PROTEIN_SOURCES } from '../../recipes/dish-facts/nature-of-dish.ts';
import type { PlannerRecipe } from '../week/plan-request.ts';

/** The number of foods that identify a dish: the few that provide most of its energy. */
const MAIN_FOODS = 4;
/**
 * Two dishes are different if at most the share DIFFERENT of their energy comes from the same foods, and the same if at
 * least the share SAME does.
 */
const [DIFFERENT, SAME] = [0.5, 0.85] as const;
/** Minimum similarity of dishes with the same protein source and the same form. */
const TWINS = 0.5;

/** The foods that provide most of each dish's energy, with their share of it, for comparing dishes quickly. */
export type MainFoods = Readonly<{
  food: Int32Array;
  share: Float64Array;
  /** A 64-bit fingerprint of a dish's foods: dishes without a common bit share no food. */
  low: Int32Array;
  high: Int32Array;
  /** One number per combination of protein source and form; -1 if the combination is too general to compare. */
  twin: Int16Array;
  /** The ids of each dish's characteristic foods. */
  characteristic: readonly (readonly number[])[];
}>;
const BITS = 32;
/**
 * A food is characteristic of its dishes if at most this share of the recipes contain it, like asparagus and tahini but
 * unlike onions and chicken.
 */
const CHARACTERISTIC_SHARE = 0.015;
/** Minimum grams in a portion for a food to be characteristic; a pinch of a rare spice is not. */
const CHARACTERISTIC_GRAMS = 15;

/** Finds the main foods of recipes, in the given order. */
export function mainFoodsOf(recipes: readonly PlannerRecipe[]): MainFoods {
  const food = new Int32Array(recipes.length * MAIN_FOODS).fill(-1);
  const share = new Float64Array(recipes.length * MAIN_FOODS);
  const [low, high] = [new Int32Array(recipes.length), new Int32Array(recipes.length)];
  for (const [recipe, { ingredients, kcal }] of recipes.entries()) {
    const most = ingredients.toSorted((a, b) => b.kcal - a.kcal).slice(0, MAIN_FOODS);
    for (const [at, one] of most.entries()) {
      food[recipe * MAIN_FOODS + at] = one.foodId;
      share[recipe * MAIN_FOODS + at] = one.kcal / kcal;
      const word = one.foodId % (2 * BITS) < BITS ? low : high;
      word[recipe] = word[recipe]! | (1 << (one.foodId % BITS));
    }
  }
  return {
    food,
    share,
    low,
    high,
    twin: Int16Array.from(recipes, twinOf),
    characteristic: characteristicFoodsOf(recipes),
  };
}

function characteristicFoodsOf(recipes: readonly PlannerRecipe[]): readonly (readonly number[])[] {
  const foods = recipes.map(({ ingredients }) => [
    ...new Set(ingredients.flatMap(({ foodId, grams }) => (grams >= CHARACTERISTIC_GRAMS ? foodId : []))),
  ]);
  const often = new Map<number, number>();
  for (const food of foods.flat()) often.set(food, (often.get(food) ?? 0) + 1);
  return foods.map((of) => of.filter((food) => often.get(food)! <= CHARACTERISTIC_SHARE * recipes.length));
}

/** Bread is not compared, because a week may contain several with the same protein; nor are dishes without protein. */
function twinOf({ source, form }: PlannerRecipe): number {
  if (source === undefined || source === 'NONE' || form === undefined || form === 'BREAD') return -1;
  return PROTEIN_SOURCES.indexOf(source) * DISH_FORMS.length + DISH_FORMS.indexOf(form);
}

/**
 * How similar the foods of two dishes are, from 0 to 1. 0 if at most half of the energy comes from the same foods, as
 * in two pasta dishes with different sauces. 1 if nearly all does, as in two recipes for jacket potatoes with beans and
 * cheese.
 */
export function similarity({ food, share, low, high }: MainFoods, one: number, other: number): number {
  if ((low[one]! & low[other]!) === 0 && (high[one]! & high[other]!) === 0) return 0;
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
  return common <= DIFFERENT ? 0 : Math.min(1, (common - DIFFERENT) / (SAME - DIFFERENT));
}

/**
 * How alike the foods of two main dishes are: at least half if they share a protein source and a form. 0 for the same
 * dish, since a dish cooked for two days is meant to be eaten twice.
 */
export function likeness(mainFoods: MainFoods, one: number, other: number): number {
  if (one === other) return 0;
  const isTwin = mainFoods.twin[one]! >= 0 && mainFoods.twin[one] === mainFoods.twin[other];
  return Math.max(isTwin ? TWINS : 0, similarity(mainFoods, one, other));
}

/** Whether two different dishes share a characteristic food. */
export function sharesCharacteristic({ characteristic }: MainFoods, one: number, other: number): boolean {
  if (one === other) return false;
  const others = characteristic[other]!;
  for (const food of characteristic[one]!) if (others.includes(food)) return true;
  return false;
}
