import { createRandom, type Random, randomBelow } from '../numbers/random.ts';
import type { WeekProblem } from './week-problem.ts';
import { tinPoints } from './tin-points.ts';
import { chooseDay, createState, hasRoom, newFoods, place, type WeekState } from './week-state.ts';
import { balancePoints, tastePoints } from './week-taste.ts';

/** Points that a worse plan may be worse by and still be taken, at the beginning and at the end of the search. */
const [WARM, COLD] = [6, 0.05] as const;
/** Moves of a round: a plan of more slots has more to try. */
const MOVES_PER_SLOT = 0.3;
/** Shares of the moves: a recipe from another day of the same meal, and two days' meals exchanged. */
const FROM_ANOTHER_DAY = 0.12;
const EXCHANGED = 0.08;
/** Recipes drawn for one move; more find shorter lists sooner and better plans later. */
const DRAWN = 6;
/** Recipes looked at for a slot before the search begins. */
const FIRST_LOOK = 4;

/**
 * Looks for the plan with the fewest points by simulated annealing over the recipes of the slots; the plates of a day are
 * chosen anew for each set of recipes. The same seed gives the same plan.
 */
export function searchWeek(
  problem: WeekProblem,
  seed: number,
  iterations: number,
): { state: WeekState; points: number } {
  const random = createRandom(seed);
  const state = createState(problem);
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
    const slot = leaders[randomBelow(random, leaders.length)]!;
    const move = drawMove(state, slot, likes[slot]!, random);
    if (move === null) continue;
    const after = tryMove(state, move, points - heat * Math.log(1 - random()));
    if (after === null) continue;
    points = after;
    if (points < best.points) best = copyOf(state, points);
  }
  for (const [slot, recipe] of best.recipes.entries()) if (state.recipes[slot] !== recipe) place(state, slot, recipe);
  // Chosen anew from elsewhere, the plates of a day of many meals could come out worse.
  state.picks.set(best.picks);
  state.dayPoints.set(best.dayPoints);
  return { state, points: best.points };
}

function copyOf({ recipes, picks, dayPoints }: WeekState, points: number) {
  return { points, recipes: recipes.slice(), picks: picks.slice(), dayPoints: dayPoints.slice() };
}

function pointsOf(state: WeekState): number {
  return tastePoints(state) + sumOf(state.dayPoints) + balancePoints(state) + tinPoints(state);
}

function sumOf(numbers: Float64Array): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

/** The best by itself of a few recipes that there is room for; where there is room for none, one that stands least often. */
function firstFor(state: WeekState, slot: number, random: Random): number {
  const { kind } = state.problem.slots[slot]!;
  const { recipes } = kind;
  let best = -1;
  for (let look = 0, tried = 0; tried < FIRST_LOOK && look < recipes.length * 2; look += 1) {
    const recipe = recipes[randomBelow(random, recipes.length)]!;
    if (!hasRoom(state, slot, recipe) || kind.platesOf(recipe).count === 0) continue;
    tried += 1;
    if (best < 0 || kind.base[recipe]! < kind.base[best]!) best = recipe;
  }
  if (best >= 0) return best;
  for (const recipe of recipes)
    if (kind.platesOf(recipe).count > 0 && (best < 0 || state.uses[recipe]! < state.uses[best]!)) best = recipe;
  return best >= 0 ? best : recipes[0]!;
}

/** New recipes for one or two slots, or one for slots that are tied. */
type Move = readonly (readonly [slot: number, recipe: number])[];

function drawMove(state: WeekState, slot: number, likes: readonly number[], random: Random): Move | null {
  const before = state.recipes[slot]!;
  const draw = random();
  if (draw < FROM_ANOTHER_DAY + EXCHANGED && likes.length > 0) {
    const other = likes[randomBelow(random, likes.length)]!;
    const theirs = state.recipes[other]!;
    if (theirs === before || !mayStand(state, theirs, other, slot)) return null;
    if (draw >= EXCHANGED) return hasRoom(state, slot, theirs) ? [[slot, theirs]] : null;
    if (!mayStand(state, before, slot, other)) return null;
    return [
      [slot, theirs],
      [other, before],
    ];
  }
  const next = drawRecipe(state, slot, random);
  return next === null || next === before ? null : state.problem.tied[slot]!.map((tied) => [tied, next] as const);
}

/** Whether a recipe may go from a slot to another, as often as it stands in the plan. */
function mayStand({ problem, uses }: WeekState, recipe: number, from: number, to: number): boolean {
  const { cap, recipes } = problem.slots[to]!.kind;
  return (uses[recipe]! <= cap || problem.slots[from]!.kind.cap <= cap) && recipes.includes(recipe);
}

/** Of a few recipes that there is room for, the one that costs least by itself and in new things to buy. */
function drawRecipe(state: WeekState, slot: number, random: Random): number | null {
  const { kind } = state.problem.slots[slot]!;
  const { weights } = state.problem.pool;
  let best: number | null = null;
  let least = Infinity;
  for (let look = 0; look < DRAWN; look += 1) {
    const recipe = kind.recipes[randomBelow(random, kind.recipes.length)]!;
    if (!hasRoom(state, slot, recipe)) continue;
    const points = kind.base[recipe]! + kind.misfit[recipe]! + weights.bought * newFoods(state, recipe);
    if (points >= least) continue;
    least = points;
    best = recipe;
  }
  return best === null || kind.platesOf(best).count === 0 ? null : best;
}

/** Makes a move unless the plan would then have more than the most points; answers its points, or null where it is not made. */
function tryMove(state: WeekState, move: Move, most: number): number | null {
  const { problem, picks, dayPoints } = state;
  const before = move.map(([slot]) => [slot, state.recipes[slot]!] as const);
  const days = [...new Set(move.map(([slot]) => problem.slots[slot]!.day))];
  const known = days.map((day) => dayPoints[day]!);
  for (const [slot, recipe] of move) place(state, slot, recipe);
  const taste = tastePoints(state);
  let points = taste + sumOf(dayPoints);
  for (const day of known) points -= day;
  // Most moves end here: their plates, which take long to choose, could only make it more.
  if (points <= most) {
    const chosen = picks.slice();
    for (const day of days) chooseDay(state, day);
    points = taste + sumOf(dayPoints) + balancePoints(state) + tinPoints(state);
    if (points <= most) return points;
    picks.set(chosen);
    for (const [at, day] of days.entries()) dayPoints[day] = known[at]!;
  }
  for (const [slot, recipe] of before) place(state, slot, recipe);
  return null;
}
