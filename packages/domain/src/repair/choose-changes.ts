import { createRandom, type Random, randomBelow } from '../numbers/random.ts';
import type { CatalogueIndex } from '../planner/catalogue/catalogue-index.ts';
import { drawOther } from '../planner/search/draw-recipe.ts';
import type { PlanDayInput, PlannerPreferences, SlotId } from '../planner/week/plan-request.ts';
import { codeOf } from '../planner/week/present-plan.ts';
import { tinPenalty } from '../planner/scoring/tin-penalty.ts';
import { buildProblem, type WeekProblem } from '../planner/week/week-problem.ts';
import { chooseDay, createState, place, type WeekState } from '../planner/week/week-state.ts';
import { balancePenalty } from '../planner/scoring/balance-penalty.ts';
import { varietyPenalty } from '../planner/week/week-state.ts';
import { NO_WISHES } from '../planner/wishes/week-wishes.ts';
import type { PlateCode } from '../plates/flex-table.ts';
import type { Plates } from '../plates/plates-for-slot.ts';
import type { SlotMacros } from '../macros/macros.ts';
import { otherSizes, plateAsItIs } from './plates-of-repair.ts';

/** A meal in an open slot. */
export type ReplaceableMeal = Readonly<{
  slotId: SlotId;
  recipeId: number;
  macros: SlotMacros;
  /** Whether the person is no longer allowed to eat the meal. */
  mustGo: boolean;
}>;

export type RepairRequest = PlannerPreferences &
  Readonly<{
    seed: number;
    /** Slots with meals that stay are locked; those in `open` may get other meals. */
    days: readonly (PlanDayInput & Readonly<{ open: readonly ReplaceableMeal[] }>)[];
  }>;

/** A change to a meal: another size of the same dish, another dish, or no dish if none is allowed there. */
export type MealChange = Readonly<{ date: string; slotId: SlotId }> &
  (Readonly<{ kind: 'RESIZED' | 'REPLACED'; recipeId: number; plate: PlateCode }> | Readonly<{ kind: 'REMOVED' }>);

/**
 * The points that a change must gain: another size only changes amounts, while another dish changes the groceries and
 * the meal that the person expects.
 */
const COST = { KEPT: 0, RESIZED: 3, REPLACED: 70 } as const;
/**
 * Factor for how far days are from their targets: halfway through a week, being close enough is better than another
 * dish.
 */
const NUTRITION = 1;
type Fate = keyof typeof COST;
/** The minimum improvement of the week from all changes combined, in points: a smaller repair is not worth offering. */
const WORTH_A_LOOK = 10;
/**
 * How many points a change may worsen the week and still be explored: WARM at the beginning of the search, COLD at the
 * end.
 */
const [WARM, COLD] = [4, 0.02] as const;
const MOVES_PER_SLOT = 350;
/**
 * KEEPING: the share of moves that keep a meal unchanged. RESIZING: the share that only change its size. The other
 * moves try other dishes.
 */
const [KEEPING, RESIZING] = [0.3, 0.6] as const;
const DRAWS = 4;

type Choice = Readonly<{ fate: Fate; recipe: number }>;
type Search = Readonly<{
  state: WeekState;
  /** By slot: its current meal, the recipe, and its only plate. */
  existing: readonly Readonly<{ meal: ReplaceableMeal; recipe: number; plates: Plates }>[];
  choices: Choice[];
  sizes: Map<string, Plates>;
}>;

/**
 * Chooses which meals to change so that their days meet their targets, the week keeps its variety and wishes, and the
 * person's rules are kept. It changes as few meals as possible, and prefers another size of a dish to another dish. The
 * same request gives the same result.
 */
export function chooseChanges(catalogue: CatalogueIndex, request: RepairRequest): MealChange[] {
  const { problem, removed } = problemOf(catalogue, request);
  if (problem.slots.length === 0) return removed;
  const search = startOf(problem, request);
  const random = createRandom(request.seed);
  const reference = referenceOf(search);
  let cost = costOf(search, reference);
  const asItIs = cost;
  let best = { cost, choices: [...search.choices], picks: search.state.picks.slice() };
  const moves = MOVES_PER_SLOT * problem.slots.length;
  for (let made = 0; made < moves; made += 1) {
    const heat = WARM * (1 - made / moves) ** 2 + COLD;
    const slot = randomBelow(random, problem.slots.length);
    const after = tryMove(search, drawMove(search, slot, random), cost - heat * Math.log(1 - random()), reference);
    if (after === null) continue;
    cost = after;
    if (cost < best.cost - ROUNDING) best = { cost, choices: [...search.choices], picks: search.state.picks.slice() };
  }
  const mustChange = search.existing.some(({ meal }) => meal.mustGo);
  if (!mustChange && asItIs - best.cost < WORTH_A_LOOK) return removed;
  for (const [slot, choice] of best.choices.entries()) set(search, slot, choice);
  search.state.picks.set(best.picks);
  return [...removed, ...changesOf(search)];
}

