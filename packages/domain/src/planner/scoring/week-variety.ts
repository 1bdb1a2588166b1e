import type { MealMoment } from '../../slots/meal-moments.ts';
import { BREAKFAST_KINDS, breakfastDeviation, type BreakfastLimits, breakfastLimits } from './breakfast-mix.ts';
import {
  countDinner,
  type DinnerTally,
  dinnerTally,
  mixPoints,
  type WantedDinners,
  wantedDinners,
} from './dinner-tally.ts';
import { CUISINES, DISH_FORMS, type DishForm, PROTEIN_SOURCES } from '../../recipes/dish-facts/nature-of-dish.ts';
import type { DishNatures } from '../catalogue/dish-natures.ts';
import { REHEATING_MINUTES } from '../../recipes/directions/preparation-time.ts';
import { countFamilies, familyExcess, familyTally, type FamilyTally } from './dish-family-limits.ts';
import { countFoods, foodExcess, foodTally, type FoodTally } from './food-repeat-limits.ts';
import {
  likenessInDay,
  likenessToMains,
  nextDinnersChange,
  type Place,
  type PlacedDishes,
  runningOn,
  sharedChange,
} from './meals-alike.ts';
import type { RecipePool } from '../week/slot-kind.ts';
import type { WeekProblem } from '../week/week-problem.ts';

/** Total minutes of a day's meals that cost nothing. */
const DAY_MINUTES = { weekday: 36, weekend: 90 } as const;
/**
 * Days of a plan on which fish that was bought at its start is still fresh, and the most days that count. A plan for part
 * of a week counts from its own first day, although the fish may have been bought before.
 */
const [FRESH_DAYS, MOST_DAYS_LATE] = [2, 4] as const;
/** The weekly limit for meals of one form; longer plans allow more. The limits below are weekly too. */
const FORM_MEALS = 2;
/** The limit for lunches based on bread. */
const BREAD_LUNCHES = 4;
/** The limit for lunches of one protein source. */
const SOURCE_LUNCHES = 2;
/** The limit for dinners of one foreign cuisine. */
const CUISINE_DINNERS = 2;
/** The limit for a form at lunch and dinner combined; bread is limited only at lunch. */
const FORM_MAINS = 3;
/** The limit for a foreign cuisine at lunch and dinner combined. */
const CUISINE_MAINS = 3;
const DAYS = 7;
const BREAD: ReadonlySet<DishForm> = new Set(['BREAD', 'WRAP']);
const UNLIMITED = 2 ** 15 - 1;

/** How many main meals of each kind there are, and how many of them cost nothing, by the number of the kind. */
type Tally = Readonly<{ count: Int16Array; limit: Int16Array }>;

/**
 * The variety of a plan, with points that are updated as meals are added or removed. A meal costs what it adds to the
 * points of the others, so that a change can be scored without going through the whole plan.
 */
export type WeekVariety = PlacedDishes & {
  /**
   * Points of all the plan's meals, regardless of their plates and excluding the cost of the grocery list; lower is
   * better.
   */
  points: number;
  /** By day, the total minutes of its meals; `freeMinutes` is how many of them cost nothing. */
  readonly minutes: Float64Array;
  readonly freeMinutes: Float64Array;
  readonly forms: Tally;
  readonly cuisines: Tally;
  readonly lunchForms: Tally;
  readonly lunchSources: Tally;
  readonly mainForms: Tally;
  readonly mainCuisines: Tally;
  readonly foods: FoodTally;
  readonly foodsOfSmallMeals: FoodTally;
  readonly families: FamilyTally;
  readonly dinners: DinnerTally;
  /**
   * Breakfasts of the week by kind, and how many cost nothing; the limits are null if the person wants breakfasts of
   * one kind, or the same breakfast every day.
   */
  readonly breakfastKinds: Int16Array;
  readonly breakfastLimits: BreakfastLimits | null;
  readonly dinnersWanted: WantedDinners;
  /** Points of the mix of dinners; null if it has changed since they were computed. */
  mixPoints: number | null;
};

function tallyOf(kinds: readonly unknown[], limitOf: (number: number) => number): Tally {
  return { count: new Int16Array(kinds.length), limit: Int16Array.from(kinds, (_, number) => limitOf(number)) };
}

