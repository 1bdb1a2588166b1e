import { type Random, randomBelow } from '../../numbers/random.ts';
import { balancePenalty } from '../scoring/balance-penalty.ts';
import { drawRecipe, recipesFor } from './draw-recipe.ts';
import { drawPairs, type Move, withLeft } from '../leftovers/search-leftovers.ts';
import { tinPenalty } from '../scoring/tin-penalty.ts';
import type { WeekProblem } from '../week/week-problem.ts';
import {
  chooseDay,
  clear,
  hasRoom,
  lift,
  pairUp,
  place,
  putBack,
  varietyPenalty,
  type WeekState,
} from '../week/week-state.ts';

/** Share of the moves that copy a recipe from the same meal of another day. */
const FROM_ANOTHER_DAY = 0.12;
/** Share of the moves that swap the meals of two days. */
const EXCHANGED = 0.08;
/** If dinners are cooked for two meals, the share of moves that choose other days for them. */
const PAIRED = 0.08;
/** Tolerance for floating-point differences between sums of the same points. */
const ROUNDING = 1e-9;

/** A search, and the plan before the move that is being tried. */
export type Search = Readonly<{
  state: WeekState;
  random: Random;
  /** By slot, the slots of other days that it may swap meals with. */
  likes: readonly (readonly number[])[];
  before: {
    /** The slots that the move emptied, and the recipes that were in them. */
    readonly slots: number[];
    readonly recipes: number[];
    readonly picks: Int32Array;
    readonly dayPoints: Float64Array;
    varietyPenalty: number;
    boughtCost: number;
  };
}>;

/** A search from a complete plan. */
export function beginSearch(state: WeekState, random: Random): Search {
  const before = {
    slots: [],
    recipes: [],
    picks: state.picks.slice(),
    dayPoints: state.dayPoints.slice(),
    varietyPenalty: 0,
    boughtCost: 0,
  };
  return { state, random, likes: likesOf(state.problem), before };
}

/** Points of a complete plan; lower is better. */
export function pointsOf(state: WeekState): number {
  return pointsLeft(state) + balancePenalty(state) + tinPenalty(state);
}

/** By slot, the slots for the same meal on other days that it may swap recipes with. */
function likesOf({ slots, tied }: WeekProblem): number[][] {
  const isAlone = (slot: number): boolean => tied[slot]!.length === 1;
  return slots.map(({ kind, day }, slot) =>
    slots.flatMap((other, at) =>
      at !== slot && other.day !== day && other.kind.type === kind.type && isAlone(at) && isAlone(slot) ? at : [],
    ),
  );
}

/**
 * Draws a move for a slot, and makes it unless the plan would then have more than `most` points. Returns the plan's
 * points, or null if the move is not made.
 */
export function tryMove(search: Search, drawn: number, most: number): number | null {
  const { state, random, likes } = search;
  if (state.pairs.length > 0 && random() < PAIRED) {
    const move = drawPairs(state, random);
    return move === null ? null : makeMove(search, move, most);
  }
  const slot = state.cookedIn[drawn]! >= 0 ? state.cookedIn[drawn]! : drawn;
  const draw = random();
  if (draw >= FROM_ANOTHER_DAY + EXCHANGED || likes[slot]!.length === 0) return replace(search, slot, most);
  const other = likes[slot]![randomBelow(random, likes[slot]!.length)]!;
  const [ours, theirs] = [state.recipes[slot]!, state.recipes[other]!];
  if (theirs === ours || state.cookedIn[other]! >= 0 || !mayMove(state, theirs, other, slot)) return null;
  if (draw >= EXCHANGED)
    return hasRoom(state, slot, theirs) ? makeMove(search, { meals: withLeft(state, [[slot, theirs]]) }, most) : null;
  if (!mayMove(state, ours, slot, other)) return null;
  const exchanged = [
    [slot, theirs],
    [other, ours],
  ] as const;
  return makeMove(search, { meals: withLeft(state, exchanged) }, most);
}

/** Whether a recipe may move from one slot to another, given how often it is in the plan. */
function mayMove(state: WeekState, recipe: number, from: number, to: number): boolean {
  const { problem, uses } = state;
  const { cap } = problem.slots[to]!.kind;
  return (uses[recipe]! <= cap || problem.slots[from]!.kind.cap <= cap) && recipesFor(state, to).includes(recipe);
}

/** Replaces the recipe of a slot, and of the slots that share it, with a drawn one. */
function replace(search: Search, slot: number, most: number): number | null {
  const { state, random } = search;
  const ours = state.recipes[slot]!;
  const left = state.leftFor[slot]!;
  remember(search);
  for (const tied of state.problem.tied[slot]!) empty(search, tied);
  if (left >= 0) empty(search, left);
  const recipe = drawRecipe(state, slot, recipesFor(state, slot), random, most - pointsLeft(state));
  if (recipe === null || recipe === ours) return takeBack(search);
  for (const emptied of search.before.slots) place(state, emptied, recipe);
  return finish(search, most);
}

function makeMove(search: Search, { meals, pairs }: Move, most: number): number | null {
  const { state } = search;
  const paired = state.pairs;
  remember(search);
  for (const [slot] of meals) empty(search, slot);
  if (pairs !== undefined) pairUp(state, pairs);
  for (const [slot, recipe] of meals) place(state, slot, recipe);
  return finish(search, most, pairs && paired);
}

function remember({ state, before }: Search): void {
  before.slots.length = 0;
  before.recipes.length = 0;
  before.picks.set(state.picks);
  before.dayPoints.set(state.dayPoints);
  before.varietyPenalty = state.taste.points;
  before.boughtCost = state.boughtCost;
}

/** Empties a slot for the move; the points of its day no longer count. */
function empty({ state, before }: Search, slot: number): void {
  before.slots.push(slot);
  before.recipes.push(state.recipes[slot]!);
  clear(state, slot);
  state.dayPoints[state.problem.slots[slot]!.day] = 0;
}

/** The points of a plan, complete or not, excluding its balance and its tins, for which all plates must be known. */
function pointsLeft(state: WeekState): number {
  let points = varietyPenalty(state);
  for (const ofDay of state.dayPoints) points += ofDay;
  return points;
}

/**
 * Chooses the plates of the changed days, and keeps the move unless the plan then has more than `most` points. Choosing
 * plates is slow and only adds points, so most moves are rejected before that.
 */
function finish(search: Search, most: number, paired?: readonly number[]): number | null {
  const { state, before } = search;
  let points = pointsLeft(state);
  for (const slot of before.slots) {
    if (points > most + ROUNDING) break;
    const { day } = state.problem.slots[slot]!;
    // The day was already handled for another slot of the move.
    if (state.dayPoints[day]! > 0) continue;
    chooseDay(state, day, most - points);
    points += state.dayPoints[day]!;
  }
  if (points <= most + ROUNDING) {
    points = pointsOf(state);
    if (points <= most) return points;
  }
  return takeBack(search, paired);
}

/** Restores the plan as it was before the move. */
function takeBack({ state, before }: Search, paired?: readonly number[]): null {
  for (const slot of before.slots) if (state.recipes[slot]! >= 0) lift(state, slot);
  if (paired !== undefined) pairUp(state, paired);
  for (let at = 0; at < before.slots.length; at += 1) putBack(state, before.slots[at]!, before.recipes[at]!);
  state.picks.set(before.picks);
  state.dayPoints.set(before.dayPoints);
  state.taste.points = before.varietyPenalty;
  state.boughtCost = before.boughtCost;
  return null;
}
