import type { CatalogueIndex } from './catalogue-index.ts';
import { improveDayExactly } from './day-exact.ts';
import { searchWeek } from './lns.ts';
import { outcomeIssues, supplyIssues } from './plan-issues.ts';
import type { PlanDayInput, PlannerPreferences, SlotId } from './plan-request.ts';
import type { CostBreakdown, PlanIssue, PlannedDay, WeekPlan } from './plan-result.ts';
import { listGroceries, presentDays } from './present-plan.ts';
import { scoreItems } from './score-plan.ts';
import { buildProblem } from './week-problem.ts';

export type PlanDayRequest = PlannerPreferences & Readonly<{ seed: number; day: PlanDayInput }>;

export type DayPlan = Readonly<{
  day: PlannedDay;
  groceries: WeekPlan['groceries'];
  cost: CostBreakdown;
  issues: readonly PlanIssue[];
  /** Whether no better choice of recipes and portions exists. */
  proven: boolean;
}>;

/** Rounds of search that give the exact search a good plan to beat. */
const HEAD_START = 150;

function solveDay(
  catalogue: CatalogueIndex,
  request: PlanDayRequest,
  keepRecipe: ReadonlyMap<SlotId, number> | undefined,
): DayPlan {
  // Groceries and variety are questions of a week; without them every meal's points stand alone.
  const weights = { ...request.weights, perishable: 0, family: 0, dish: 0 };
  const problem = buildProblem({
    catalogue,
    preferences: { ...request, weights },
    days: [request.day],
    optionLimit: Infinity,
    ...(keepRecipe ? { keepRecipe } : {}),
  });
  const { state, scratch } = searchWeek(problem, request.seed, HEAD_START);
  const proven = improveDayExactly(state, scratch);
  const days = presentDays(state, request.ingredientFit ?? 'whenNeeded');
  return {
    day: days[0]!,
    groceries: listGroceries(problem, days),
    cost: scoreItems(problem, days),
    issues: [...supplyIssues(problem), ...outcomeIssues(problem, days)],
    proven,
  };
}

/**
 * Plans the open slots of one day from the whole catalogue, by the rules of planWeek but without
 * groceries and variety. The best day there is where `proven`, otherwise the best that was found.
 */
export function planDay(catalogue: CatalogueIndex, request: PlanDayRequest): DayPlan {
  return solveDay(catalogue, request, undefined);
}

/**
 * Chooses the portions of a day anew and leaves its recipes, for instance after something else was
 * eaten. `keep` names the recipe of each open slot; a slot it does not name stays as it is, and a
 * recipe that breaks a hard rule leaves its slot empty with an issue.
 */
export function refitDay(
  catalogue: CatalogueIndex,
  request: PlanDayRequest & Readonly<{ keep: readonly Readonly<{ slotId: SlotId; recipeId: number }>[] }>,
): DayPlan {
  const keep = new Map<SlotId, number>();
  for (const { slotId, recipeId } of request.keep) keep.set(slotId, catalogue.indexById.get(recipeId) ?? -1);
  const slots = request.day.slots.map((slot) => (keep.has(slot.id) ? slot : { ...slot, requested: false }));
  return solveDay(catalogue, { ...request, day: { ...request.day, slots } }, keep);
}
