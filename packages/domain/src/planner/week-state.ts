import { dayPoints, type UnitMacros } from './day-cost.ts';
import { DISH_FREE_MEALS, FAMILY_FREE_MEALS } from './weights.ts';
import type { WeekProblem } from './week-problem.ts';

/** Points of a slot left empty, of a use beyond a recipe's cap, of a recipe twice on one day. */
export const UNFILLED_POINTS = 100;
export const OVER_CAP_POINTS = 6;
export const SAME_DAY_POINTS = 6;

/** No option stands in the slot. */
export const EMPTY = -1;

/** A plan under construction, with every counter that its cost needs. */
export type WeekState = {
  readonly problem: WeekProblem;
  /** Option number by slot, or EMPTY. */
  readonly assigned: Int32Array;
  readonly totals: readonly UnitMacros[];
  readonly uses: Int32Array;
  readonly caps: Int32Array;
  readonly boughtUses: Int32Array;
  readonly familyUses: Int32Array;
  readonly dishUses: Int32Array;
  distinctPerishables: number;
  repeats: number;
  overCap: number;
  familyOver: number;
  dishOver: number;
};

/** How often each recipe may stand in the plan: the strictest of its slots, and what scarcity allows on top. */
export function capsOf(problem: WeekProblem): Int32Array {
  const recipes = problem.pool.catalogue.recipes.length;
  const repeats = new Int32Array(recipes).fill(1000);
  const extra = new Int32Array(recipes);
  const sets = new Map(problem.slots.map(({ options, kind }) => [options, kind]));
  for (const [options, kind] of sets) {
    for (const recipe of options.recipe) {
      repeats[recipe] = Math.min(repeats[recipe]!, kind.repeats);
      extra[recipe] = Math.max(extra[recipe]!, options.cap - kind.repeats);
    }
  }
  return repeats.map((count, recipe) => count + extra[recipe]!);
}

/** A state with nothing but the fixed meals. */
export function createState(problem: WeekProblem): WeekState {
  const { catalogue } = problem.pool;
  const state: WeekState = {
    problem,
    assigned: new Int32Array(problem.slots.length).fill(EMPTY),
    totals: problem.days.map(({ fixed }) => ({ ...fixed })),
    uses: new Int32Array(catalogue.recipes.length),
    caps: capsOf(problem),
    boughtUses: new Int32Array(catalogue.foodNumber.size),
    familyUses: new Int32Array(catalogue.familyCount),
    dishUses: new Int32Array(catalogue.dishCount),
    distinctPerishables: 0,
    repeats: 0,
    overCap: 0,
    familyOver: 0,
    dishOver: 0,
  };
  for (const { recipe, main } of problem.fixedRecipes) countRecipe(state, recipe, main, 1);
  return state;
}

function countRecipe(state: WeekState, recipe: number, main: boolean, sign: 1 | -1): void {
  const { catalogue } = state.problem.pool;
  // The use that comes or goes is the last one: its number decides whether it was free.
  const nth = sign === 1 ? state.uses[recipe]! : state.uses[recipe]! - 1;
  state.uses[recipe] = state.uses[recipe]! + sign;
  if (nth >= 1) state.repeats += sign;
  if (nth >= state.caps[recipe]!) state.overCap += sign;
  const { boughtStart, boughtFood } = catalogue;
  for (let at = boughtStart[recipe]!; at < boughtStart[recipe + 1]!; at += 1) {
    const food = boughtFood[at]!;
    if (state.boughtUses[food] === (sign === 1 ? 0 : 1)) state.distinctPerishables += sign;
    state.boughtUses[food] = state.boughtUses[food]! + sign;
  }
  if (!main) return;
  const family = catalogue.family[recipe]!;
  if (family >= 0) {
    if ((sign === 1 ? state.familyUses[family]! : state.familyUses[family]! - 1) >= FAMILY_FREE_MEALS) {
      state.familyOver += sign;
    }
    state.familyUses[family] = state.familyUses[family]! + sign;
  }
  const dish = catalogue.dish[recipe]!;
  if (dish >= 0) {
    if ((sign === 1 ? state.dishUses[dish]! : state.dishUses[dish]! - 1) >= DISH_FREE_MEALS) state.dishOver += sign;
    state.dishUses[dish] = state.dishUses[dish]! + sign;
  }
}

