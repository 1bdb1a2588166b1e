import { DISH_FORMS } from '../../recipes/dish-facts/nature-of-dish.ts';
import { cuisineClash } from '../side-dishes/cuisine-groups.ts';
import { unsuitability } from '../side-dishes/side-suitability.ts';
import type { MealMoment } from '../../slots/meal-moments.ts';
import type { MealOfDay } from './dish-family-limits.ts';
import { type DishNatures, numberOfSource } from '../catalogue/dish-natures.ts';
import { likeness, sharesCharacteristic, similarity } from './dish-similarity.ts';
import type { RecipePool, SlotKind } from '../week/slot-kind.ts';

/** Two dishes within this many days of each other count as close in time. */
const NEXT_DAY = 1;
/** Factor for the similarity of two dishes that are close in time. */
const SOON = 1.4;
/** Maximum number of consecutive days with the same breakfast; more costs points. */
const MOST_RUNNING = 2;
/** Dishes that share a characteristic food, such as asparagus, count as similar within this many days of each other. */
const CHARACTERISTIC_DAYS = 2;
/** The similarity of dishes that share a characteristic food. */
const SAME_CHARACTERISTIC = 0.8;
const NO_SOURCE = numberOfSource('NONE');
const PULSES = numberOfSource('PULSES');
const SALAD = DISH_FORMS.indexOf('SALAD');

/** A place for a meal in a plan. The slots come first, by number, then the meals that are already in the days. */
export type Place = MealOfDay &
  Readonly<{
    type: MealMoment;
    /** Null for a meal that is already in its day. */
    kind: SlotKind | null;
  }>;

/** The dish in each place of a plan. */
export type PlacedDishes = Readonly<{
  places: readonly Place[];
  /** Catalogue number of the dish at each place; -1 if empty. */
  dishes: Int32Array;
  /**
   * By day, the places of its slots, its lunches (`lunches`) and its dinners (`dinnersOfDay`). Of several lunches or
   * dinners on a day, the first with a dish counts.
   */
  ofDay: readonly (readonly number[])[];
  lunches: readonly (readonly number[])[];
  dinnersOfDay: readonly (readonly number[])[];
  /** The places of main meals, and of breakfasts that should not repeat, in the order of the plan. */
  mains: readonly number[];
  breakfasts: readonly number[];
}>;

/**
 * How a lunch or dinner changes the points for the traits that its day's lunch and dinner share. `same` are the day's
 * places for that meal, `others` those for the other meal. In each, the first place with a dish counts.
 */
export function sharedChange(
  { dishes }: PlacedDishes,
  pool: RecipePool,
  same: readonly number[],
  place: number,
  recipe: number,
  others: readonly number[],
): number {
  const other = firstDish(dishes, others);
  if (other < 0) return 0;
  for (const one of same) {
    if (one === place) break;
    if (dishes[one]! >= 0) return 0;
  }
  const before = firstDish(dishes, same);
  return alikePoints(pool, recipe, other) - (before < 0 ? 0 : alikePoints(pool, before, other));
}

function firstDish(dishes: Int32Array, places: readonly number[]): number {
  for (const place of places) if (dishes[place]! >= 0) return dishes[place]!;
  return -1;
}

/** Points for a lunch and a dinner of one day with the same source, form or starch. */
export function alikePoints({ catalogue, weights }: RecipePool, lunch: number, dinner: number): number {
  const { natures } = catalogue;
  return (
    (sharesSource(natures, lunch, dinner) ? weights.sameSource : 0) +
    (isKnownAndEqual(natures.form, lunch, dinner) ? weights.sameForm : 0) +
    (isKnownAndEqual(natures.base, lunch, dinner) ? weights.sameBase : 0) +
    (natures.isEggs[lunch] === 1 && natures.isEggs[dinner] === 1 ? weights.sameEggs : 0)
  );
}

/**
 * How a dinner changes the points for the traits that dinners of consecutive days share; the first dinner of each day
 * counts.
 */
export function nextDinnersChange(
  { dishes, dinnersOfDay }: PlacedDishes,
  { catalogue, weights }: RecipePool,
  day: number,
  place: number,
  recipe: number,
): number {
  const own = dinnersOfDay[day]!;
  for (const one of own) {
    if (one === place) break;
    if (dishes[one]! >= 0) return 0;
  }
  const before = firstDish(dishes, own);
  let change = 0;
  for (const next of [dinnersOfDay[day - 1], dinnersOfDay[day + 1]]) {
    const dish = next === undefined ? -1 : firstDish(dishes, next);
    if (dish < 0) continue;
    change += sharedTraits(catalogue.natures, recipe, dish);
    if (before >= 0) change -= sharedTraits(catalogue.natures, before, dish);
  }
  return weights.nextDinner * change;
}

/**
 * How many of source, form and starch two different dishes share; 0 for the same dish, which may be cooked for two days
 * on purpose.
 */
export function sharedTraits(natures: DishNatures, one: number, other: number): number {
  if (one === other) return 0;
  return (
    (sharesSource(natures, one, other) ? 1 : 0) +
    (isKnownAndEqual(natures.form, one, other) ? 1 : 0) +
    (isKnownAndEqual(natures.base, one, other) ? 1 : 0)
  );
}

/** Whether two dishes have the same main protein source; dishes with hardly any protein have none. */
function sharesSource({ source }: DishNatures, one: number, other: number): boolean {
  return source[one] !== NO_SOURCE && isKnownAndEqual(source, one, other);
}

