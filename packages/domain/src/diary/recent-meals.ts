import { addDays, daysBetween, type PlainDate } from '../dates/plain-date.ts';
import { MEAL_MOMENTS, type MealMoment } from '../slots/meal-moments.ts';

/** How many days of the diary are read to find what a person usually eats. */
export const RECENT_DAYS = 60;
/** Number of days after which a use counts half as much. */
const HALF_LIFE_DAYS = 14;
/**
 * BEST_OF_MOMENT: how many meals are kept per moment. BEST_OF_ALL: how many are kept overall, regardless of the moment.
 */
const [BEST_OF_MOMENT, BEST_OF_ALL] = [10, 20];

/** A meal in a diary: `of` identifies its food or recipe; `amount` is equal for equal amounts. */
export type MealUse<Meal> = Readonly<{ of: string; amount: string; meal: Meal; moment: MealMoment; date: PlainDate }>;

/** How often something was eaten at a moment of the day, and when it was last eaten. */
export type UsesAtMoment = Readonly<{ moment: MealMoment; count: number; lastDate: PlainDate }>;

/** A food or recipe that a person eats; `meal` is the latest meal with their usual amount. */
export type RecentMeal<Meal> = Used & Readonly<{ meal: Meal }>;
type Used = Readonly<{ uses: readonly UsesAtMoment[] }>;

/** The first date whose meals count as recent. */
export function firstRecentDate(today: PlainDate): PlainDate {
  return addDays(today, -RECENT_DAYS);
}

/**
 * The meals a person ate recently, by food and recipe, frequent and recent ones first. The best of each moment are
 * kept, so that a rarely logged moment has a list too. The uses of a meal start with the latest.
 */
export function recentMeals<Meal>(uses: readonly MealUse<Meal>[], today: PlainDate): readonly RecentMeal<Meal>[] {
  const meals = [...Map.groupBy(uses, ({ of }) => of).values()].map((all) => ({
    meal: usualMeal(all),
    uses: usesByMoment(all),
  }));
  const kept = new Set(bestOf(meals, today, BEST_OF_ALL));
  for (const moment of MEAL_MOMENTS) {
    const ofMoment = meals.filter((meal) => meal.uses.some((one) => one.moment === moment));
    for (const meal of bestOf(ofMoment, today, BEST_OF_MOMENT, moment)) kept.add(meal);
  }
  return bestOf([...kept], today, kept.size);
}

/** Recent meals as offered at a moment of the day: those eaten at that moment first, both groups sorted best first. */
export function orderForMoment<Meal extends Used>(
  meals: readonly Meal[],
  moment: MealMoment,
  today: PlainDate,
): readonly Meal[] {
  const isOfMoment = (meal: Meal) => meal.uses.some((one) => one.moment === moment);
  const then = meals.filter(isOfMoment);
  const others = meals.filter((meal) => !isOfMoment(meal));
  return [...bestOf(then, today, then.length, moment), ...bestOf(others, today, others.length)];
}

function bestOf<Meal extends Used>(
  meals: readonly Meal[],
  today: PlainDate,
  most: number,
  moment?: MealMoment,
): readonly Meal[] {
  const scored = meals.map((meal) => ({ meal, score: scoreOf(meal.uses, today, moment) }));
  return scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ meal }) => meal);
}

function scoreOf(uses: readonly UsesAtMoment[], today: PlainDate, moment?: MealMoment): number {
  let score = 0;
  for (const { moment: at, count, lastDate } of uses) {
    if (moment !== undefined && at !== moment) continue;
    const daysAgo = Math.max(0, daysBetween(lastDate, today));
    score += count * 0.5 ** (daysAgo / HALF_LIFE_DAYS);
  }
  return score;
}

function usesByMoment(uses: readonly MealUse<unknown>[]): readonly UsesAtMoment[] {
  return [...Map.groupBy(uses, ({ moment }) => moment)].map(([moment, all]) => ({
    moment,
    count: all.length,
    lastDate: all.reduce((last, { date }) => (date > last ? date : last), all[0]!.date),
  }));
}

/** The latest meal with the most frequent amount; on a tie, the latest. */
function usualMeal<Meal>(uses: readonly MealUse<Meal>[]): Meal {
  let usual: readonly MealUse<Meal>[] = [];
  for (const ofAmount of Map.groupBy(uses, ({ amount }) => amount).values()) {
    if (ofAmount.length > usual.length) usual = ofAmount;
  }
  return usual[0]!.meal;
}
