import { createRandom, type Random, randomBelow } from '../numbers/random.ts';
import type { WeekProblem } from './week-problem.ts';
import { cookTogether } from './cook-together.ts';
import { drawRecipe, hasPlates, recipesFor } from './draw-recipe.ts';
import { choosePairs, drawPairs, type Move, withLeft } from './search-leftovers.ts';
import { tinPenalty } from './tin-penalty.ts';
import { chooseDay, clear, createState, hasRoom, pairUp, place, type WeekState } from './week-state.ts';
import { balancePenalty } from './balance-penalty.ts';
import { tastePoints } from './week-taste.ts';

/** How many points worse a plan may be and still be accepted, at the beginning and at the end of the search. */
const [WARM, COLD] = [6, 0.05] as const;
/** Moves per round: a plan with more slots has more to try. */
const MOVES_PER_SLOT = 0.3;
/** Shares of the moves: taking a recipe from another day's same meal, and exchanging two days' meals. */
const FROM_ANOTHER_DAY = 0.12;
const EXCHANGED = 0.08;
/** If meals are cooked for two, the share of the moves that choose other days for that. */
const PAIRED = 0.08;
/** By how much sums of the same points may differ. */
const ROUNDING = 1e-9;
/** Recipes considered for a slot before the search begins. */
const FIRST_LOOK = 4;

/**
 * Searches for the plan with the fewest points by simulated annealing over the recipes of the slots; the plates of a
 * day are chosen again for each set of recipes. The same seed gives the same plan.
 */
export function searchWeek(
  problem: WeekProblem,
  seed: number,
  iterations: number,
): { state: WeekState; points: number } {
  const random = createRandom(seed);
  const state = createState(problem);
  if (problem.leftovers.times > 0) pairUp(state, choosePairs(problem.leftovers, random));
  const leaders = problem.slots.flatMap((_, slot) => (problem.tied[slot]![0] === slot ? slot : []));
  for (const slot of leaders) {
    const recipe = firstFor(state, slot, random);
    for (const tied of problem.tied[slot]!) place(state, tied, recipe);
  }
  for (let day = 0; day < problem.days.length; day += 1) chooseDay(state, day);
  let points = pointsOf(state);
  let best = copyOf(state, points);
  const isAlone = (slot: number): boolean => problem.tied[slot]!.length === 1;
  const likes = problem.slots.map(({ kind, day }, slot) =>
    problem.slots.flatMap((other, at) =>
      at !== slot && other.day !== day && other.kind.type === kind.type && isAlone(at) && isAlone(slot) ? at : [],
    ),
  );
  const moves = Math.round(iterations * leaders.length * MOVES_PER_SLOT);
  for (let made = 0; made < moves; made += 1) {
    const heat = WARM * (1 - made / moves) ** 2 + COLD;
    const drawn = leaders[randomBelow(random, leaders.length)]!;
    const slot = state.cookedIn[drawn]! >= 0 ? state.cookedIn[drawn]! : drawn;
    const isPaired = state.pairs.length > 0 && random() < PAIRED;
    const move = isPaired ? drawPairs(state, random) : drawMove(state, slot, likes[slot]!, random);
    if (move === null) continue;
    const after = tryMove(state, move, points - heat * Math.log(1 - random()));
    if (after === null) continue;
    points = after;
    if (points < best.points) best = copyOf(state, points);
  }
  if (state.pairs.length > 0) {
    for (let slot = 0; slot < problem.slots.length; slot += 1) clear(state, slot);
    pairUp(state, best.pairs);
  }
  for (const [slot, recipe] of best.recipes.entries()) if (state.recipes[slot] !== recipe) place(state, slot, recipe);
  // Choosing again from another starting point could make the plates of a day with many meals worse.
  state.picks.set(best.picks);
  state.dayPoints.set(best.dayPoints);
  if (state.pairs.length === 0) return { state, points: best.points };
  cookTogether(state);
  return { state, points: pointsOf(state) };
}

function copyOf({ recipes, picks, dayPoints, pairs }: WeekState, points: number) {
  return { points, pairs, recipes: recipes.slice(), picks: picks.slice(), dayPoints: dayPoints.slice() };
}

function pointsOf(state: WeekState): number {
  return tastePoints(state) + sumOf(state.dayPoints) + balancePenalty(state) + tinPenalty(state);
}