const ROUNDING = 1e-9;

/** A slot for which there is no suitable dish keeps its meal, unless the person must not eat it. */
function problemOf(
  catalogue: CatalogueIndex,
  request: RepairRequest,
): Readonly<{ problem: WeekProblem; removed: MealChange[] }> {
  // Meals cooked together stay as they are, and no new meal is cooked for two days.
  const wishes = { ...(request.wishes ?? NO_WISHES), cookTwice: 'NONE' as const };
  const preferences = { ...request, wishes, weights: { ...request.weights, nutrition: NUTRITION } };
  const build = (days: RepairRequest['days']) => buildProblem({ catalogue, preferences, days, seed: request.seed });
  const first = build(request.days);
  const openOf = (number: number, id: SlotId) => request.days[number]!.open.find(({ slotId }) => slotId === id);
  const stuck = first.days.flatMap(({ unfillable, input }, number) =>
    unfillable.flatMap(({ id }) => {
      const meal = openOf(number, id);
      return meal === undefined ? [] : [{ date: input.date, meal }];
    }),
  );
  const removed = stuck
    .filter(({ meal }) => meal.mustGo)
    .map(({ date, meal: { slotId } }): MealChange => ({ kind: 'REMOVED', date, slotId }));
  if (stuck.length === removed.length) return { problem: first, removed };
  const days = request.days.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => {
      const kept = stuck.find(({ date, meal }) => date === day.date && meal.slotId === slot.id && !meal.mustGo);
      if (kept === undefined) return slot;
      const { macros, recipeId } = kept.meal;
      return { ...slot, locked: [{ macros, recipeId }] };
    }),
  }));
  return { problem: build(days), removed };
}

function startOf(problem: WeekProblem, { days, seed }: RepairRequest): Search {
  const state = createState(problem);
  const { indexById } = problem.pool.catalogue;
  const existing = problem.slots.map(({ day, slot }) => {
    const { date } = problem.days[day]!.input;
    const meal = days.find((one) => one.date === date)!.open.find(({ slotId }) => slotId === slot.id)!;
    const recipe = indexById.get(meal.recipeId)!;
    return { meal, recipe, plates: plateAsItIs(meal, problem.pool.catalogue.kcal[recipe]!) };
  });
  const choices = existing.map(({ recipe }): Choice => ({ fate: 'KEPT', recipe }));
  const search: Search = { state, existing, choices, sizes: new Map() };
  for (const [slot, choice] of choices.entries()) set(search, slot, choice);
  const random = createRandom(seed);
  for (const [slot, { meal }] of existing.entries())
    if (meal.mustGo) for (const [at, choice] of replaceAt(search, slot, random)) set(search, at, choice);
  for (let day = 0; day < problem.days.length; day += 1) chooseDay(state, day);
  return search;
}

/** Puts a meal into a slot; the plates of its day are chosen later. */
function set({ state, existing, choices, sizes }: Search, slot: number, choice: Choice): void {
  const { fate, recipe } = choice;
  choices[slot] = choice;
  place(state, slot, recipe);
  const { meal, plates } = existing[slot]!;
  if (fate === 'KEPT') {
    state.ownPlates.set(slot, plates);
    return;
  }
  const key = `${fate} ${slot} ${recipe}`;
  let some = sizes.get(key);
  if (some === undefined) {
    const { kind, slot: of } = state.problem.slots[slot]!;
    some = otherSizes(kind.platesOf(recipe), of.target.kcal, fate === 'RESIZED' && !meal.mustGo ? meal.macros : null);
    sizes.set(key, some);
  }
  state.ownPlates.set(slot, some);
}

type Reference = Readonly<{ bought: number; balance: number; tins: number }>;

