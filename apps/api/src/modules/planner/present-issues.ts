import type { autoPlanDays } from '@weekbord/contract/planner/auto-plan';
import type { Answered } from '@weekbord/contract/endpoint';
import type { PlanIssue } from '@weekbord/domain/planner/plan-result';
import type { Language } from '@weekbord/domain/vocabulary';
import { plannerIssuePhrase } from '@weekbord/phrases/planner-issues';

export type PlanningIssue = Answered<typeof autoPlanDays>['planning_issues'][number];

/** What the planner could not do, in the caller's words. */
export function presentIssues(issues: readonly PlanIssue[], locale: Language): PlanningIssue[] {
  return issues.map((issue) => ({
    kind: issue.kind,
    date: issue.date,
    meal_slot: typeof issue.slotId === 'number' ? issue.slotId : null,
    eligible: issue.eligible,
    detail: plannerIssuePhrase(issue, locale),
  }));
}