function sumOf(numbers: Float64Array): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

/**
 * The best, on its own, of a few recipes for which there is room; if there is none, the one that appears least often.
 */
function firstFor(state: WeekState, slot: number, random: Random): number {
  if (state.cookedIn[slot]! >= 0) return state.recipes[state.cookedIn[slot]!]!;
  const { kind } = state.problem.slots[slot]!;
  const recipes = recipesFor(state, slot);
  let best = -1;
  for (let look = 0, tried = 0; tried < FIRST_LOOK && look < recipes.length * 2; look += 1) {
    const recipe = recipes[randomBelow(random, recipes.length)]!;
    if (!hasRoom(state, slot, recipe) || !hasPlates(state, slot, recipe)) continue;
    tried += 1;
    if (best < 0 || kind.base[recipe]! < kind.base[best]!) best = recipe;
  }
  if (best >= 0) return best;
  for (const recipe of recipes)
    if (hasPlates(state, slot, recipe) && (best < 0 || state.uses[recipe]! < state.uses[best]!)) best = recipe;
  return best >= 0 ? best : recipes[0]!;
}

function drawMove(state: WeekState, slot: number, likes: readonly number[], random: Random): Move | null {
  const before = state.recipes[slot]!;
  const draw = random();
  if (draw < FROM_ANOTHER_DAY + EXCHANGED && likes.length > 0) {
    const other = likes[randomBelow(random, likes.length)]!;
    const theirs = state.recipes[other]!;
    if (theirs === before || state.cookedIn[other]! >= 0 || !mayStand(state, theirs, other, slot)) return null;
    if (draw >= EXCHANGED) return hasRoom(state, slot, theirs) ? { meals: withLeft(state, [[slot, theirs]]) } : null;
    if (!mayStand(state, before, slot, other)) return null;
    const exchanged = [
      [slot, theirs],
      [other, before],
    ] as const;
    return { meals: withLeft(state, exchanged) };
  }
  const next = drawFor(state, slot, random);
  if (next === null || next === before) return null;
  return {
    meals: withLeft(
      state,
      state.problem.tied[slot]!.map((tied) => [tied, next] as const),
    ),
  };
}

/** Whether a recipe may move from one slot to another, given how often it is in the plan. */
function mayStand(state: WeekState, recipe: number, from: number, to: number): boolean {
  const { problem, uses } = state;
  const { cap } = problem.slots[to]!.kind;
  return (uses[recipe]! <= cap || problem.slots[from]!.kind.cap <= cap) && recipesFor(state, to).includes(recipe);
}

/** A recipe drawn for a slot; null if none of those drawn has a plate for it. */
function drawFor(state: WeekState, slot: number, random: Random): number | null {
  const recipe = drawRecipe(state, slot, recipesFor(state, slot), random);
  return recipe === null || !hasPlates(state, slot, recipe) ? null : recipe;
}

/**
 * Makes a move unless the plan would then have more than `most` points. Returns its points, or null if it is not made.
 */
function tryMove(state: WeekState, { meals, pairs }: Move, most: number): number | null {
  const { problem, picks, dayPoints } = state;
  const before = meals.map(([slot]) => [slot, state.recipes[slot]!] as const);
  const days = [...new Set(meals.map(([slot]) => problem.slots[slot]!.day))];
  const known = days.map((day) => dayPoints[day]!);
  const paired = pairs && state.pairs;
  change(state, meals, pairs);
  const taste = tastePoints(state);
  let points = taste + sumOf(dayPoints);
  for (const day of known) points -= day;
  // Most moves end here: their plates, which take long to choose, could only add points.
  if (points <= most) {
    const chosen = picks.slice();
    for (const day of days) {
      chooseDay(state, day, most - points);
      points += dayPoints[day]!;
    }
    points = points > most + ROUNDING ? points : taste + sumOf(dayPoints) + balancePenalty(state) + tinPenalty(state);
    if (points <= most) return points;
    picks.set(chosen);
    for (const [at, day] of days.entries()) dayPoints[day] = known[at]!;
  }
  change(state, before, paired);
  return null;
}

function change(state: WeekState, meals: Move['meals'], pairs: Move['pairs']): void {
  if (pairs !== undefined) {
    for (const [slot] of meals) clear(state, slot);
    pairUp(state, pairs);
  }
  for (const [slot, recipe] of meals) place(state, slot, recipe);
}
