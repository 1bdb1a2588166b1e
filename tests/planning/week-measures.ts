import type { CatalogueFood, CatalogueRecipe } from '@weekbord/catalogue/format';
import { fiberGuideline } from '@weekbord/domain/balance/guidelines';
import { daysBetween, weekdayIndex } from '@weekbord/domain/dates/plain-date';
import { fleshOfDish } from '@weekbord/domain/foods/flesh-of-food';
import { isBoughtForTheWeek } from '@weekbord/domain/groceries/pantry';
import { KETO_MAX_CARBOHYDRATES } from '@weekbord/domain/macros/shape-macros';
import { produceOfFood } from '@weekbord/domain/plates/food-in-a-dish';
import { isKitchenQuantity } from '@weekbord/domain/plates/kitchen-measure';
import { RECENT_DAYS } from '@weekbord/domain/planner/week/plan-request';
import { isSideDish } from '@weekbord/domain/planner/side-dishes/side-dishes';
import type { ProteinSource } from '@weekbord/domain/recipes/dish-facts/nature-of-dish';
import { minutesUntilServed, REHEATING_MINUTES } from '@weekbord/domain/recipes/directions/preparation-time';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { SlotMacros } from '@weekbord/domain/macros/macros';
import { catalogue } from './real-catalogue.ts';

/** A line of a meal as cooked. */
export type MeasuredLine = Readonly<{ food: CatalogueFood; quantity: number; measure: string; grams: number }>;

/** Returns the moment that a dish counts for: a side dish is measured as a snack, not as a lunch or dinner. */
export function measuredMoment(recipe: CatalogueRecipe, moment: MealMoment): MealMoment {
  return isSideDish(recipe, moment) ? 'SNACK' : moment;
}

/** A planned meal, from the planner or the API. */
export type MeasuredMeal = Readonly<{
  moment: MealMoment;
  recipe: CatalogueRecipe;
  /** Whether the dish is served in addition to a main dish. */
  isSide: boolean;
  lines: readonly MeasuredLine[];
  /** The stated nutrients of the whole meal. */
  stated: SlotMacros;
  /** Whether the meal is cooked with an earlier one and only reheated. */
  isLeftover: boolean;
  /** Whether the plan says that the recipe had to be repeated. */
  isRepeatReported: boolean;
}>;

export type MeasuredDay = Readonly<{ date: string; target: SlotMacros; meals: readonly MeasuredMeal[] }>;

/** A week and the foods on its grocery list. */
export type MeasuredWeek = Readonly<{ days: readonly MeasuredDay[]; list: readonly CatalogueFood[] }>;

/** A person's consecutive weeks. */
export type MeasuredPerson = Readonly<{
  isKeto: boolean;
  /** Returns which of the person's rules are broken by a dish of the given foods. */
  brokenBy: (foods: readonly CatalogueFood[]) => readonly string[];
  weeks: readonly MeasuredWeek[];
}>;

/** The measures that a cook, a shopper and a dietitian would apply to the planned weeks of a group of people. */
export type WeekMeasures = Readonly<{
  days: number;
  nearDays: number;
  balancedDays: number;
  lines: number;
  measurableLines: number;
  meals: number;
  /** Meals whose nutrients are not the sum of their lines. */
  contradictoryMeals: number;
  specialMeals: number;
  /** Meals that break one of the person's rules. */
  forbiddenMeals: number;
  dinners: number;
  /** Dinners without meat, poultry, fish or shellfish in any line. */
  meatlessDinners: number;
  /** Weeks with two or three meatless dinners. */
  weeksOfTwoMeatless: number;
  dinnersBySource: ReadonlyMap<ProteinSource, number>;
  daysAlike: number;
  weeks: number;
  weeksWithFish: number;
  weeksOfFourSources: number;
  /** Weeks with two to four breakfasts of bread or without anything sweet, and with at most two drinks as breakfast. */
  weeksOfMixedBreakfasts: number;
  weeksInGuidelines: number;
  /** Weeks with at most 6 g of salt a day on average. */
  weeksOfLittleSalt: number;
  /** Meals with more than 4 g of salt. */
  saltyMeals: number;
  /** Dinners above 1,300 kcal on days with at least three meals. */
  heavyDinners: number;
  late: Readonly<Record<'BREAKFAST' | 'LUNCH' | 'DINNER', number>>;
  weekdays: number;
  weekdayMinutes: readonly number[];
  things: readonly number[];
  thingsToBuy: readonly number[];
  /** Main meals within ten days of the same dish, without a reported reason. */
  mainsAgain: number;
}>;

