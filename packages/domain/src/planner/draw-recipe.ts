import { type Random, randomBelow } from '../numbers/random.ts';
import { crowdedFamilies } from './dish-families.ts';
import { hasRoom, newFoods, type WeekState } from './week-state.ts';

/** Recipes drawn for one move; more of them find shorter lists sooner and better plans later. */
const DRAWN = 6;
const DAYS = 7;

/** The recipes allowed in a slot; if the meal is also cooked for another slot, only those that keep until then. */
export function recipesFor({ problem, pairs, leftFor }: WeekState, slot: number): Int32Array {
  if (leftFor[slot] === -1) return problem.slots[slot]!.kind.recipes;
  const pair = pairs.find((number) => problem.leftovers.pairs[number]!.first === slot)!;
  return problem.leftovers.pairs[pair]!.recipes;
}

/** Whether a recipe has plates for a slot, and for the slot for which it is also cooked. */
export function hasPlates({ problem, leftFor }: WeekState, slot: number, recipe: number): boolean {
  if (problem.slots[slot]!.kind.platesOf(recipe).count === 0) return false;
  const second = leftFor[slot]!;
  return second === -1 || problem.slots[second]!.kind.platesOf(recipe).count > 0;
}

/**
 * Draws a few of the recipes that there is room for, and returns the one that costs least by itself and in new things
 * to buy.
 */
export function drawRecipe(state: WeekState, slot: number, recipes: Int32Array, random: Random): number | null {
  const { kind } = state.problem.slots[slot]!;
  const { weights, catalogue } = state.problem.pool;
  const { families } = catalogue;
  const weeks = Math.max(1, state.problem.days.length / DAYS);
  const where = { day: state.problem.slots[slot]!.day, weeks, isMain: kind.isMain };
  let best: number | null = null;
  let least = Infinity;
  for (let look = 0; look < DRAWN; look += 1) {
    const recipe = recipes[randomBelow(random, recipes.length)]!;
    if (!hasRoom(state, slot, recipe)) continue;
    const points =
      kind.base[recipe]! +
      kind.misfit[recipe]! +
      weights.bought * newFoods(state, recipe) +
      weights.family * crowdedFamilies(families, state.families, recipe, where);
    if (points >= least) continue;
    least = points;
    best = recipe;
  }
  return best;
}
