import type { CalendarDay } from '@weekbord/contract/diary/models';
import { groceriesPaths } from '@weekbord/contract/groceries/paths';
import { plannerPaths } from '@weekbord/contract/planner/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/key-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { flushWrites } from '../../../shared/undo/flush-writes.ts';

/** The effect of adding saved meals to the given days. */
export type PutPreview = AnswerOf<'previewPlanTemplate'>;

/** Puts a planned day into the cache that the diary shows. */
export type PutDay = (client: QueryClient, day: CalendarDay) => void;

/** The queries affected by a change of meals, other than the days themselves. */
const AFFECTED_BY_MEALS = [keyOf(plannerPaths.generateMeals), keyOf(groceriesPaths.listGroceryLists)];

/** Caching options for previews, which are always refetched, because the days may have changed since. */
export const ASKED_EACH_TIME = { staleTime: 0, gcTime: 0 } as const;

/** Returns a query that runs once the server has all diary changes made so far. */
export function onceArrived<Kept, Asked extends { queryFn: QueryFunction<Kept>; queryKey: QueryKey }>(asked: Asked) {
  const queryFn: Asked['queryFn'] = async (context) => {
    await flushWrites(context.client);
    return asked.queryFn(context);
  };
  return { ...asked, queryFn };
}

type PutRoute = typeof plannerPaths.applyPlanTemplate | typeof plannerPaths.planRecurringMeal;

/** Adds saved meals to the days that start on a date, replacing the meals that the preview listed. */
export function usePutMeals(route: PutRoute, put: PutDay) {
  return useSend(route, {
    networkMode: 'always',
    sent: ({ id, start, replaceable }: { id: number; start: PlainDate; replaceable: readonly number[] }) => ({
      params: { id },
      body: { start_date: start, replaceable_item_ids: [...replaceable] },
    }),
    keep: (client, { calendar_days: days }) => {
      for (const day of days) put(client, day);
    },
    affects: AFFECTED_BY_MEALS,
  });
}
