import { createScratch, type Disturbance, fillDay, fillPair, fillSlot, type Scratch } from './pair-descent.ts';
import { createRandom, type Random, randomBelow } from './random.ts';
import type { WeekProblem } from './week-problem.ts';
import { assign, createState, EMPTY, recipeIn, totalPoints, type WeekState } from './week-state.ts';

/**
 * Rounds after which the search starts again from its best plan. A shorter search is then always
 * the beginning of a longer one, and more rounds never end worse.
 */
const STRETCHES = [1000, 4000, 16_000, 64_000] as const;
/** Points by which a plan may get worse at the start of a stretch; falls to nothing at its end. */
const BOLDNESS = 0.4;

const NOISE = 0.25;
const BAN_SHARE = 0.2;

type Search = {
  readonly problem: WeekProblem;
  readonly state: WeekState;
  readonly scratch: Scratch;
  readonly random: Random;
  /** Slots that the round emptied, and what stood there. */
  readonly touched: number[];
  readonly before: Int32Array;
};

function empty(search: Search, slot: number): void {
  if (search.touched.includes(slot)) return;
  search.touched.push(slot);
  assign(search.state, slot, EMPTY);
}

function pick<T>(random: Random, from: readonly T[]): T {
  return from[randomBelow(random, from.length)]!;
}

function emptySome(search: Search, slots: readonly number[], count: number): void {
  const left = [...slots];
  for (let taken = 0; taken < count && left.length > 0; taken += 1) {
    const [slot] = left.splice(randomBelow(search.random, left.length), 1);
    empty(search, slot!);
  }
}

function randomSlots(search: Search): number[] {
  return search.problem.days[search.problem.slots[randomBelow(search.random, search.problem.slots.length)]!.day]!
    .slots as number[];
}

/** Empties a meal that needs a bought which no other meal uses, and a second of its day. */
function emptyOrphan(search: Search): void {
  const { problem, state, random } = search;
  const { boughtStart, boughtFood } = problem.pool.catalogue;
  const from = randomBelow(random, problem.slots.length);
  for (let step = 0; step < problem.slots.length; step += 1) {
    const slot = (from + step) % problem.slots.length;
    const recipe = recipeIn(state, slot);
    if (recipe === EMPTY) continue;
    for (let at = boughtStart[recipe]!; at < boughtStart[recipe + 1]!; at += 1) {
      if (state.boughtUses[boughtFood[at]!] !== 1) continue;
      empty(search, slot);
      emptySome(search, problem.days[problem.slots[slot]!.day]!.slots, 1 + randomBelow(random, 2));
      return;
    }
  }
  emptySome(search, randomSlots(search), 2);
}

/** Exchanges the recipes of two days in a slot with the same options, and empties a meal of each. */
function exchange(search: Search): void {
  const { problem, state, random } = search;
  const a = randomBelow(random, problem.slots.length);
  const slotA = problem.slots[a]!;
  const partners: number[] = [];
  problem.slots.forEach((slot, number) => {
    if (slot.day !== slotA.day && slot.options === slotA.options) partners.push(number);
  });
  if (partners.length === 0) {
    emptySome(search, randomSlots(search), 2);
    return;
  }
  const b = pick(random, partners);
  const [optionA, optionB] = [state.assigned[a]!, state.assigned[b]!];
  empty(search, a);
  empty(search, b);
  assign(state, a, optionB);
  assign(state, b, optionA);
  for (const [slot, day] of [
    [a, slotA.day],
    [b, problem.slots[b]!.day],
  ] as const) {
    const others = problem.days[day]!.slots.filter((other) => other !== slot);
    if (others.length > 0) emptySome(search, others, Math.min(others.length, 2));
    else assign(state, slot, EMPTY);
  }
}

function ruin(search: Search): void {
  const { problem, random } = search;
  const draw = random();
  if (draw < 0.2) emptySome(search, randomSlots(search), 2);
  else if (draw < 0.35) {
    const slots = randomSlots(search);
    emptySome(search, slots, Math.max(2, slots.length - randomBelow(random, 2)));
  } else if (draw < 0.5) emptyOrphan(search);
  else if (draw < 0.78) {
    const all = problem.slots.map((_, number) => number);
    emptySome(search, all, 2 + randomBelow(random, 4));
  } else exchange(search);
}

