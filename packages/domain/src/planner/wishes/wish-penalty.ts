import { isRealDate, isoWeekStart, weekdayIndex, weekdayOf } from '../../dates/plain-date.ts';
import type { MealMoment } from '../../slots/meal-moments.ts';
import { isWishedBreakfast } from '../scoring/breakfast-mix.ts';
import { isFamiliarIn } from '../catalogue/familiar-cuisines.ts';
import type { RecipePool } from '../week/slot-kind.ts';
import type { WeekWishes } from './week-wishes.ts';
import { groupOfRecipe } from './wished-dinners.ts';

/** How much of a wish a lunch breaks, as a share, if it is unknown whether it is eaten cold or warm. */
const UNSURE = 0.5;

/** The maximum minutes that a person wishes for a date's dinner; null if they have no such wish. */
export function wishedMinutes({ dinnerMinutes }: WeekWishes, date: string): number | null {
  return isRealDate(date) ? dinnerMinutes[weekdayOf(date)] : null;
}

/** Points for the wishes that a recipe in a slot breaks, whatever else is in the plan. */
export function wishPenalty(
  pool: RecipePool,
  recipe: number,
  slot: Readonly<{ type: MealMoment; budget: number; isWishedBudget: boolean; minutes: number }>,
): number {
  const { weights, wishes, catalogue } = pool;
  const { type, budget, isWishedBudget, minutes } = slot;
  let points = 0;
  const over = minutes - budget;
  if (isWishedBudget && over > 0) points += weights.wish + weights.wishMinute * over;
  if (type === 'BREAKFAST' && isOtherBreakfast(pool, recipe)) points += weights.wish;
  if (type === 'LUNCH' && wishes.lunch !== 'EITHER') {
    const { temperature } = catalogue.recipes[recipe]!;
    if (temperature === undefined) points += UNSURE * weights.wish;
    else if (temperature !== wishes.lunch) points += weights.wish;
  }
  if (type === 'LUNCH' || type === 'DINNER') points += weights.familiarity * strangeness(pool, recipe);
  return points;
}

/** Whether a breakfast is not of the kind that the person wishes for. */
export function isOtherBreakfast({ wishes, catalogue }: RecipePool, recipe: number): boolean {
  const isEggs = catalogue.natures.isEggs[recipe] === 1;
  return !isWishedBreakfast(wishes.breakfast, { form: catalogue.recipes[recipe]!.form, isEggs });
}

/**
 * How far a main meal is from the wish for familiar or new dishes: one point for its cuisine, half a point for the dish
 * itself.
 */
function strangeness({ wishes, country, catalogue, eaten, liked }: RecipePool, recipe: number): number {
  if (wishes.familiarity === 'BALANCED') return 0;
  const { id, cuisine } = catalogue.recipes[recipe]!;
  const isKnownKitchen = isFamiliarIn(country, cuisine);
  const isKnownDish = eaten.has(id) || liked.has(id);
  if (wishes.familiarity === 'ADVENTUROUS') return (isKnownKitchen ? 1 : 0) + (eaten.has(id) ? 0.5 : 0);
  return isKnownDish ? 0 : (isKnownKitchen ? 0 : 1) + 0.5;
}

const DAYS = 7;
const SATURDAY = 5;

/** The working week that a date belongs to, identified by its Monday; null for a weekend day or an invalid date. */
export function workingWeekOf(date: string): string | null {
  return isRealDate(date) && weekdayIndex(date) < SATURDAY ? isoWeekStart(date) : null;
}

/**
 * Points of a recipe for one slot of a week whose other days are known. They are for a dinner above the number set for
 * its group, or a breakfast that differs from the other working days'.
 */
export function weekPenalty(pool: RecipePool, date: string, type: MealMoment): (recipe: number) => number {
  const { around, catalogue, dinners, weights, wishes } = pool;
  const groupOf = (recipe: number) => groupOfRecipe(catalogue.recipes[recipe]!);
  const { ranges } = dinners;
  if (type === 'DINNER' && ranges !== null) {
    const count = { meat: 0, fish: 0, meatless: 0 };
    for (const meal of around) if (meal.type === 'DINNER') count[groupOf(meal.recipe)] += 1;
    const share = Math.min(1, (count.meat + count.fish + count.meatless + 1) / DAYS);
    return (recipe) => {
      const group = groupOf(recipe);
      return count[group] + 1 > Math.ceil(ranges[group][1] * share) ? weights.wish : 0;
    };
  }
  const week = workingWeekOf(date);
  if (type !== 'BREAKFAST' || !wishes.sameBreakfast || week === null) return () => 0;
  const usual = around.find((meal) => meal.type === 'BREAKFAST' && workingWeekOf(meal.date) === week)?.recipe;
  return (recipe) => (usual === undefined || recipe === usual ? 0 : weights.wish);
}
