import type { CalendarDay } from '@weekbord/contract/diary/models';
import { groceriesPaths } from '@weekbord/contract/groceries/paths';
import { plannerPaths } from '@weekbord/contract/planner/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { momentToCome } from '@weekbord/domain/diary/moment-to-come';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/key-of.ts';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { today } from '../../../shared/locale/today.ts';
import { onceArrived } from './put-meals.ts';

export type WeekRepair = AnswerOf<'previewWeekRepair'>;
export type RepairChange = WeekRepair['changes'][number];

/** A week to repair, and the person's local time. Whatever is in the past at that time stays as it is. */
export type AskedWeek = Readonly<{
  date: PlainDate;
  today: PlainDate;
  from_moment: ReturnType<typeof momentToCome>;
}>;

/** Returns the week that contains a date, as of now. */
export function askedNow(date: PlainDate): AskedWeek {
  return { date, today: today(), from_moment: momentToCome(new Date().getHours()) };
}

/** How a week can be repaired. Fetched only once each time it is shown, because it takes the server a while. */
export function weekRepairQuery(asked: AskedWeek) {
  const keeping = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnReconnect: false };
  return onceArrived(queryOf(plannerPaths.previewWeekRepair, { body: asked }, keeping));
}

/** Applies the shown repair; `put` receives the resulting days. */
export function useRepairWeek(put: (client: QueryClient, day: CalendarDay) => void) {
  return useSend(plannerPaths.repairWeek, {
    networkMode: 'always',
    sent: ({ asked, fingerprint }: Readonly<{ asked: AskedWeek; fingerprint: string }>) => ({
      body: { ...asked, fingerprint },
    }),
    keep: (client, { calendar_days: days }) => {
      for (const day of days) put(client, day);
    },
    affects: [keyOf(plannerPaths.generateMeals), keyOf(groceriesPaths.listGroceryLists)],
  });
}
