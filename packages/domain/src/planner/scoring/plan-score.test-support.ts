import type { MealMoment } from '../../slots/meal-moments.ts';
import { buildCatalogueIndex } from '../catalogue/catalogue-index.ts';
import { type MadeUp, madeUpDays, madeUpRecipe } from '../week/made-up-week.test-support.ts';
import type { PlanDayInput, PlannerPreferences } from '../week/plan-request.ts';
import { buildProblem } from '../week/week-problem.ts';
import { chooseDay, createState, place } from '../week/week-state.ts';
import { balancePenalty } from './balance-penalty.ts';
import { varietyPenalty } from '../week/week-state.ts';
import { DEFAULT_WEIGHTS, type PlannerWeights } from './weights.ts';

const NO_WEIGHTS = { ...Object.fromEntries(Object.keys(DEFAULT_WEIGHTS).map((name) => [name, 0])), nutrition: 1 };

type Asked = Readonly<{
  weights: Partial<PlannerWeights>;
  preferences?: PlannerPreferences;
  /** The dish in each slot; if absent, the dishes in order. */
  placed?: readonly number[];
}>;

/** Points of a plan of these days, with these dishes in the order of its slots, using only the given weights. */
export function pointsOf(
  days: readonly PlanDayInput[],
  dishes: readonly MadeUp[],
  { weights, preferences, placed }: Asked,
): number {
  const recipes = dishes.map((made, at) => madeUpRecipe(at + 1, made));
  const problem = buildProblem({
    catalogue: buildCatalogueIndex(recipes),
    preferences: { ...preferences, weights: { ...NO_WEIGHTS, ...weights } },
    days,
  });
  const state = createState(problem);
  for (const slot of problem.slots.keys()) place(state, slot, placed?.[slot] ?? slot);
  for (const day of problem.days.keys()) chooseDay(state, day);
  return varietyPenalty(state) + balancePenalty(state);
}

/** Points of a plan of days with one meal each. */
export function oneADay(moment: MealMoment, dishes: readonly MadeUp[], weights: Partial<PlannerWeights>): number {
  return pointsOf(madeUpDays(dishes.length, [moment]), dishes, { weights });
}