/**
 * The week's current scores, to which changes are compared: the length of the shopping list, vegetables and fibre, and
 * opened tins. Only a deterioration counts, so that meals are not replaced just for a shorter list.
 */
function referenceOf({ state }: Search): Reference {
  return { bought: state.boughtCost, balance: balancePenalty(state) + SLACK, tins: tinPenalty(state) };
}
/** How many points smaller plates may cost on vegetables, fruit and fibre before they count. */
const SLACK = 12;

function costOf({ state, choices }: Search, reference: Reference): number {
  const { weights } = state.problem.pool;
  let cost = varietyPenalty(state) - weights.bought * state.boughtCost;
  cost += weights.bought * Math.max(0, state.boughtCost - reference.bought);
  cost += Math.max(0, balancePenalty(state) - reference.balance) + Math.max(0, tinPenalty(state) - reference.tins);
  for (const points of state.dayPoints) cost += points;
  for (const { fate } of choices) cost += COST[fate];
  return cost;
}

type Move = readonly (readonly [slot: number, choice: Choice])[];

function drawMove(search: Search, slot: number, random: Random): Move {
  const { state, existing } = search;
  const { meal, recipe } = existing[slot]!;
  const draw = random();
  if (draw >= RESIZING) return mayReplace(search, slot) ? replaceAt(search, slot, random) : [];
  if (draw < KEEPING) return meal.mustGo ? [] : [[slot, { fate: 'KEPT', recipe }]];
  const { kind } = state.problem.slots[slot]!;
  return kind.recipes.includes(recipe) ? [[slot, { fate: 'RESIZED', recipe }]] : [];
}

/** Breakfasts that are the same on each working day change together, and only if one of them must be replaced. */
function mayReplace({ state: { problem }, existing }: Search, slot: number): boolean {
  return problem.slots[slot]!.isTied !== true || problem.tied[slot]!.some((tied) => existing[tied]!.meal.mustGo);
}

/** Draws another dish for a slot and the slots tied to it. */
function replaceAt({ state, existing }: Search, slot: number, random: Random): Move {
  const { kind } = state.problem.slots[slot]!;
  const tied = state.problem.tied[slot]!;
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const recipe = drawOther(state, slot, kind.recipes, random);
    if (recipe === null || tied.some((at) => existing[at]!.recipe === recipe)) continue;
    return tied.map((at) => [at, { fate: 'REPLACED', recipe }]);
  }
  const drawn = kind.recipes[randomBelow(random, kind.recipes.length)]!;
  return tied.map((at) => [at, { fate: 'REPLACED', recipe: drawn }]);
}

/**
 * Makes a move unless the week would then cost more than `most`. Returns the cost, or null if the move was not made.
 */
function tryMove(search: Search, move: Move, most: number, reference: Reference): number | null {
  const { state, choices } = search;
  const { problem, picks, dayPoints } = state;
  const changed = move.filter(
    ([slot, { fate, recipe }]) => fate !== choices[slot]!.fate || recipe !== choices[slot]!.recipe,
  );
  if (changed.length === 0) return null;
  const before = changed.map(([slot]) => [slot, choices[slot]!] as const);
  const known = { picks: picks.slice(), dayPoints: dayPoints.slice() };
  for (const [slot, choice] of changed) set(search, slot, choice);
  for (const day of new Set(changed.map(([slot]) => problem.slots[slot]!.day))) chooseDay(state, day);
  const cost = costOf(search, reference);
  if (cost <= most && changed.every(([slot]) => picks[slot]! >= 0)) return cost;
  for (const [slot, choice] of before) set(search, slot, choice);
  picks.set(known.picks);
  dayPoints.set(known.dayPoints);
  return null;
}

function changesOf({ state, choices, existing }: Search): MealChange[] {
  const { problem, picks, ownPlates } = state;
  return problem.slots.flatMap(({ day, slot }, number): MealChange[] => {
    const { fate, recipe } = choices[number]!;
    const about = { date: problem.days[day]!.input.date, slotId: slot.id };
    if (fate === 'KEPT') return [];
    if (picks[number]! < 0) return existing[number]!.meal.mustGo ? [{ ...about, kind: 'REMOVED' }] : [];
    const plate = codeOf(ownPlates.get(number)!, picks[number]!);
    return [{ ...about, kind: fate, recipeId: problem.pool.catalogue.recipes[recipe]!.id, plate }];
  });
}