type Counts = { -readonly [Key in keyof WeekMeasures as WeekMeasures[Key] extends number ? Key : never]: number };
/** The counts in progress. */
type Tally = Counts & {
  late: Record<'BREAKFAST' | 'LUNCH' | 'DINNER', number>;
  dinnersBySource: Map<ProteinSource, number>;
  weekdayMinutes: number[];
  things: number[];
  thingsToBuy: number[];
};

/** Total minutes above which a weekday's meal is late. */
const LATE = { BREAKFAST: 10, LUNCH: 15, DINNER: 40 } as const;
const MAINS: ReadonlySet<MealMoment> = new Set(['LUNCH', 'DINNER']);
const MACROS = ['kcal', 'protein', 'fat', 'carbohydrates'] as const;
/** Maximum difference between stated nutrients and the sum of the lines, because nutrients are sent in tenths. */
const STATED_WITHIN = { kcal: 0.5, protein: 0.06, fat: 0.06, carbohydrates: 0.06 } as const;
/** Grams above the carbohydrate ceiling that still count as below it. */
const KETO_OVER = 2;
const WEEK = 7;
/** Grams of salt above which a meal is salty. */
const SALTY = 4;
/** kcal above which a dinner is heavy. */
const HEAVY = 1300;
const SATURDAY = 5;

type Figures = SlotMacros & { fiber: number; salt: number };

/** Returns the nutrients of a meal, summed from its lines and the catalogue's foods. */
function figuresOf({ lines }: MeasuredMeal): Figures {
  const sum = (figure: keyof Figures) =>
    lines.reduce((total, { food, grams }) => total + ((food.per100[figure] ?? 0) * grams) / 100, 0);
  return {
    kcal: sum('kcal'),
    protein: sum('protein'),
    fat: sum('fat'),
    carbohydrates: sum('carbohydrates'),
    fiber: sum('fiber'),
    salt: sum('salt'),
  };
}

function minutesOf({ recipe: { minutes }, isLeftover }: MeasuredMeal): number {
  return isLeftover ? REHEATING_MINUTES : minutesUntilServed(minutes);
}

function isWholeEgg({ food: { origin }, measure }: MeasuredLine): boolean {
  return origin?.size === 1 && origin.has('egg') && measure === 'piece';
}

/** Measures people's weeks from their lines and the catalogue, not from the planner's own totals. */
export function measureWeeks(people: readonly MeasuredPerson[]): WeekMeasures {
  const tally: Tally = {
    days: 0,
    nearDays: 0,
    balancedDays: 0,
    lines: 0,
    measurableLines: 0,
    meals: 0,
    contradictoryMeals: 0,
    specialMeals: 0,
    forbiddenMeals: 0,
    dinners: 0,
    meatlessDinners: 0,
    weeksOfTwoMeatless: 0,
    daysAlike: 0,
    weeks: 0,
    weeksWithFish: 0,
    weeksOfFourSources: 0,
    weeksOfMixedBreakfasts: 0,
    weeksInGuidelines: 0,
    weeksOfLittleSalt: 0,
    saltyMeals: 0,
    heavyDinners: 0,
    weekdays: 0,
    mainsAgain: 0,
    late: { BREAKFAST: 0, LUNCH: 0, DINNER: 0 },
    dinnersBySource: new Map(),
    weekdayMinutes: [],
    things: [],
    thingsToBuy: [],
  };
  for (const { isKeto, brokenBy, weeks } of people) {
    for (const week of weeks) countWeek(tally, week, isKeto);
    const days = weeks.flatMap((week) => week.days);
    const meals = days.flatMap((day) => day.meals);
    tally.forbiddenMeals += meals.filter(({ lines }) => brokenBy(lines.map(({ food }) => food)).length > 0).length;
    tally.mainsAgain += mainsAgain(days);
  }
  return tally;
}

