import type { autoPlanDays } from '@weekbord/contract/planner/auto-plan';
import type { Answered } from '@weekbord/contract/endpoint';
import type { PlanIssue } from '@weekbord/domain/planner/week/plan-result';
import type { EmptyRule } from '@weekbord/domain/planner/reasons/why-empty';
import type { Language } from '@weekbord/domain/languages/languages';
import { emptySlotPhrase } from '@weekbord/phrases/empty-slots';
import { plannerIssuePhrase } from '@weekbord/phrases/planner-issues';

export type PlanningIssue = Answered<typeof autoPlanDays>['planning_issues'][number];

/** Returns what the planner could not do, in the caller's language. `unfilled` says why slots stayed empty. */
export function presentIssues(
  issues: readonly PlanIssue[],
  unfilled: ReadonlyMap<PlanIssue, readonly EmptyRule[]>,
  locale: Language,
): PlanningIssue[] {
  return issues.map((issue) => {
    const rules = unfilled.get(issue);
    return {
      kind: issue.kind,
      date: issue.date,
      meal_slot: typeof issue.slotId === 'number' ? issue.slotId : null,
      eligible: issue.eligible,
      because: (rules ?? []).map(presentRule),
      detail: rules === undefined ? plannerIssuePhrase(issue, locale) : emptySlotPhrase(rules, locale),
    };
  });
}

/** Returns a rule as the contract shows it. */
export function presentRule(rule: EmptyRule): PlanningIssue['because'][number] {
  return {
    kind: rule.kind,
    diet: rule.kind === 'diet' ? rule.diet : null,
    allergen: rule.kind === 'allergen' ? rule.allergen : null,
    kcal: rule.kind === 'energy' ? rule.kcal : null,
  };
}
