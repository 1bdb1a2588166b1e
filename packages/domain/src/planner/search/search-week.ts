import { createRandom, type Random, randomBelow } from '../../numbers/random.ts';
import type { WeekProblem } from '../week/week-problem.ts';
import { cookTogether } from '../leftovers/cook-together.ts';
import { hasPlates, recipesFor } from './draw-recipe.ts';
import { choosePairs } from '../leftovers/search-leftovers.ts';
import { beginSearch, pointsOf, tryMove } from './search-moves.ts';
import { chooseDay, clear, createState, hasRoom, pairUp, place, type WeekState } from '../week/week-state.ts';

/** How many points worse a plan may be and still be accepted: WARM at the beginning of the search, COLD at the end. */
const [WARM, COLD] = [10, 0.05] as const;
/** Moves per round and slot: a plan with more slots has more to try. */
const MOVES_PER_SLOT = 0.3;
/** Number of recipes considered for a slot before the search starts. */
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
  const search = beginSearch(state, random);
  const moves = Math.round(iterations * leaders.length * MOVES_PER_SLOT);
  for (let made = 0; made < moves; made += 1) {
    const heat = WARM * (1 - made / moves) ** 1.5 + COLD;
    const drawn = leaders[randomBelow(random, leaders.length)]!;
    const after = tryMove(search, drawn, points - heat * Math.log(1 - random()));
    if (after === null) continue;
    points = after;
    if (points < best.points) best = copyOf(state, points);
  }
  if (state.pairs.length > 0) {
    for (let slot = 0; slot < problem.slots.length; slot += 1) clear(state, slot);
    pairUp(state, best.pairs);
  }
  for (const [slot, recipe] of best.recipes.entries()) if (state.recipes[slot] !== recipe) place(state, slot, recipe);
  // The plates are restored rather than chosen again, because another starting point could give a day with many meals
  // worse plates.
  state.picks.set(best.picks);
  state.dayPoints.set(best.dayPoints);
  if (state.pairs.length === 0) return { state, points: best.points };
  cookTogether(state);
  return { state, points: pointsOf(state) };
}

function copyOf({ recipes, picks, dayPoints, pairs }: WeekState, points: number) {
  return { points, pairs, recipes: recipes.slice(), picks: picks.slice(), dayPoints: dayPoints.slice() };
}

/**
 * Draws a few recipes and returns the best one that the plan has room for, regardless of its other meals. If there is
 * room for none, returns the one that appears least often.
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