/** Puts an option into a slot in place of what stood there; EMPTY takes it out. */
export function assign(state: WeekState, slotNumber: number, option: number): void {
  const before = state.assigned[slotNumber]!;
  if (before === option) return;
  if (before !== EMPTY) move(state, slotNumber, before, -1);
  if (option !== EMPTY) move(state, slotNumber, option, 1);
  state.assigned[slotNumber] = option;
}

function move(state: WeekState, slotNumber: number, option: number, sign: 1 | -1): void {
  const { day, options, main } = state.problem.slots[slotNumber]!;
  const totals = state.totals[day]!;
  totals.kcal += sign * options.kcal[option]!;
  totals.protein += sign * options.protein[option]!;
  totals.fat += sign * options.fat[option]!;
  totals.carbohydrates += sign * options.carbohydrates[option]!;
  countRecipe(state, options.recipe[option]!, main, sign);
}

/** The catalogue number of the recipe in a slot, or EMPTY. */
export function recipeIn(state: WeekState, slotNumber: number): number {
  const option = state.assigned[slotNumber]!;
  return option === EMPTY ? EMPTY : state.problem.slots[slotNumber]!.options.recipe[option]!;
}

/** Points that a further use of a recipe would add to groceries and variety. */
export function addedPoints(state: WeekState, recipe: number, main: boolean): number {
  const { catalogue, weights } = state.problem.pool;
  const { boughtStart, boughtFood } = catalogue;
  let points = 0;
  for (let at = boughtStart[recipe]!; at < boughtStart[recipe + 1]!; at += 1) {
    if (state.boughtUses[boughtFood[at]!] === 0) points += weights.bought;
  }
  const uses = state.uses[recipe]!;
  if (uses >= 1) points += weights.repeat;
  if (uses >= state.caps[recipe]!) points += OVER_CAP_POINTS;
  if (!main) return points;
  const family = catalogue.family[recipe]!;
  if (family >= 0 && state.familyUses[family]! >= FAMILY_FREE_MEALS) points += weights.family;
  const dish = catalogue.dish[recipe]!;
  if (dish >= 0 && state.dishUses[dish]! >= DISH_FREE_MEALS) points += weights.dish;
  return points;
}

function sameDayRepeats(state: WeekState): number {
  let repeats = 0;
  for (const { slots } of state.problem.days) {
    for (let a = 1; a < slots.length; a += 1) {
      const recipe = recipeIn(state, slots[a]!);
      if (recipe === EMPTY) continue;
      for (let b = 0; b < a; b += 1) if (recipeIn(state, slots[b]!) === recipe) repeats += 1;
    }
  }
  return repeats;
}

/** Points of the whole plan; recomputed from sums of integers, so that it never drifts. */
export function totalPoints(state: WeekState): number {
  const { problem } = state;
  const { weights } = problem.pool;
  let points =
    state.distinctPerishables * weights.bought +
    state.repeats * weights.repeat +
    state.familyOver * weights.family +
    state.dishOver * weights.dish +
    state.overCap * OVER_CAP_POINTS +
    sameDayRepeats(state) * SAME_DAY_POINTS;
  for (let day = 0; day < problem.days.length; day += 1) {
    points += dayPoints(problem.days[day]!.aim, state.totals[day]!);
  }
  for (let slot = 0; slot < problem.slots.length; slot += 1) {
    const option = state.assigned[slot]!;
    points += option === EMPTY ? UNFILLED_POINTS : problem.slots[slot]!.options.base[option]!;
  }
  return points;
}