/** The variety of a plan that has only the meals that are already in its days. */
export function createTaste({ pool, days, slots }: Pick<WeekProblem, 'pool' | 'days' | 'slots'>): WeekVariety {
  const { catalogue, around, aroundDays, wishes, weights } = pool;
  const weeks = Math.max(1, days.length / DAYS);
  const allowed = (perWeek: number) => () => Math.ceil(perWeek * weeks);
  const isBread = (form: number) => BREAD.has(DISH_FORMS[form]!);
  const existing = days.flatMap((of, day) =>
    of.existing.flatMap(({ recipe, type }) => (type === 'LUNCH' || type === 'DINNER' ? { recipe, type, day } : [])),
  );
  const places: Place[] = [
    ...slots.map(({ day, kind }) => ({
      day,
      type: kind.type,
      isMain: kind.isMain,
      isSide: kind.sideOf !== null,
      kind,
    })),
    ...existing.map(({ day, type }) => ({ day, type, isMain: true, isSide: false, kind: null })),
  ];
  const numbersOf = (isWanted: (place: Place) => boolean) =>
    places.flatMap((place, number) => (isWanted(place) ? number : []));
  // Reversed, so that a meal that is already in the day takes precedence over one in a slot.
  const byDay = (isWanted: (place: Place) => boolean) =>
    days.map((_, day) => numbersOf((place) => place.day === day && isWanted(place)).toReversed());
  const isBreakfast = ({ type }: Readonly<{ type: MealMoment | null }>) => type === 'BREAKFAST';
  const breakfastsEaten = [...around, ...days.flatMap((day) => day.existing)].filter(isBreakfast);
  const breakfasts = places.filter(isBreakfast).length + breakfastsEaten.length;
  const taste: WeekVariety = {
    points: 0,
    places,
    dishes: new Int32Array(places.length).fill(-1),
    ofDay: byDay(({ kind }) => kind !== null),
    lunches: byDay(({ type }) => type === 'LUNCH'),
    dinnersOfDay: byDay(({ type }) => type === 'DINNER'),
    mains: numbersOf(({ isMain }) => isMain),
    breakfasts: wishes.sameBreakfast ? [] : numbersOf(({ type }) => type === 'BREAKFAST'),
    minutes: new Float64Array(days.length),
    freeMinutes: Float64Array.from(days, ({ input }) => DAY_MINUTES[input.dayClass]),
    forms: tallyOf(DISH_FORMS, allowed(FORM_MEALS)),
    cuisines: tallyOf(CUISINES, allowed(CUISINE_DINNERS)),
    lunchForms: tallyOf(DISH_FORMS, (form) => Math.ceil((isBread(form) ? BREAD_LUNCHES : FORM_MEALS) * weeks)),
    lunchSources: tallyOf(PROTEIN_SOURCES, allowed(SOURCE_LUNCHES)),
    mainForms: tallyOf(DISH_FORMS, (form) => (isBread(form) ? UNLIMITED : Math.ceil(FORM_MAINS * weeks))),
    mainCuisines: tallyOf(CUISINES, allowed(CUISINE_MAINS)),
    foods: foodTally(catalogue.notable, days.length, weeks),
    foodsOfSmallMeals: foodTally(catalogue.smallMeals, days.length, weeks),
    families: familyTally(days.length, weeks),
    dinners: dinnerTally(),
    breakfastKinds: new Int16Array(BREAKFAST_KINDS.length),
    breakfastLimits:
      wishes.sameBreakfast || wishes.breakfast !== 'EITHER'
        ? null
        : breakfastLimits(
            breakfasts,
            days.some(({ aim }) => aim.isCapped),
          ),
    dinnersWanted: wantedDinners(pool),
    mixPoints: null,
  };
  for (const { recipe, type } of around)
    if (type === 'DINNER') countDinner(taste.dinners, catalogue.natures, recipe, 1);
  for (const { recipe, ...meal } of aroundDays) countFamilies(catalogue.families, taste.families, recipe, meal, 1);
  for (const { recipe } of breakfastsEaten) countBreakfast(taste, catalogue.natures, recipe, 1);
  taste.points = mixPoints(taste.dinners, taste.dinnersWanted, pool) + weights.breakfastMix * breakfastsBeyond(taste);
  for (const [at, { recipe }] of existing.entries()) addMeal(taste, pool, slots.length + at, recipe, false);
  return taste;
}

