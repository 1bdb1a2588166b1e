import type { PlanIssue, PlannedDay } from '../week/plan-result.ts';

/** With fewer recipes than this for a meal, people notice the lack of variety within weeks. */
const FEW_RECIPES = 10;

/**
 * Returns the plan's issues that are shown to the user: meals that stayed empty, meals with very few recipes (once, not
 * on every date), recipes that had to be repeated, and days that are clearly off. The other issues are for tuning the
 * planner.
 */
export function shownIssues(
  issues: readonly PlanIssue[],
  days: readonly Pick<PlannedDay, 'date' | 'band'>[],
): PlanIssue[] {
  const off = new Set(days.filter(({ band }) => band === 'off').map(({ date }) => date));
  const reported = new Set<string>();
  return issues.filter((issue) => {
    if (issue.kind === 'bandMissed') return off.has(issue.date);
    if (issue.kind !== 'scarce') return true;
    const key = String(issue.slotId);
    if (issue.eligible >= FEW_RECIPES || reported.has(key)) return false;
    reported.add(key);
    return true;
  });
}
