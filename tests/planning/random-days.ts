import { addDays, weekdayIndex } from '@weekbord/domain/dates/plain-date';
import { KETO_MAX_CARBOHYDRATES } from '@weekbord/domain/macros/shape-macros';
import { type Random, randomBelow } from '@weekbord/domain/numbers/random';
import type { PlanDayInput, PlannerPreferences } from '@weekbord/domain/planner/week/plan-request';
import {
  BREAKFAST_WISHES,
  COOK_TWICE_WISHES,
  FAMILIARITIES,
  LUNCH_WISHES,
  NO_WISHES,
  type WeekWishes,
} from '@weekbord/domain/planner/wishes/week-wishes';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { catalogue } from './real-catalogue.ts';

/** A Monday. */
const START = '2027-03-15';
const SATURDAY = 5;
const KETO = 0.1;
const MOST_RECIPES = 40;
const SHARES: readonly (readonly [MealMoment, number])[] = [
  ['BREAKFAST', 0.25],
  ['LUNCH', 0.3],
  ['DINNER', 0.35],
  ['SNACK', 0.1],
];

function pick<Value>(random: Random, values: readonly Value[]): Value {
  return values[randomBelow(random, values.length)]!;
}

function someRecipes(random: Random): number[] {
  const count = randomBelow(random, MOST_RECIPES + 1);
  return Array.from({ length: count }, () => 1 + randomBelow(random, catalogue.recipes.length));
}

function randomWishes(random: Random): WeekWishes {
  const dinners = { meat: randomBelow(random, 5), fish: randomBelow(random, 4), meatless: randomBelow(random, 5) };
  const minutes = pick(random, [null, 15, 30, 45]);
  return {
    dinners: random() < 0.5 ? NO_WISHES.dinners : dinners,
    breakfast: pick(random, BREAKFAST_WISHES),
    lunch: pick(random, LUNCH_WISHES),
    dinnerMinutes: Object.fromEntries(WEEKDAYS.map((day) => [day, minutes])) as WeekWishes['dinnerMinutes'],
    sameBreakfast: random() < 0.3,
    cookTwice: pick(random, COOK_TWICE_WISHES),
    familiarity: pick(random, FAMILIARITIES),
  };
}

/** Returns days to plan, and a person's wishes to add to their hard rules; no wish may override a rule. */
export function randomDays(
  random: Random,
  count: number,
): Required<Pick<PlannerPreferences, 'carbCapGrams' | 'likedRecipeIds' | 'recent' | 'eatenRecipeIds' | 'wishes'>> & {
  days: PlanDayInput[];
} {
  const isKeto = random() < KETO;
  const kcal = 1250 + Math.round(random() * 2000);
  const protein = (kcal * (0.16 + random() * 0.16)) / 4;
  const carbohydrates = isKeto ? KETO_MAX_CARBOHYDRATES : (kcal * (0.3 + random() * 0.25)) / 4;
  const day = { kcal, protein, fat: (kcal - 4 * (protein + carbohydrates)) / 9, carbohydrates };
  const slots = SHARES.map(([type, share], at) => ({
    id: at + 1,
    type,
    target: {
      kcal: day.kcal * share,
      protein: day.protein * share,
      fat: day.fat * share,
      carbohydrates: day.carbohydrates * share,
    },
  }));
  return {
    carbCapGrams: isKeto ? KETO_MAX_CARBOHYDRATES : null,
    likedRecipeIds: someRecipes(random),
    eatenRecipeIds: someRecipes(random),
    recent: someRecipes(random).map((recipeId) => ({ recipeId, daysAgo: randomBelow(random, 12) })),
    wishes: randomWishes(random),
    days: Array.from({ length: count }, (_, index): PlanDayInput => {
      const date = addDays(START, index);
      return { date, dayClass: weekdayIndex(date) >= SATURDAY ? 'weekend' : 'weekday', slots };
    }),
  };
}
