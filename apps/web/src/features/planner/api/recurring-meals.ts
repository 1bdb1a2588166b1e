import { plannerPaths } from '@weekbord/contract/planner/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { MAX_RECURRING_MEALS } from '@weekbord/domain/planner/recurring/recurring-meals';
import type { Weekday } from '@weekbord/domain/dates/weekdays';
import { keyOf } from '../../../shared/api/key-of.ts';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { flushWrites } from '../../../shared/undo/flush-writes.ts';
import { ASKED_EACH_TIME, onceArrived, type PutDay, usePutMeals } from './put-meals.ts';

/** A meal that recurs weekly. */
export type RecurringMeal = AnswerOf<'createRecurringMeal'>;

const STALE_MS = 5 * 60 * 1000;
const affects = [keyOf(plannerPaths.listRecurringMeals)];

/** The user's weekly recurring meals, oldest first. */
export const recurringMealsQuery = queryOf(
  plannerPaths.listRecurringMeals,
  { query: { page_size: MAX_RECURRING_MEALS } },
  { keep: ({ results }): readonly RecurringMeal[] => results, staleTime: STALE_MS },
);

/** The days, from a given date, to which a recurring meal could be added right away; fails immediately when offline. */
export function recurringPreviewQuery(id: number, start: PlainDate) {
  const keeping = { ...ASKED_EACH_TIME, networkMode: 'always' } as const;
  return onceArrived(
    queryOf(plannerPaths.previewRecurringMeal, { params: { id }, query: { start_date: start } }, keeping),
  );
}

/** Makes a meal on a day recur weekly. */
export function useAddRecurring() {
  return useSend(plannerPaths.createRecurringMeal, {
    networkMode: 'always',
    sent: async ({ itemId, weekdays }: { itemId: number; weekdays: readonly Weekday[] }, client) => {
      await flushWrites(client);
      return { body: { calendar_item: itemId, weekdays: [...weekdays] } };
    },
    affects,
  });
}

/** Pauses or resumes a recurring meal. */
export function usePauseRecurring() {
  return useSend(plannerPaths.updateRecurringMeal, {
    networkMode: 'always',
    sent: ({ id, paused }: { id: number; paused: boolean }) => ({ params: { id }, body: { paused } }),
    affects,
  });
}

/** Deletes a recurring meal. */
export function useDeleteRecurring() {
  return useSend(plannerPaths.deleteRecurringMeal, {
    networkMode: 'always',
    sent: (id: number) => ({ params: { id } }),
    affects,
  });
}

/** Adds a recurring meal to the coming days, replacing the meals that the preview listed. */
export const usePlanRecurring = (put: PutDay) => usePutMeals(plannerPaths.planRecurringMeal, put);
