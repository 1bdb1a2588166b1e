import { type Random, randomBelow } from '../../numbers/random.ts';
import { addedPoints, clear, hasRoom, place, type WeekState } from '../week/week-state.ts';

/**
 * At most this many recipes are drawn for one move. With many draws the tastiest recipe is soon among them; with few,
 * recipes that suit the day's nutrients better get a chance.
 */
const MOST_DRAWN = 20;

/**
 * How much more weight the day's nutrients have than taste when a recipe is chosen. On keto, where few recipes suit
 * them, the tastiest recipe drawn would nearly always be unsuitable.
 */
const MISFIT_FIRST = 12;

/** The recipes allowed in a slot; if the meal is also cooked for another slot, only those that keep until then. */
export function recipesFor({ problem, pairs, leftFor }: WeekState, slot: number): Int32Array {
  if (leftFor[slot] === -1) return problem.slots[slot]!.kind.recipes;
  const pair = pairs.find((number) => problem.leftovers.pairs[number]!.first === slot)!;
  return problem.leftovers.pairs[pair]!.recipes;
}

/** Whether a recipe has plates for a slot, and for the slot that gets its leftovers, if any. */
export function hasPlates({ problem, leftFor }: WeekState, slot: number, recipe: number): boolean {
  if (problem.slots[slot]!.kind.platesOf(recipe).count === 0) return false;
  const second = leftFor[slot]!;
  return second === -1 || problem.slots[second]!.kind.platesOf(recipe).count > 0;
}

/**
 * Draws a few of the recipes that may go into an empty slot, and returns the one that adds the fewest points to the
 * plan; null if all add more than `most`.
 */
export function drawRecipe(
  state: WeekState,
  slot: number,
  recipes: Int32Array,
  random: Random,
  most = Infinity,
): number | null {
  const { misfit } = state.problem.slots[slot]!.kind;
  let best: number | null = null;
  let least = Infinity;
  for (let left = 1 + Math.floor(MOST_DRAWN * random() ** 2); left > 0; left -= 1) {
    const recipe = recipes[randomBelow(random, recipes.length)]!;
    if (recipe === best || !hasRoom(state, slot, recipe)) continue;
    const enough = Math.min(most, least - MISFIT_FIRST * misfit[recipe]!);
    const points = addedPoints(state, slot, recipe, enough);
    if (points >= enough) continue;
    least = points + MISFIT_FIRST * misfit[recipe]!;
    best = recipe;
  }
  return best;
}

/** Like `drawRecipe`, for a slot that already has a recipe; the slot keeps it. */
export function drawOther(state: WeekState, slot: number, recipes: Int32Array, random: Random): number | null {
  const before = state.recipes[slot]!;
  clear(state, slot);
  const drawn = drawRecipe(state, slot, recipes, random);
  if (before >= 0) place(state, slot, before);
  return drawn;
}
