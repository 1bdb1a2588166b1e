import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import { outcomeIssues, supplyIssues } from '../reasons/plan-issues.ts';
import { DEFAULT_ITERATIONS, MAX_ITERATIONS, type PlanWeekRequest } from './plan-request.ts';
import type { WeekPlan } from './plan-result.ts';
import { presentDays } from './present-plan.ts';
import { searchWeek } from '../search/search-week.ts';
import { buildProblem } from './week-problem.ts';
import { followedWishes, wishIssues } from '../reasons/wish-issues.ts';

/**
 * Plans meals for the open slots of one or more days: the week that people most want to cook and eat, within the bands
 * of each day's energy and macros. Every amount is a kitchen measure, from which the macros are computed. Diet,
 * intolerances, avoided foods, dislikes and the meal of the slot are never relaxed: if nothing qualifies, the slot
 * stays empty and an issue says why. The same request gives the same plan, whatever the order of the recipes. Invalid
 * numbers are reported as issues, never thrown.
 */
export function planWeek(catalogue: CatalogueIndex, request: PlanWeekRequest): WeekPlan {
  const problem = buildProblem({
    catalogue,
    preferences: request,
    days: request.days,
    seed: request.seed,
    courses: 'SIDE_IF_LARGE',
  });
  const wanted = Math.trunc(request.iterations ?? DEFAULT_ITERATIONS);
  const iterations = Math.max(0, Math.min(MAX_ITERATIONS, Number.isFinite(wanted) ? wanted : DEFAULT_ITERATIONS));
  const { state, points } = searchWeek(problem, request.seed, iterations);
  const days = presentDays(state);
  return {
    days,
    issues: [...wishIssues(problem, days), ...supplyIssues(problem), ...outcomeIssues(problem, days)],
    followed: followedWishes(problem, days),
    points,
  };
}
