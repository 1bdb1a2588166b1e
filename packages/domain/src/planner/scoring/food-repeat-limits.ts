import type { PlannerIngredient, PlannerRecipe } from '../week/plan-request.ts';

/** Minimum grams in a portion for people to notice a food in a main meal. Avocado counts as fruit. */
const NOTICED = { protein: 30, vegetable: 45, fruit: 45 } as const;
/** How many times a week people want to see a noticeable food in main meals. */
const TIMES_A_WEEK = { protein: 3, vegetable: 4, fruit: 4 } as const;
/** Breakfasts and snacks are identified by this many foods that provide most of their energy, and by their fruit. */
const FOODS_OF_SMALL_MEAL = 2;
/** Minimum grams of fruit in a breakfast or snack for people to notice it. */
const NOTICED_FRUIT = 50;
/** In how many breakfasts and snacks of a week each noticeable food may appear. */
const TIMES_A_WEEK_SMALL_MEALS = 4;
/** Each additional meal above a food's limit counts more, up to this factor. */
const MOST_AGAIN = 2;

/** The protein of lunch counts this many times if it appears again at dinner. */
const SAME_DAY = 3;

/** The foods of each dish that people notice when they are repeated. */
export type FoodRepeatLimits = Readonly<{
  /** The numbers of the foods of dish i are from start[i] up to but not including start[i + 1]. */
  start: Int32Array;
  food: Int32Array;
  /** By number, in how many meals of a week the food may appear. */
  timesAWeek: Uint8Array;
}>;

type Noticed = Readonly<{ foodId: number; timesAWeek: number }>;

/** The noticeable foods of main meals: the protein food, vegetables and fruit. */
export function foodRepeatLimitsOf(recipes: readonly PlannerRecipe[]): FoodRepeatLimits {
  return noticedIn(recipes, ({ ingredients }) =>
    ingredients.flatMap((one) => {
      const role = roleOf(one);
      return role === null ? [] : { foodId: one.foodId, timesAWeek: TIMES_A_WEEK[role] };
    }),
  );
}

/** The noticeable foods of breakfasts and snacks: quark, oats, bread, almonds, bananas. */
export function foodsOfSmallMeals(recipes: readonly PlannerRecipe[]): FoodRepeatLimits {
  return noticedIn(recipes, ({ ingredients }) => {
    const most = ingredients
      .filter(({ measure }) => measure !== 'ml')
      .toSorted((one, other) => other.kcal - one.kcal)
      .slice(0, FOODS_OF_SMALL_MEAL);
    const fruit = ingredients.filter(({ produce, grams }) => produce === 'fruit' && grams >= NOTICED_FRUIT);
    return [...new Set([...most, ...fruit])].map(({ foodId }) => ({ foodId, timesAWeek: TIMES_A_WEEK_SMALL_MEALS }));
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
): FoodRepeatLimits {
  const numbers = new Map<number, number>();
  const all: number[] = [];
  const start = new Int32Array(recipes.length + 1);
  const food: number[] = [];
  for (const [at, recipe] of recipes.entries()) {
    const most = new Map<number, number>();
    for (const { foodId, timesAWeek } of foodsOf(recipe)) most.set(foodId, Math.max(timesAWeek, most.get(foodId) ?? 0));
    for (const [foodId, timesAWeek] of most) {
      const number = numbers.get(foodId) ?? numbers.size;
      numbers.set(foodId, number);
      all[number] = Math.max(all[number] ?? 0, timesAWeek);
      food.push(number);
    }
    start[at + 1] = food.length;
  }
  return { start, food: Int32Array.from(food), timesAWeek: Uint8Array.from(all) };
}

/** In how many meals of a plan each food appears, in total and by day. */
export type FoodTally = Readonly<{
  count: Uint8Array;
  /** The maximum number of meals that costs nothing, by food. */
  limit: Uint8Array;
  /** The number of meals with food i on day d is at i * days + d. */
  onDay: Uint8Array;
  days: number;
}>;

/** An empty tally for a plan of this many days. */
export function foodTally({ timesAWeek }: FoodRepeatLimits, days: number, weeks: number): FoodTally {
  return {
    count: new Uint8Array(timesAWeek.length),
    limit: timesAWeek.map((often) => Math.ceil(often * weeks)),
    onDay: new Uint8Array(timesAWeek.length * days),
    days,
  };
}

/**
 * How far a dish's foods on a day would exceed their limits. Counts meals above each food's limit, and foods that are
 * repeated on that day or, with the strictest limit, on the day before or after.
 */
export function foodExcess(
  { start, food, timesAWeek }: FoodRepeatLimits,
  { count, limit, onDay, days }: FoodTally,
  dish: number,
  day: number,
): number {
  let excess = 0;
  for (let at = start[dish]!; at < start[dish + 1]!; at += 1) {
    const number = food[at]!;
    const place = number * days + day;
    const isRarest = timesAWeek[number] === TIMES_A_WEEK.protein;
    excess += Math.max(0, Math.min(MOST_AGAIN, count[number]! + 1 - limit[number]!));
    if (onDay[place]! > 0) excess += isRarest ? SAME_DAY : 1;
    else if (isRarest) {
      if (day > 0 && onDay[place - 1]! > 0) excess += 1;
      if (day + 1 < days && onDay[place + 1]! > 0) excess += 1;
    }
  }
  return excess;
}

/** Adds a dish's foods on a day to the tally, or removes them. */
export function countFoods(
  { start, food }: FoodRepeatLimits,
  { count, onDay, days }: FoodTally,
  dish: number,
  day: number,
  sign: 1 | -1,
): void {
  for (let at = start[dish]!; at < start[dish + 1]!; at += 1) {
    const number = food[at]!;
    count[number] = count[number]! + sign;
    onDay[number * days + day] = onDay[number * days + day]! + sign;
  }
}
