import { carbohydratePoints, type DayAim, fatPoints, kcalPoints, proteinPoints, type UnitMacros } from './day-cost.ts';
import { findPair, type OwnPoints, type PairChoice, pairPoints } from './find-pair.ts';
import { type Random, randomBelow } from './random.ts';
import type { OptionColumns } from './slot-options.ts';
import { addedPoints, assign, EMPTY, recipeIn, SAME_DAY_POINTS, type WeekState } from './week-state.ts';

/** Noise and a recipe to keep out, for a search that must leave the beaten track. */
export type Disturbance = Readonly<{ random: Random; amount: number; banned: number }>;

const BANNED_POINTS = 50;
const NOISE_LENGTH = 1024;

/** Work arrays of one search; made once per plan. */
export type Scratch = {
  readonly own: OwnPoints;
  readonly recipePoints: Float64Array;
  readonly recipeStamp: Int32Array;
  readonly noise: Float64Array;
  stamp: number;
};

/** Work arrays for a catalogue of `recipes` and options up to `options` a slot. */
export function createScratch(recipes: number, options: number, random: Random): Scratch {
  return {
    own: {
      first: new Float64Array(options),
      second: new Float64Array(options),
      least: new Float64Array(options * 2),
    },
    recipePoints: new Float64Array(recipes),
    recipeStamp: new Int32Array(recipes),
    noise: Float64Array.from({ length: NOISE_LENGTH }, () => random()),
    stamp: 0,
  };
}

/** Fills `into` with each option's base, groceries, variety and noise, in the given order; the least of them. */
function fillOwn(
  state: WeekState,
  scratch: Scratch,
  slotNumber: number,
  columns: OptionColumns,
  into: Float64Array,
  disturbance: Disturbance | null,
): number {
  const { day, main } = state.problem.slots[slotNumber]!;
  scratch.stamp += 1;
  const { recipePoints, recipeStamp, stamp, noise } = scratch;
  for (const other of state.problem.days[day]!.slots) {
    const recipe = other === slotNumber ? EMPTY : recipeIn(state, other);
    if (recipe === EMPTY) continue;
    recipeStamp[recipe] = stamp;
    recipePoints[recipe] = addedPoints(state, recipe, main) + SAME_DAY_POINTS;
  }
  if (disturbance && disturbance.banned !== EMPTY) {
    recipeStamp[disturbance.banned] = stamp;
    recipePoints[disturbance.banned] = BANNED_POINTS;
  }
  const amount = disturbance?.amount ?? 0;
  const offset = disturbance ? randomBelow(disturbance.random, NOISE_LENGTH) : 0;
  const { recipe: recipes, base } = columns;
  let least = Infinity;
  for (let option = 0; option < recipes.length; option += 1) {
    const recipe = recipes[option]!;
    if (recipeStamp[recipe] !== stamp) {
      recipeStamp[recipe] = stamp;
      recipePoints[recipe] =
        addedPoints(state, recipe, main) + (amount > 0 ? amount * noise[(offset + recipe) % NOISE_LENGTH]! : 0);
    }
    const points = base[option]! + recipePoints[recipe]!;
    into[option] = points;
    if (points < least) least = points;
  }
  return least;
}

/** What the day still lacks, counting empty slots other than `filling` as on target. */
function remainder(state: WeekState, day: number, filling: readonly number[]): UnitMacros {
  const { aim, slots } = state.problem.days[day]!;
  const totals = state.totals[day]!;
  const left = {
    kcal: aim.kcal - totals.kcal,
    protein: aim.protein - totals.protein,
    fat: aim.fat - totals.fat,
    carbohydrates: aim.carbohydrates - totals.carbohydrates,
  };
  for (const slot of slots) {
    if (state.assigned[slot] !== EMPTY || filling.includes(slot)) continue;
    const { target } = state.problem.slots[slot]!.kind;
    left.kcal -= target.kcal;
    left.protein -= target.protein;
    left.fat -= target.fat;
    left.carbohydrates -= target.carbohydrates;
  }
  return left;
}

