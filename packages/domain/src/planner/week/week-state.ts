import type { Plates } from '../../plates/plates-for-slot.ts';
import { choosePlates } from '../search/day-plates.ts';
import { REPEATED_KIND_PENALTY, KITCHEN_KIND_GROUPS } from '../catalogue/kitchen-kind-groups.ts';
import { isLittle, priceOf } from '../catalogue/food-prices.ts';
import type { RecipePool } from './slot-kind.ts';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import type { WeekProblem } from './week-problem.ts';
import {
  addMeal,
  createTaste,
  liftMeal,
  mealPoints,
  putBackMeal,
  removeMeal,
  type WeekVariety,
} from '../scoring/week-variety.ts';

/** A plan under construction: a recipe and a plate in every slot, and the data from which its variety is scored. */
export type WeekState = {
  readonly problem: WeekProblem;
  /** Catalogue number of the recipe by slot. */
  readonly recipes: Int32Array;
  /** Number of the plate by slot; -1 if it has none. */
  readonly picks: Int32Array;
  /** Points of each day's macros. */
  readonly dayPoints: Float64Array;
  /** How often each recipe is cooked in the plan, including fixed meals. */
  readonly uses: Int16Array;
  /** How many meals use each food of the grocery list, and how many grams, in portions of the original recipe. */
  readonly boughtIn: Int16Array;
  readonly boughtGrams: Int32Array;
  /** How many foods of each interchangeable group are bought. */
  readonly ofAKind: Int16Array;
  /** By entry of `shop.food`, its price if nothing else in the plan uses the food. */
  readonly firstPrices: Float64Array;
  /** The total price of all foods on the grocery list. */
  boughtCost: number;
  /** Numbers of the pairs of slots that are cooked together. */
  pairs: readonly number[];
  /** By slot, the slot that its leftovers come from; -1 if its meal is not leftovers. */
  readonly cookedIn: Int16Array;
  /** By slot, the slot that gets its leftovers; -1 if none does. */
  readonly leftFor: Int16Array;
  /** Plates of a slot that replace those of its kind. */
  readonly ownPlates: Map<number, Plates>;
  /** The variety of the week, by which its recipes are scored. */
  readonly taste: WeekVariety;
};

/** A state with only the fixed meals. */
export function createState(problem: WeekProblem): WeekState {
  const { catalogue } = problem.pool;
  const slots = problem.slots.length;
  const state: WeekState = {
    problem,
    recipes: new Int32Array(slots).fill(-1),
    picks: new Int32Array(slots),
    dayPoints: new Float64Array(problem.days.length),
    uses: new Int16Array(catalogue.recipes.length),
    boughtIn: new Int16Array(catalogue.shop.ids.length),
    ofAKind: new Int16Array(KITCHEN_KIND_GROUPS),
    boughtGrams: new Int32Array(catalogue.shop.ids.length),
    firstPrices: firstPricesOf(problem.pool),
    boughtCost: 0,
    pairs: [],
    cookedIn: new Int16Array(slots).fill(-1),
    leftFor: new Int16Array(slots).fill(-1),
    ownPlates: new Map(),
    taste: createTaste(problem),
  };
  for (const { existing } of problem.days) for (const { recipe } of existing) count(state, recipe, 1);
  return state;
}

function firstPricesOf({ catalogue, prices }: RecipePool): Float64Array {
  const { food, grams, pack } = catalogue.shop;
  return Float64Array.from(food, (number, at) => priceOf(prices[number]!, grams[at]!, pack[number]!));
}

function count(state: WeekState, recipe: number, sign: 1 | -1): void {
  const { catalogue, prices } = state.problem.pool;
  const { start, food: bought, grams, pack, group } = catalogue.shop;
  state.uses[recipe] = state.uses[recipe]! + sign;
  for (let at = start[recipe]!; at < start[recipe + 1]!; at += 1) {
    const food = bought[at]!;
    const before = state.boughtIn[food]!;
    const gramsBefore = state.boughtGrams[food]!;
    state.boughtIn[food] = before + sign;
    state.boughtGrams[food] = gramsBefore + sign * grams[at]!;
    if (before > 0) state.boughtCost -= priceOf(prices[food]!, gramsBefore, pack[food]!);
    if (before + sign > 0) state.boughtCost += priceOf(prices[food]!, state.boughtGrams[food], pack[food]!);
    if (before === (sign === 1 ? 0 : 1)) countOfAKind(state, group[food]!, sign);
  }
}

function countOfAKind(state: WeekState, group: number, sign: 1 | -1): void {
  if (group < 0) return;
  if (state.ofAKind[group]! >= (sign === 1 ? 1 : 2)) state.boughtCost += sign * REPEATED_KIND_PENALTY;
  state.ofAKind[group] = state.ofAKind[group]! + sign;
}

/**
 * Puts a recipe into a slot, replacing the previous one; the plates of its day are chosen later. Leftovers are neither
 * cooked nor bought again.
 */
export function place(state: WeekState, slot: number, recipe: number): void {
  clear(state, slot);
  const isWarmed = state.cookedIn[slot] !== -1;
  if (!isWarmed) count(state, recipe, 1);
  addMeal(state.taste, state.problem.pool, slot, recipe, isWarmed);
  state.recipes[slot] = recipe;
}

/** Removes the recipe from a slot. */
export function clear(state: WeekState, slot: number): void {
  const before = state.recipes[slot]!;
  if (before < 0) return;
  const isWarmed = state.cookedIn[slot] !== -1;
  if (!isWarmed) count(state, before, -1);
  removeMeal(state.taste, state.problem.pool, slot, isWarmed);
  state.recipes[slot] = -1;
}

