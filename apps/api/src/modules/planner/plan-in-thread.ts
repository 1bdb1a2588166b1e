import { buildCatalogueIndex, type CatalogueIndex } from '@weekbord/domain/planner/catalogue-index';
import type { PlanDayInput, PlannerPreferences, PlannerRecipe } from '@weekbord/domain/planner/plan-request';
import type { PlanIssue, PlannedDay } from '@weekbord/domain/planner/plan-result';
import { planWeek } from '@weekbord/domain/planner/plan-week';

/** What is to be planned, as plain data. */
export type ThreadRequest = Readonly<{
  /** Names the state of the shared recipes. */
  version: string;
  /** The shared recipes; left out where the thread is thought to have them. */
  shared: readonly PlannerRecipe[] | null;
  /** The person's own recipes. */
  own: readonly PlannerRecipe[];
  preferences: PlannerPreferences;
  seed: number;
  days: readonly PlanDayInput[];
}>;

/** The days as planned; `recipes-wanted` where the thread does not have this version of the shared recipes. */
export type ThreadPlan = 'recipes-wanted' | Readonly<{ days: readonly PlannedDay[]; issues: readonly PlanIssue[] }>;

/** The shared recipes that this thread was given last. */
let known: { version: string; recipes: readonly PlannerRecipe[]; index: CatalogueIndex } | undefined;

/** Plans some days. Runs in a thread, which keeps the shared recipes from one call to the next. */
export function planInThread(request: ThreadRequest): ThreadPlan {
  const { version, shared, own, preferences, seed, days } = request;
  if (known?.version !== version) {
    if (shared === null) return 'recipes-wanted';
    known = { version, recipes: shared, index: buildCatalogueIndex(shared) };
  }
  const index = own.length === 0 ? known.index : buildCatalogueIndex([...known.recipes, ...own]);
  const { days: planned, issues } = planWeek(index, { ...preferences, seed, days });
  return { days: planned, issues };
}
