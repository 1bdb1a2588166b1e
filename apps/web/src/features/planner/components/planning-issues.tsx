import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Suspense } from 'react';
import { useHasRested } from '../../../shared/use-debounced.ts';
import { emptySlotsQuery, type PlanningIssue, planningIssuesQuery } from '../api/auto-plan-day.ts';

const IssueList = lazyPart(async () => (await import('./issue-list.tsx')).IssueList);

/**
 * How long a day must be shown before its issues are requested, in milliseconds. The request is costly, so paging
 * through days must not cause one per day.
 */
const REST_MS = 600;

/** The issues left over from the last time this day was planned. */
function usePlanningIssues(date: PlainDate): readonly PlanningIssue[] {
  return useQuery(planningIssuesQuery(date)).data;
}

/**
 * Returns why a slot of this day is empty: the reason from when the day was planned or, without one, the current
 * reason.
 */
export function useWhyEmpty(date: PlainDate, isAsked: boolean): (slotId: number | undefined) => string | undefined {
  const issues = usePlanningIssues(date);
  const isKnown = issues.some(isUnfilled);
  const isResting = useHasRested(date, REST_MS);
  const { data: slots = [] } = useQuery({ ...emptySlotsQuery(date), enabled: isAsked && !isKnown && isResting });
  return (slotId) =>
    issues.find((issue) => isUnfilled(issue) && issue.meal_slot === slotId)?.detail ??
    slots.find((slot) => slot.meal_slot === slotId)?.detail;
}

/** The issues of the whole day, until dismissed; those of an empty slot are shown in that slot. */
export function PlanningIssues({ date }: { date: PlainDate }) {
  const client = useQueryClient();
  const issues = usePlanningIssues(date);
  const details = [...new Set(issues.filter(isWorthSaying).map(({ detail }) => detail))];
  if (details.length === 0) return null;
  const close = () => client.setQueryData(planningIssuesQuery(date).queryKey, (known) => known?.filter(isUnfilled));
  return (
    <Suspense>
      <IssueList details={details} onClose={close} />
    </Suspense>
  );
}

/** Whether an issue is shown. Too small a choice of recipes does not matter once the slot has a meal. */
function isWorthSaying({ kind }: PlanningIssue): boolean {
  return kind !== 'unfilled' && kind !== 'scarce';
}

function isUnfilled({ kind }: PlanningIssue): boolean {
  return kind === 'unfilled';
}