function isKnownAndEqual(trait: Int8Array, one: number, other: number): boolean {
  return trait[one]! >= 0 && trait[one] === trait[other];
}

/** How many runs of MOST_RUNNING + 1 equal breakfasts this one would complete. */
export function runningOn({ breakfasts, dishes }: PlacedDishes, place: number, recipe: number): number {
  const at = breakfasts.indexOf(place);
  if (at < 0) return 0;
  let running = 0;
  for (let last = Math.max(at, MOST_RUNNING); last <= at + MOST_RUNNING && last < breakfasts.length; last += 1) {
    let isRun = true;
    for (let one = last - MOST_RUNNING; one <= last; one += 1)
      if (one !== at && dishes[breakfasts[one]!] !== recipe) isRun = false;
    if (isRun) running += 1;
  }
  return running;
}

/** The similarity of two dishes of a day for each vegetable, fruit or nut that both have plenty of. */
const SAME_PRODUCE = 0.5;
/**
 * How much a side dish counts as similar to its main dish: SECOND_STARCH if it is starchy, other than with pulses, next
 * to a starchy main dish; SECOND_PULSES and SECOND_SALAD if both are pulses or a salad; AGAIN_IN_MEAL for each
 * vegetable, fruit, nut or dairy food that both have plenty of.
 */
const [SECOND_STARCH, SECOND_PULSES, SECOND_SALAD, AGAIN_IN_MEAL] = [9, 5, 3, 2] as const;
/** The similarity of two desserts at the end of a day. */
const SECOND_DESSERT = 3;
const LATE: ReadonlySet<MealMoment> = new Set(['SNACK', 'LATE_SNACK']);

/**
 * How alike a meal is to the others in its day's slots: breakfast is compared with all other meals, snacks with each
 * other, and all by their vegetables, fruits and nuts.
 */
export function likenessInDay(
  { places, ofDay, dishes }: PlacedDishes,
  { catalogue }: RecipePool,
  place: number,
  recipe: number,
): number {
  const { produce, isDessert } = catalogue.natures;
  const { day, type, isMain } = places[place]!;
  let sum = 0;
  for (const other of ofDay[day]!) {
    const dish = dishes[other]!;
    const against = places[other]!;
    if (dish < 0) continue;
    const shared = produce[recipe]! & produce[dish]!;
    if (shared !== 0) sum += SAME_PRODUCE * bitCount(shared);
    if (isMain && against.isMain) continue;
    const served = servedTogether(places[place]!, recipe, against, dish);
    if (served !== null) sum += clash(catalogue.natures, served.main, served.side);
    if (isDessert[recipe] === 1 && isDessert[dish] === 1 && LATE.has(type) && LATE.has(against.type))
      sum += SECOND_DESSERT;
    if (isMain !== against.isMain && type !== 'BREAKFAST' && against.type !== 'BREAKFAST') continue;
    sum += recipe === dish ? 1 : similarity(catalogue.mainFoods, recipe, dish);
  }
  return sum;
}

/** Of two dishes of a day, the main and the side dish, if one is the side dish of the other; otherwise null. */
function servedTogether(
  one: Place,
  recipe: number,
  other: Place,
  dish: number,
): Readonly<{ main: number; side: number }> | null {
  if (one.kind?.sideOf === other.type) return { main: dish, side: recipe };
  return other.kind?.sideOf === one.type ? { main: recipe, side: dish } : null;
}

/** How badly a side dish goes with a main dish, on the scale of similarity. */
export function clash(natures: DishNatures, main: number, side: number): number {
  const { base, isStarchy, source, produce, form, isDessert, isPancake, hasFruit, cuisineGroup } = natures;
  const isPulses = source[side] === PULSES;
  const isStarch = base[side]! >= 0 || (isStarchy[side] === 1 && !isPulses);
  return (
    (isStarchy[main] === 1 && isStarch ? SECOND_STARCH : 0) +
    (isPulses && source[main] === PULSES ? SECOND_PULSES : 0) +
    (form[side] === SALAD && form[main] === SALAD ? SECOND_SALAD : 0) +
    AGAIN_IN_MEAL * bitCount(produce[main]! & produce[side]!) +
    (isDessert[side] === 1
      ? 0
      : cuisineClash(cuisineGroup[main]!, cuisineGroup[side]!) +
        unsuitability(
          { form: form[main]!, isPancake: isPancake[main] === 1 },
          { form: form[side]!, isPulses, hasFruit: hasFruit[side] === 1 },
        ))
  );
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** How alike a main meal is to the others. Meals close to it in time weigh more. */
export function likenessToMains(
  { places, mains, dishes }: PlacedDishes,
  { catalogue }: RecipePool,
  place: number,
  recipe: number,
): number {
  const { mainFoods } = catalogue;
  const { day } = places[place]!;
  let sum = 0;
  for (const other of mains) {
    const dish = dishes[other]!;
    if (dish < 0) continue;
    const apart = Math.abs(day - places[other]!.day);
    sum += likeness(mainFoods, recipe, dish) * (apart <= NEXT_DAY ? SOON : 1);
    if (apart <= CHARACTERISTIC_DAYS && sharesCharacteristic(mainFoods, recipe, dish)) sum += SAME_CHARACTERISTIC;
  }
  return sum;
}
