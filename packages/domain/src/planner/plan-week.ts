import type { CatalogueIndex } from './catalogue-index.ts';
import { searchWeek } from './lns.ts';
import { outcomeIssues, supplyIssues } from './plan-issues.ts';
import { DEFAULT_ITERATIONS, MAX_ITERATIONS, type PlanWeekRequest } from './plan-request.ts';
import type { WeekPlan } from './plan-result.ts';
import { listGroceries, presentDays } from './present-plan.ts';
import { scoreItems } from './score-plan.ts';
import { buildProblem, WEEK_OPTION_LIMIT } from './week-problem.ts';

/**
 * Plans meals for the open slots of one or more days, so that each day meets its energy, protein,
 * fat and carbohydrates, with the recipes that the person prefers, variety and a short grocery list.
 * Diet, intolerances, avoided foods, dislikes and the meal of the slot are never bent: where nothing
 * qualifies the slot stays empty and an issue says why. The same request gives the same plan,
 * whatever the order of the recipes. Never throws on bad numbers; they become issues.
 */
export function planWeek(catalogue: CatalogueIndex, request: PlanWeekRequest): WeekPlan {
  const problem = buildProblem({
    catalogue,
    preferences: request,
    days: request.days,
    repeats: request.repeats,
    optionLimit: WEEK_OPTION_LIMIT,
  });
  const wanted = Math.trunc(request.iterations ?? DEFAULT_ITERATIONS);
  const iterations = Math.max(0, Math.min(MAX_ITERATIONS, Number.isFinite(wanted) ? wanted : DEFAULT_ITERATIONS));
  const { state, points } = searchWeek(problem, request.seed, iterations);
  const days = presentDays(state, request.ingredientFit ?? 'whenNeeded');
  return {
    days,
    groceries: listGroceries(problem, days),
    cost: scoreItems(problem, days),
    issues: [...supplyIssues(problem), ...outcomeIssues(problem, days)],
    stats: { iterations, optionCount: problem.optionCount, searchCost: points },
  };
}