/** The aim of a day moved so that `left` is what the options alone must reach. */
function aimFor(aim: DayAim, left: UnitMacros): DayAim {
  return { ...aim, ...left };
}

/** Fills one empty slot with its best option, the rest of the day as it stands. */
export function fillSlot(
  state: WeekState,
  scratch: Scratch,
  slotNumber: number,
  disturbance: Disturbance | null,
): void {
  const { day, options } = state.problem.slots[slotNumber]!;
  const aim = aimFor(state.problem.days[day]!.aim, remainder(state, day, [slotNumber]));
  const own = scratch.own.first;
  fillOwn(state, scratch, slotNumber, options, own, disturbance);
  let best = Infinity;
  let chosen = EMPTY;
  for (let option = 0; option < options.size; option += 1) {
    const base = options.base[option]!;
    if (base >= best) break;
    let points = own[option]! + kcalPoints(aim, options.kcal[option]!);
    if (points >= best) continue;
    points += proteinPoints(aim, options.protein[option]!) + fatPoints(aim, options.fat[option]!);
    if (points >= best) continue;
    points += carbohydratePoints(aim, options.carbohydrates[option]!);
    if (points >= best) continue;
    best = points;
    chosen = option;
  }
  assign(state, slotNumber, chosen);
}

/**
 * What the best pair must beat: so many points, or the options that stand in those slots in a plan at hand, which stay
 * where nothing is better.
 */
export type ToBeat = Readonly<{ below: number }> | Readonly<{ plan: Int32Array }>;

/** The best pair for two empty slots of one day, the rest of the day as it stands. */
export function findPairInDay(
  state: WeekState,
  scratch: Scratch,
  slots: readonly [number, number],
  disturbance: Disturbance | null,
  toBeat: ToBeat,
): PairChoice {
  const [slotA, slotB] = slots;
  const a = state.problem.slots[slotA]!;
  const b = state.problem.slots[slotB]!;
  const aim = aimFor(state.problem.days[a.day]!.aim, remainder(state, a.day, slots));
  const { own } = scratch;
  fillOwn(state, scratch, slotA, a.options, own.first, disturbance);
  fillOwn(state, scratch, slotB, b.options.tree().columns, own.second, disturbance);
  const choice: PairChoice = {
    first: EMPTY,
    second: EMPTY,
    points: 'below' in toBeat ? toBeat.below : Infinity,
    looked: 0,
  };
  if ('plan' in toBeat) {
    const [first, second] = [toBeat.plan[slotA]!, toBeat.plan[slotB]!];
    if (first !== EMPTY && second !== EMPTY) {
      const points = pairPoints(aim, a.options, b.options, own, [first, second]);
      Object.assign(choice, { first, second, points });
    }
  }
  return findPair(aim, a.options, b.options, own, choice);
}

/** Fills two empty slots of one day with their best pair of options. */
export function fillPair(
  state: WeekState,
  scratch: Scratch,
  slots: readonly [number, number],
  disturbance: Disturbance | null,
  toBeat: ToBeat,
): void {
  const choice = findPairInDay(state, scratch, slots, disturbance, toBeat);
  assign(state, slots[0], choice.first);
  assign(state, slots[1], choice.second);
}

/** Fills the empty slots of a day: one by one on target, the last two as a pair. `before` is the plan from which they were taken out. */
export function fillDay(
  state: WeekState,
  scratch: Scratch,
  empty: readonly number[],
  disturbance: Disturbance | null,
  before: Int32Array,
): void {
  let at = 0;
  for (; at < empty.length - 2; at += 1) fillSlot(state, scratch, empty[at]!, disturbance);
  if (empty.length - at === 2) fillPair(state, scratch, [empty[at]!, empty[at + 1]!], disturbance, { plan: before });
  else if (empty.length - at === 1) fillSlot(state, scratch, empty[at]!, disturbance);
}