/** Adds a dish at an empty place; `isWarmed` if it is leftovers from another meal. */
export function addMeal(taste: WeekVariety, pool: RecipePool, place: number, recipe: number, isWarmed: boolean): void {
  taste.points += mealPoints(taste, pool, place, recipe, isWarmed);
  taste.dishes[place] = recipe;
  countMeal(taste, pool, place, recipe, isWarmed, 1);
}

/** Puts a dish back into an empty place; the caller must restore the points from before its removal. */
export function putBackMeal(
  taste: WeekVariety,
  pool: RecipePool,
  place: number,
  recipe: number,
  isWarmed: boolean,
): void {
  taste.dishes[place] = recipe;
  countMeal(taste, pool, place, recipe, isWarmed, 1);
}

/** Removes a dish that will be put back; the points stay unchanged. */
export function liftMeal(taste: WeekVariety, pool: RecipePool, place: number, isWarmed: boolean): void {
  const recipe = taste.dishes[place]!;
  taste.dishes[place] = -1;
  countMeal(taste, pool, place, recipe, isWarmed, -1);
}

/** Removes the dish at a place. `isWarmed` must be the same as when it was added. */
export function removeMeal(taste: WeekVariety, pool: RecipePool, place: number, isWarmed: boolean): void {
  const recipe = taste.dishes[place]!;
  taste.dishes[place] = -1;
  countMeal(taste, pool, place, recipe, isWarmed, -1);
  taste.points -= mealPoints(taste, pool, place, recipe, isWarmed);
}

/**
 * The points that a dish adds at an empty place. If they are more than `most`, any number above it may be returned, so
 * rules that are slow to check and never subtract points are checked last.
 */
export function mealPoints(
  taste: WeekVariety,
  pool: RecipePool,
  place: number,
  recipe: number,
  isWarmed: boolean,
  most = Infinity,
): number {
  const { catalogue, weights } = pool;
  const at = taste.places[place]!;
  const { day, type, isMain, kind } = at;
  let points = 0;
  if (kind !== null) {
    points += isWarmed ? kind.warmed(recipe) : kind.base[recipe]!;
    const before = taste.minutes[day]! - taste.freeMinutes[day]!;
    const over = Math.max(0, before + minutesOf(pool, recipe, isWarmed)) - Math.max(0, before);
    points += weights.dayMinuteOver * over;
  }
  if (type === 'BREAKFAST') points += weights.breakfastMix * breakfastChange(taste, catalogue.natures, recipe);
  if (isMain) {
    if (kind !== null && !isWarmed && catalogue.natures.isFreshFish[recipe] === 1)
      points += weights.freshFishLate * daysLate(day);
    points += mixChange(taste, pool, type, recipe);
    points += weights.monotony * kindExcess(taste, catalogue.natures, recipe, type);
    const lunches = taste.lunches[day]!;
    const dinners = taste.dinnersOfDay[day]!;
    points +=
      type === 'LUNCH'
        ? sharedChange(taste, pool, lunches, place, recipe, dinners)
        : sharedChange(taste, pool, dinners, place, recipe, lunches) +
          nextDinnersChange(taste, pool, day, place, recipe);
  }
  if (points > most) return points;
  if (isMain ? !isWarmed : kind !== null) {
    const again = isMain
      ? foodExcess(catalogue.notable, taste.foods, recipe, day)
      : foodExcess(catalogue.smallMeals, taste.foodsOfSmallMeals, recipe, day);
    points += weights.again * again + weights.family * familyExcess(catalogue.families, taste.families, recipe, at);
  }
  if (type === 'BREAKFAST') points += weights.again * runningOn(taste, place, recipe);
  if (points > most) return points;
  if (kind !== null) points += weights.alike * likenessInDay(taste, pool, place, recipe);
  if (isMain) points += weights.alike * likenessToMains(taste, pool, place, recipe);
  return points;
}

/** Counts a dish at a place, or removes it from the counts. */
function countMeal(
  taste: WeekVariety,
  pool: RecipePool,
  place: number,
  recipe: number,
  isWarmed: boolean,
  sign: 1 | -1,
): void {
  const { catalogue } = pool;
  const at = taste.places[place]!;
  const { day, isMain, kind } = at;
  if (kind !== null) taste.minutes[day] = taste.minutes[day]! + sign * minutesOf(pool, recipe, isWarmed);
  if (isMain) countKinds(taste, catalogue.natures, recipe, at.type, sign);
  if (at.type === 'BREAKFAST') countBreakfast(taste, catalogue.natures, recipe, sign);
  if (isMain ? isWarmed : kind === null) return;
  if (isMain) countFoods(catalogue.notable, taste.foods, recipe, day, sign);
  else countFoods(catalogue.smallMeals, taste.foodsOfSmallMeals, recipe, day, sign);
  countFamilies(catalogue.families, taste.families, recipe, at, sign);
}