function countWeek(tally: Tally, { days, list }: MeasuredWeek, isKeto: boolean): void {
  const sources = new Set<ProteinSource>();
  const meatlessBefore = tally.meatlessDinners;
  const mean = { vegetable: 0, fruit: 0, fiber: 0, salt: 0 };
  const breakfasts = days.flatMap(({ meals }) => meals.filter(({ moment }) => moment === 'BREAKFAST'));
  const bread = breakfasts.filter(isBreadOrSavoury).length;
  const drinks = breakfasts.filter(({ recipe }) => recipe.form === 'DRINK').length;
  for (const day of days) {
    countDay(tally, day, isKeto);
    for (const meal of day.meals) {
      const { fiber, salt, kcal } = figuresOf(meal);
      if (salt > SALTY) tally.saltyMeals += 1;
      if (meal.moment === 'DINNER' && day.meals.length >= 3 && kcal > HEAVY) tally.heavyDinners += 1;
      mean.fiber += fiber / WEEK;
      mean.salt += salt / WEEK;
      for (const { food, grams } of meal.lines) {
        const produce = produceOfFood(food.category, food.role, catalogue.kinds.get(food.id)?.kind ?? null);
        if (produce !== null) mean[produce] += grams / WEEK;
      }
      if (meal.moment === 'DINNER') sources.add(meal.recipe.source);
    }
  }
  const wantedFiber = fiberGuideline(days.reduce((sum, { target }) => sum + target.kcal, 0) / WEEK);
  const meatless = tally.meatlessDinners - meatlessBefore;
  tally.weeks += 1;
  if (meatless === 2 || meatless === 3) tally.weeksOfTwoMeatless += 1;
  if (sources.has('FISH')) tally.weeksWithFish += 1;
  if (sources.size >= 4) tally.weeksOfFourSources += 1;
  if (bread >= 2 && bread <= 4 && drinks <= 2) tally.weeksOfMixedBreakfasts += 1;
  if (mean.salt <= 6) tally.weeksOfLittleSalt += 1;
  if (mean.vegetable >= 250 && mean.fruit >= 200 && mean.fiber >= wantedFiber && mean.salt <= 6)
    tally.weeksInGuidelines += 1;
  tally.things.push(list.length);
  tally.thingsToBuy.push(list.filter((food) => isBoughtForTheWeek(food.category, food.perishable)).length);
}

function kindOf({ id }: CatalogueFood): string | null {
  return catalogue.kinds.get(id)?.kind ?? null;
}

function isFruit(food: CatalogueFood): boolean {
  return produceOfFood(food.category, food.role, catalogue.kinds.get(food.id)?.kind ?? null) === 'fruit';
}

const SWEETENERS: ReadonlySet<string | null> = new Set(['SUGAR', 'SYRUP']);
/** Minimum grams of sugar or syrup in a sweet dish. */
const SWEET_FROM = 6;

/** Whether a breakfast is bread, or an egg or another dish without fruit and sugar. */
function isBreadOrSavoury({ recipe, lines }: MeasuredMeal): boolean {
  if (recipe.form === 'BREAD' || recipe.form === 'WRAP') return true;
  const isSweet = lines.some(
    ({ food, grams }) => isFruit(food) || (SWEETENERS.has(kindOf(food)) && grams >= SWEET_FROM),
  );
  const hasEggs = lines.some((line) => isWholeEgg(line) && line.quantity >= 2);
  return !isSweet && recipe.form !== 'DRINK' && (recipe.form !== 'BOWL' || hasEggs);
}

