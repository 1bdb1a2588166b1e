import type { PlannerIngredient, PlannerRecipe } from './plan-request.ts';

/**
 * Grams in a portion from which people notice a food in a main meal, and how many times a week it may appear; avocado
 * counts as fruit.
 */
const NOTICED = { protein: 30, vegetable: 45, fruit: 45 } as const;
const BORNE = { protein: 3, vegetable: 4, fruit: 4 } as const;
/**
 * Breakfasts and snacks are identified by the two foods that provide most of their energy, and by fruit from this many
 * grams.
 */
const FOODS_OF_SMALL_MEAL = 2;
const NOTICED_FRUIT = 50;
/** In how many breakfasts and snacks of a week each of these foods may appear. */
const BORNE_SMALL_MEALS = 4;
/** Each time a food exceeds its limit counts more, up to this factor. */
const MOST_AGAIN = 2;

/** The protein of lunch counts this many times if it appears again at dinner. */
const SAME_DAY = 3;

/** The foods of each dish that people notice if they are repeated. */
export type LimitedFoods = Readonly<{
  /** The numbers of the foods of dish i are from start[i] up to but not including start[i + 1]. */
  start: Int32Array;
  food: Int32Array;
  /** By number, in how many meals of a week the food may appear. */
  borne: Uint8Array;
}>;

type Noticed = Readonly<{ foodId: number; borne: number }>;

/** The noticeable foods of main meals: the protein food, vegetables and fruit. */
export function limitedFoodsOf(recipes: readonly PlannerRecipe[]): LimitedFoods {
  return noticedIn(recipes, ({ ingredients }) =>
    ingredients.flatMap((one) => {
      const role = roleOf(one);
      return role === null ? [] : { foodId: one.foodId, borne: BORNE[role] };
    }),
  );
}

/** The noticeable foods at breakfast and between meals: quark, oats, bread, almonds, bananas. */
export function foodsOfSmallMeals(recipes: readonly PlannerRecipe[]): LimitedFoods {
  return noticedIn(recipes, ({ ingredients }) => {
    const most = ingredients
      .filter(({ measure }) => measure !== 'ml')
      .toSorted((one, other) => other.kcal - one.kcal)
      .slice(0, FOODS_OF_SMALL_MEAL);
    const fruit = ingredients.filter(({ produce, grams }) => produce === 'fruit' && grams >= NOTICED_FRUIT);
    return [...new Set([...most, ...fruit])].map(({ foodId }) => ({ foodId, borne: BORNE_SMALL_MEALS }));
  });
}

function roleOf({ role, produce, grams, measure }: PlannerIngredient): keyof typeof NOTICED | null {
  const noticed = role === 'protein' || role === 'vegetable' ? role : produce === 'fruit' ? produce : null;
  if (noticed === null || (noticed === 'protein' && measure === 'ml')) return null;
  return grams >= NOTICED[noticed] ? noticed : null;
}

function noticedIn(
  recipes: readonly PlannerRecipe[],
  foodsOf: (recipe: PlannerRecipe) => readonly Noticed[],
): LimitedFoods {
  const numbers = new Map<number, number>();
  const all: number[] = [];
  const start = new Int32Array(recipes.length + 1);
  const food: number[] = [];
  for (const [at, recipe] of recipes.entries()) {
    for (const { foodId, borne } of foodsOf(recipe)) {
      const number = numbers.get(foodId) ?? numbers.size;
      numbers.set(foodId, number);
      all[number] = Math.max(all[number] ?? 0, borne);
      food.push(number);
    }
    start[at + 1] = food.length;
  }
  return { start, food: Int32Array.from(food), borne: Uint8Array.from(all) };
}

/** How often each food has appeared in a plan, and on which day last. */
export type FoodTally = Readonly<{ count: Uint8Array; lastDay: Int16Array }>;

/** An empty tally. */
export function tallyFor({ borne }: LimitedFoods): FoodTally {
  return { count: new Uint8Array(borne.length), lastDay: new Int16Array(borne.length).fill(LONG_AGO) };
}
const LONG_AGO = -2;

export function clearTally({ count, lastDay }: FoodTally): void {
  count.fill(0);
  lastDay.fill(LONG_AGO);
}

/**
 * Adds a dish's foods to the tally. Returns by how many times they exceed the limits of a plan of this many weeks, and
 * how many of them already appeared on this day of the plan or, for the rarest kind, the day before.
 */
export function countAgain(
  { start, food, borne }: LimitedFoods,
  { count, lastDay }: FoodTally,
  dish: number,
  { day, weeks }: Readonly<{ day: number; weeks: number }>,
): number {
  let again = 0;
  for (let at = start[dish]!; at < start[dish + 1]!; at += 1) {
    const number = food[at]!;
    const often = borne[number]!;
    count[number] = count[number]! + 1;
    again += Math.max(0, Math.min(MOST_AGAIN, count[number] - Math.ceil(often * weeks)));
    if (day === lastDay[number]!) again += often === BORNE.protein ? SAME_DAY : 1;
    else if (often === BORNE.protein && day - lastDay[number]! <= 1) again += 1;
    lastDay[number] = day;
  }
  return again;
}
