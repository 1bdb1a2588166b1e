import { codeOf } from '../week/present-plan.ts';
import { tinsOnPlate } from './tin-lines.ts';
import { platesIn, type WeekState } from '../week/week-state.ts';

/** If at most this share of a tin remains, it counts as used up with the meal. */
const NO_REST = 0.15;

/** Points for what is left of opened tins at the end of a plan, at the size of its plates. */
export function tinPenalty(state: WeekState): number {
  const { problem, recipes, picks } = state;
  const { catalogue, weights } = problem.pool;
  const used = new Map<number, number>();
  for (const slot of problem.slots.keys()) {
    const recipe = recipes[slot]!;
    const pick = picks[slot]!;
    if (pick < 0) continue;
    const lines = catalogue.tins(recipe);
    if (lines.length === 0) continue;
    const code = codeOf(platesIn(state, slot), pick);
    for (const tin of lines) {
      const { foodId } = tin.line;
      used.set(foodId, (used.get(foodId) ?? 0) + tinsOnPlate(tin, code));
    }
  }
  let rests = 0;
  for (const tins of used.values()) {
    const rest = Math.ceil(tins) - tins;
    if (rest > NO_REST) rests += rest;
  }
  return weights.tinRest * rests;
}
