import { createScratch, fillSlot, findPairInDay } from './pair-descent.ts';
import { firstOptions } from './slot-options.ts';
import type { WeekProblem } from './week-problem.ts';
import { assign, createState, EMPTY, totalPoints, type WeekState } from './week-state.ts';

/** Pairs of options looked at before the proof is given up; some 0.25 s. */
const MAX_WORK = 50_000_000;
/** What preparing one option of a pair costs, in looks. */
const PREPARATION_WORK = 6;

/** The problem without options that no plan below `points` can contain. */
function narrow(problem: WeekProblem, points: number): WeekProblem {
  const least = problem.slots.reduce((sum, { options }) => sum + options.lowestBase, 0);
  const slots = problem.slots.map((slot) => {
    const { options } = slot;
    const highest = points - (least - options.lowestBase);
    let size = 0;
    while (size < options.size && options.base[size]! < highest) size += 1;
    return { ...slot, options: firstOptions(options, size) };
  });
  return { ...problem, slots };
}

/**
 * Branch and bound over the only day of a problem, starting from the plan in `plan`, which it
 * replaces where it finds a better one. True where the outcome is proven to be the best.
 */
export function improveDayExactly(plan: WeekState): boolean {
  const count = plan.problem.slots.length;
  const largest = plan.problem.slots.reduce((most, { options }) => Math.max(most, options.size), 0);
  const scratch = createScratch(plan.problem.pool.catalogue.recipes.length, largest, () => 0);
  if (count === 0) return true;
  if (count === 1) {
    assign(plan, 0, EMPTY);
    fillSlot(plan, scratch, 0, null);
    return true;
  }
  let best = totalPoints(plan);
  let work = 0;
  const bestPlan = plan.assigned.slice();
  const state = createState(narrow(plan.problem, best));
  const { slots } = state.problem;
  const order = slots
    .map(({ options }, number) => ({ number, size: options.size }))
    .toSorted((a, b) => a.size - b.size || a.number - b.number)
    .map(({ number }) => number);
  const leastAfter = order.map((_, at) =>
    order.slice(at + 1).reduce((sum, slot) => sum + slots[slot]!.options.lowestBase, 0),
  );

  const closePair = (a: number, b: number, spent: number): void => {
    const choice = findPairInDay(state, scratch, [a, b], null, { below: best - spent });
    work += choice.looked + PREPARATION_WORK * (slots[a]!.options.size + slots[b]!.options.size);
    if (choice.first === EMPTY) return;
    assign(state, a, choice.first);
    assign(state, b, choice.second);
    const points = totalPoints(state);
    if (points < best) {
      best = points;
      bestPlan.set(state.assigned);
    }
    assign(state, a, EMPTY);
    assign(state, b, EMPTY);
  };

  const descend = (at: number, spent: number): void => {
    const slot = order[at]!;
    if (at === order.length - 2) {
      closePair(slot, order[at + 1]!, spent);
      return;
    }
    const { options } = slots[slot]!;
    for (let option = 0; option < options.size && work <= MAX_WORK; option += 1) {
      const base = spent + options.base[option]!;
      if (base + leastAfter[at]! >= best) break;
      assign(state, slot, option);
      descend(at + 1, base);
    }
    assign(state, slot, EMPTY);
  };
  descend(0, 0);
  for (let slot = 0; slot < count; slot += 1) assign(plan, slot, bestPlan[slot]!);
  return work <= MAX_WORK;
}
