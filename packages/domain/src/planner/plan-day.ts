import type { CatalogueIndex } from './catalogue-index.ts';
import { improveDayExactly } from './day-exact.ts';
import { searchWeek } from './lns.ts';
import { outcomeIssues, supplyIssues } from './plan-issues.ts';
import type { PlanDayInput, PlannerPreferences } from './plan-request.ts';
import type { CostBreakdown, PlanIssue, PlannedDay, WeekPlan } from './plan-result.ts';
import { listGroceries, presentDays } from './present-plan.ts';
import { scoreItems } from './score-plan.ts';
import { buildProblem, WEEK_OPTION_LIMIT, type WeekProblem } from './week-problem.ts';
import { assign, createState, EMPTY, type WeekState } from './week-state.ts';

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

/** Gives `state` the plan of another state, whose problem has a part of the same options. */
function adopt(state: WeekState, other: WeekState): void {
  state.problem.slots.forEach(({ options }, slot) => {
    const from = other.problem.slots[slot]!.options;
    const option = other.assigned[slot]!;
    if (option === EMPTY) return;
    const [recipe, quarters] = [from.recipe[option], from.quarters[option]];
    const same = options.recipe.findIndex((one, at) => one === recipe && options.quarters[at] === quarters);
    assign(state, slot, same);
  });
}

/**
 * Plans the open slots of one day from the whole catalogue, by the rules of planWeek but without
 * groceries and variety. The best day there is where `proven`, otherwise the best that was found.
 */
export function planDay(catalogue: CatalogueIndex, request: PlanDayRequest): DayPlan {
  // Groceries and variety are questions of a week; without them every meal's points stand alone.
  const weights = { ...request.weights, bought: 0, family: 0, dish: 0 };
  const problemOf = (optionLimit: number): WeekProblem =>
    buildProblem({ catalogue, preferences: { ...request, weights }, days: [request.day], optionLimit });
  const problem = problemOf(Infinity);
  const state = createState(problem);
  adopt(state, searchWeek(problemOf(WEEK_OPTION_LIMIT), request.seed, HEAD_START).state);
  const proven = improveDayExactly(state);
  const days = presentDays(state, request.ingredientFit ?? 'whenNeeded');
  return {
    day: days[0]!,
    groceries: listGroceries(problem, days),
    cost: scoreItems(problem, days),
    issues: [...supplyIssues(problem), ...outcomeIssues(problem, days)],
    proven,
  };
}