function repair(search: Search): void {
  const { problem, state, random, touched, before } = search;
  let banned = EMPTY;
  if (random() < BAN_SHARE) {
    const slot = pick(random, touched);
    const option = before[slot]!;
    if (option !== EMPTY) banned = problem.slots[slot]!.options.recipe[option]!;
  }
  const disturbance: Disturbance = { random, amount: NOISE * random(), banned };
  const days = [...new Set(touched.map((slot) => problem.slots[slot]!.day))];
  for (const day of days) {
    const holes = touched.filter((slot) => problem.slots[slot]!.day === day && state.assigned[slot] === EMPTY);
    fillDay(state, search.scratch, holes, disturbance, before);
  }
}

/** Every pair of slots of every day, anew and undisturbed, as long as it helps. */
function polish(search: Search): void {
  const { problem, state, scratch } = search;
  for (const { slots } of problem.days) {
    for (let a = 0; a < slots.length; a += 1) {
      for (let b = a + 1; b < slots.length; b += 1) {
        tryRefill([slots[a]!, slots[b]!]);
      }
    }
    if (slots.length === 1) tryRefill(slots);
  }

  function tryRefill(slots: readonly number[]): void {
    const points = totalPoints(state);
    const old = slots.map((slot) => state.assigned[slot]!);
    for (const slot of slots) assign(state, slot, EMPTY);
    if (slots.length === 2) fillPair(state, scratch, [slots[0]!, slots[1]!], null, { below: Infinity });
    else fillSlot(state, scratch, slots[0]!, null);
    if (totalPoints(state) < points) return;
    for (const slot of slots) assign(state, slot, EMPTY);
    slots.forEach((slot, at) => assign(state, slot, old[at]!));
  }
}

function restore(state: WeekState, plan: Int32Array): void {
  for (let slot = 0; slot < plan.length; slot += 1) assign(state, slot, plan[slot]!);
}

/** A first plan: the slots by size, empty ones assumed on target, then each pair anew. */
function start(search: Search): void {
  const bySize = search.problem.slots
    .map(({ kind }, number) => ({ number, kcal: kind.target.kcal }))
    .toSorted((a, b) => b.kcal - a.kcal || a.number - b.number);
  for (const { number } of bySize) fillSlot(search.state, search.scratch, number, null);
  polish(search);
}

export type SearchResult = Readonly<{ state: WeekState; points: number }>;

/**
 * Large-neighbourhood search with a linear acceptance threshold (record-to-record, no exp or pow,
 * so that every engine takes the same decisions): empties a few slots, fills them again, keeps the
 * result where it is better or only a little worse, and ends with the best plan met.
 */
export function searchWeek(problem: WeekProblem, seed: number, iterations: number): SearchResult {
  const random = createRandom(seed);
  const largest = problem.slots.reduce((most, { options }) => Math.max(most, options.size), 0);
  const search: Search = {
    problem,
    state: createState(problem),
    scratch: createScratch(problem.pool.catalogue.recipes.length, largest, random),
    random,
    touched: [],
    before: new Int32Array(problem.slots.length),
  };
  const { state, touched, before } = search;
  if (problem.slots.length === 0) return { state, points: totalPoints(state) };
  start(search);
  let points = totalPoints(state);
  let best = points;
  const bestPlan = state.assigned.slice();
  const keepBest = (): void => {
    if (points < best) {
      best = points;
      bestPlan.set(state.assigned);
    }
  };
  let round = 0;
  let from = 0;
  for (const until of STRETCHES) {
    for (; round < until && round < iterations; round += 1) {
      before.set(state.assigned);
      touched.length = 0;
      ruin(search);
      repair(search);
      const next = totalPoints(state);
      const threshold = (BOLDNESS * (until - round)) / (until - from);
      if (next < points + threshold * random()) {
        points = next;
        keepBest();
        continue;
      }
      for (const slot of touched) assign(state, slot, EMPTY);
      for (const slot of touched) assign(state, slot, before[slot]!);
    }
    restore(state, bestPlan);
    if (round < until) break;
    polish(search);
    points = totalPoints(state);
    keepBest();
    from = until;
  }
  restore(state, bestPlan);
  return { state, points: best };
}