function countDay(tally: Tally, { date, target, meals }: MeasuredDay, isKeto: boolean): void {
  const sum = { kcal: 0, protein: 0, fat: 0, carbohydrates: 0 };
  let minutes = 0;
  const isWeekday = weekdayIndex(date) < SATURDAY;
  for (const meal of meals) {
    const figures = figuresOf(meal);
    for (const macro of MACROS) sum[macro] += figures[macro];
    if (MACROS.some((macro) => Math.abs(figures[macro] - meal.stated[macro]) > STATED_WITHIN[macro]))
      tally.contradictoryMeals += 1;
    minutes += minutesOf(meal);
    countMeal(tally, meal, isWeekday);
  }
  tally.days += 1;
  const off = (macro: keyof SlotMacros) => Math.abs(sum[macro] / target[macro] - 1);
  if (off('kcal') <= 0.02 && off('protein') <= 0.05) tally.nearDays += 1;
  const isCarbohydrates = isKeto
    ? sum.carbohydrates <= KETO_MAX_CARBOHYDRATES + KETO_OVER
    : off('carbohydrates') <= 0.1;
  if (off('fat') <= 0.1 && isCarbohydrates) tally.balancedDays += 1;
  const recipeAt = (moment: MealMoment) => meals.find((meal) => meal.moment === moment)?.recipe;
  const [lunch, dinner] = [recipeAt('LUNCH'), recipeAt('DINNER')];
  if (lunch !== undefined && dinner !== undefined && isAlike(lunch, dinner)) tally.daysAlike += 1;
  if (!isWeekday) return;
  tally.weekdays += 1;
  tally.weekdayMinutes.push(minutes);
}

function countMeal(tally: Tally, meal: MeasuredMeal, isWeekday: boolean): void {
  const { moment, recipe, lines } = meal;
  tally.meals += 1;
  if (lines.some(({ food }) => food.isSpecial)) tally.specialMeals += 1;
  if (isWeekday && (moment === 'BREAKFAST' || moment === 'LUNCH' || moment === 'DINNER'))
    if (minutesOf(meal) > LATE[moment]) tally.late[moment] += 1;
  for (const line of lines) {
    tally.lines += 1;
    if (isKitchenQuantity(line.quantity, line.measure, isWholeEgg(line))) tally.measurableLines += 1;
  }
  if (moment !== 'DINNER') return;
  tally.dinners += 1;
  if (
    fleshOfDish(lines.map(({ food: { diets, origin } }) => ({ diets, origins: origin && [...origin.keys()] }))) === null
  )
    tally.meatlessDinners += 1;
  tally.dinnersBySource.set(recipe.source, (tally.dinnersBySource.get(recipe.source) ?? 0) + 1);
}

/**
 * Returns the number of main meals with a dish that was already cooked that day or in the ten days before, unless
 * reported.
 */
function mainsAgain(days: readonly MeasuredDay[]): number {
  const last = new Map<CatalogueRecipe, string>();
  let again = 0;
  for (const { date, meals } of days) {
    for (const { moment, recipe, isLeftover, isRepeatReported } of meals) {
      if (!MAINS.has(moment) || isLeftover) continue;
      const before = last.get(recipe);
      if (before !== undefined && daysBetween(before, date) <= RECENT_DAYS && !isRepeatReported) again += 1;
      last.set(recipe, date);
    }
  }
  return again;
}

function isAlike(lunch: CatalogueRecipe, dinner: CatalogueRecipe): boolean {
  return (lunch.source !== 'NONE' && lunch.source === dinner.source) || lunch.form === dinner.form;
}