/** Puts a recipe back into an empty slot; the caller must restore the points. */
export function putBack(state: WeekState, slot: number, recipe: number): void {
  const isWarmed = state.cookedIn[slot] !== -1;
  if (!isWarmed) count(state, recipe, 1);
  putBackMeal(state.taste, state.problem.pool, slot, recipe, isWarmed);
  state.recipes[slot] = recipe;
}

/** Removes what is in a slot without updating the points, which the caller must restore. */
export function lift(state: WeekState, slot: number): void {
  const isWarmed = state.cookedIn[slot] !== -1;
  if (!isWarmed) count(state, state.recipes[slot]!, -1);
  liftMeal(state.taste, state.problem.pool, slot, isWarmed);
  state.recipes[slot] = -1;
}

/** Sets which pairs of slots are cooked together, by their numbers. Slots that enter or leave a pair must be empty. */
export function pairUp(state: WeekState, pairs: readonly number[]): void {
  state.pairs = pairs;
  state.leftFor.fill(-1);
  state.cookedIn.fill(-1);
  for (const pair of pairs) {
    const { first, second } = state.problem.leftovers.pairs[pair]!;
    state.leftFor[first] = second;
    state.cookedIn[second] = first;
  }
}

/** Whether a recipe may be put into a slot, and into the slots tied to it. */
export function hasRoom(state: WeekState, slot: number, recipe: number): boolean {
  const { uses, problem } = state;
  if (uses[recipe]! > 0 && isServedOtherwise(state, slot, recipe)) return false;
  const { length } = problem.tied[slot]!;
  const { cap, sweetCap } = problem.slots[slot]!.kind;
  const isSweet = problem.pool.catalogue.natures.isSweet[recipe] === 1;
  return uses[recipe]! + length <= Math.max(isSweet ? sweetCap : cap, length);
}

/**
 * Whether the plan serves a recipe differently from this slot: at another meal of the same day, or as a main meal if
 * this slot is a breakfast or snack, and vice versa.
 */
function isServedOtherwise({ problem, recipes }: WeekState, slot: number, recipe: number): boolean {
  const { slots, tied, days } = problem;
  const own = tied[slot]!;
  const { isMain } = slots[slot]!.kind;
  const onDay = (day: number) => own.some((one) => slots[one]!.day === day);
  for (const [other, placed] of recipes.entries())
    if (placed === recipe && !own.includes(other)) {
      const { kind, day } = slots[other]!;
      if (kind.isMain !== isMain || onDay(day)) return true;
    }
  return own.some((one) => days[slots[one]!.day]!.existing.some((meal) => meal.recipe === recipe));
}

/** How much a recipe would add to the total price of the grocery list. */
export function newFoods(state: WeekState, recipe: number): number {
  const { problem, boughtIn, boughtGrams, ofAKind, firstPrices } = state;
  const { catalogue, prices } = problem.pool;
  const { start, food, group, grams, pack } = catalogue.shop;
  let added = 0;
  for (let at = start[recipe]!; at < start[recipe + 1]!; at += 1) {
    const number = food[at]!;
    if (boughtIn[number] !== 0) {
      // Using more of a barely used pack lowers its price, and never raises it.
      const before = boughtGrams[number]!;
      if (!isLittle(before, pack[number]!)) continue;
      const price = prices[number]!;
      added += priceOf(price, before + grams[at]!, pack[number]!) - priceOf(price, before, pack[number]!);
      continue;
    }
    added += firstPrices[at]!;
    const kind = group[number]!;
    if (kind >= 0 && (ofAKind[kind]! > 0 || hasBefore(catalogue.shop, boughtIn, recipe, at, kind)))
      added += REPEATED_KIND_PENALTY;
  }
  return added;
}

/** Whether an earlier new food of the recipe is in the same group of interchangeable foods. */
function hasBefore(
  { start, food, group }: CatalogueIndex['shop'],
  boughtIn: Int16Array,
  recipe: number,
  end: number,
  kind: number,
): boolean {
  for (let at = start[recipe]!; at < end; at += 1)
    if (group[food[at]!] === kind && boughtIn[food[at]!] === 0) return true;
  return false;
}

/** Points of a plan's recipes, regardless of their plates; lower is better. */
export function varietyPenalty({ taste, boughtCost, problem }: WeekState): number {
  return taste.points + problem.pool.weights.bought * boughtCost;
}

/** The points that a recipe would add in an empty slot. If they exceed `most`, any number above it may be returned. */
export function addedPoints(state: WeekState, slot: number, recipe: number, most = Infinity): number {
  const { pool } = state.problem;
  const isWarmed = state.cookedIn[slot] !== -1;
  const bought = isWarmed ? 0 : pool.weights.bought * newFoods(state, recipe);
  return bought + mealPoints(state.taste, pool, slot, recipe, isWarmed, most - bought);
}

/** The plates that a slot's plate is chosen from. */
export function platesIn({ problem, recipes, ownPlates }: WeekState, slot: number): Plates {
  return ownPlates.get(slot) ?? problem.slots[slot]!.kind.platesOf(recipes[slot]!);
}

/** Chooses the plates of a day for its recipes. A day that costs more than `most` points may get Infinity. */
export function chooseDay(state: WeekState, day: number, most = Infinity): void {
  const { problem, picks } = state;
  const { aim, fixed, slots } = problem.days[day]!;
  if (slots.length === 0) return;
  const from = slots[0]!;
  const meals: Plates[] = [];
  for (const slot of slots) meals.push(platesIn(state, slot));
  state.dayPoints[day] = choosePlates(aim, fixed, meals, picks.subarray(from, from + slots.length), most);
}
