import type { Scratch } from './pair-descent.ts';
import { fillSlot, findPairInDay } from './pair-descent.ts';
import type { WeekState } from './week-state.ts';
import { assign, EMPTY, totalPoints } from './week-state.ts';

/** Pairs of options looked at before the proof is given up; some 0.2 s. */
const MAX_LOOKED = 40_000_000;

/**
 * Branch and bound over the only day of a problem, starting from the plan in `state`, which it
 * replaces where it finds a better one. True where the outcome is proven to be the best.
 */
export function improveDayExactly(state: WeekState, scratch: Scratch): boolean {
  const { problem } = state;
  const slots = problem.slots
    .map(({ options }, number) => ({ number, size: options.size }))
    .toSorted((a, b) => a.size - b.size || a.number - b.number)
    .map(({ number }) => number);
  if (slots.length === 0) return true;
  if (slots.length === 1) {
    assign(state, slots[0]!, EMPTY);
    fillSlot(state, scratch, slots[0]!, null);
    return true;
  }
  const bestPlan = state.assigned.slice();
  let best = totalPoints(state);
  let looked = 0;
  const leastAfter = slots.map((_, at) =>
    slots.slice(at + 1).reduce((sum, slot) => sum + problem.slots[slot]!.options.lowestBase, 0),
  );
  for (const slot of slots) assign(state, slot, EMPTY);

  const descend = (at: number, spent: number): void => {
    if (at === slots.length - 2) {
      const [a, b] = [slots[at]!, slots[at + 1]!];
      const choice = findPairInDay(state, scratch, a, b, null, best - spent);
      looked += choice.looked;
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
      return;
    }
    const { options } = problem.slots[slots[at]!]!;
    for (let option = 0; option < options.size && looked <= MAX_LOOKED; option += 1) {
      const base = spent + options.base[option]!;
      if (base + leastAfter[at]! >= best) break;
      assign(state, slots[at]!, option);
      descend(at + 1, base);
    }
    assign(state, slots[at]!, EMPTY);
  };
  descend(0, 0);
  for (const slot of slots) assign(state, slot, bestPlan[slot]!);
  return looked <= MAX_LOOKED;
}
