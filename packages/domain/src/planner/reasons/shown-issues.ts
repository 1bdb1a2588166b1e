import type { PlanIssue, PlannedDay } from '../week/plan-result.ts';

/** With fewer recipes than this for a meal, people notice the lack of variety within weeks. */
const FEW_RECIPES = 10;

/**
 * Returns the plan's issues that are shown to the user: meals that stayed empty, meals with very few recipes and recipes
 * that had to be repeated (once, not on every date), and days that are clearly off. The other issues are for tuning the
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
    if (issue.kind !== 'scarce' && issue.kind !== 'repeatsRelaxed') return true;
    if (issue.kind === 'scarce' && issue.eligible >= FEW_RECIPES) return false;
    const key = issue.kind === 'scarce' ? String(issue.slotId) : issue.kind;
    if (reported.has(key)) return false;
    reported.add(key);
    return true;
  });
}