/** The number of days by which a day of a plan is too late for fish that was bought at its start. */
function daysLate(day: number): number {
  return Math.max(0, Math.min(MOST_DAYS_LATE, day + 1 - FRESH_DAYS));
}

function minutesOf({ catalogue }: RecipePool, recipe: number, isWarmed: boolean): number {
  return isWarmed ? REHEATING_MINUTES : catalogue.minutes[recipe]!;
}

function countBreakfast(
  { breakfastKinds }: WeekVariety,
  { breakfast }: DishNatures,
  recipe: number,
  sign: 1 | -1,
): void {
  const kind = breakfast[recipe]!;
  breakfastKinds[kind] = breakfastKinds[kind]! + sign;
}

function breakfastsBeyond({ breakfastLimits: limits, breakfastKinds }: WeekVariety): number {
  return limits === null ? 0 : breakfastDeviation(limits, breakfastKinds);
}

/** How this breakfast changes the number of breakfasts outside the limits for their kind; negative if it lowers it. */
function breakfastChange(taste: WeekVariety, natures: DishNatures, recipe: number): number {
  const before = breakfastsBeyond(taste);
  countBreakfast(taste, natures, recipe, 1);
  const after = breakfastsBeyond(taste);
  countBreakfast(taste, natures, recipe, -1);
  return after - before;
}

/** How many limits for kinds of dishes one more main meal exceeds. */
function kindExcess(taste: WeekVariety, natures: DishNatures, recipe: number, type: MealMoment): number {
  const form = natures.form[recipe]!;
  const kitchen = natures.foreign[recipe]!;
  const ofMains = isFull(taste.mainForms, form) + isFull(taste.mainCuisines, kitchen);
  return type === 'LUNCH'
    ? ofMains + isFull(taste.lunchSources, natures.source[recipe]!) + isFull(taste.lunchForms, form)
    : ofMains + isFull(taste.forms, form) + isFull(taste.cuisines, kitchen);
}

function isFull({ count, limit }: Tally, number: number): 0 | 1 {
  return number >= 0 && count[number]! >= limit[number]! ? 1 : 0;
}

function countKinds(taste: WeekVariety, natures: DishNatures, recipe: number, type: MealMoment, sign: 1 | -1): void {
  const form = natures.form[recipe]!;
  const kitchen = natures.foreign[recipe]!;
  countKind(taste.mainForms, form, sign);
  countKind(taste.mainCuisines, kitchen, sign);
  if (natures.hasOilyFish[recipe] === 1) {
    taste.dinners.oilyFish += sign;
    taste.mixPoints = null;
  }
  if (type === 'LUNCH') {
    countKind(taste.lunchSources, natures.source[recipe]!, sign);
    countKind(taste.lunchForms, form, sign);
    return;
  }
  countKind(taste.forms, form, sign);
  countKind(taste.cuisines, kitchen, sign);
  countDinner(taste.dinners, natures, recipe, sign);
  taste.mixPoints = null;
}

function countKind({ count }: Tally, number: number, sign: 1 | -1): void {
  if (number >= 0) count[number] = count[number]! + sign;
}

/** How a main meal changes the points of the mix of dinners. */
function mixChange(taste: WeekVariety, pool: RecipePool, type: MealMoment, recipe: number): number {
  const { dinners } = taste;
  const { natures } = pool.catalogue;
  const isOily = natures.hasOilyFish[recipe] === 1;
  if (type !== 'DINNER' && !(isOily && dinners.oilyFish === 0)) return 0;
  taste.mixPoints ??= mixPoints(taste.dinners, taste.dinnersWanted, pool);
  if (type === 'DINNER') countDinner(dinners, natures, recipe, 1);
  if (isOily) dinners.oilyFish += 1;
  const after = mixPoints(taste.dinners, taste.dinnersWanted, pool);
  if (type === 'DINNER') countDinner(dinners, natures, recipe, -1);
  if (isOily) dinners.oilyFish -= 1;
  return after - taste.mixPoints;
}
