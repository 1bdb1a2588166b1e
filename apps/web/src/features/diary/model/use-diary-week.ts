import { dayRelation } from '@weekbord/domain/diary/day-totals';
import { isPlannable } from '@weekbord/domain/diary/planner-day';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { keepPictures } from '../../../shared/dish-picture/keep-pictures.ts';
import { usePollInterval } from '../../../shared/live/live-state.ts';
import { useWeekStart } from '../../../shared/locale/first-weekday.ts';
import { useToday } from '../../../shared/locale/use-today.ts';
import { usePendingDeletions } from '../../../shared/undo/pending-deletions.ts';
import { calendarWeekQuery } from '../api/calendar-week.ts';
import { useMissingDays } from '../api/create-missing-days.ts';
import { leavingKey } from '../api/edit-meals.ts';
import { weeklyPlanQuery } from '../api/weekly-plan.ts';
import { slotsOf, viewDay, type DayView } from './day-view.ts';
import { weekFrom } from './diary-dates.ts';
import { picturesOf } from './meal-look.ts';

/** The week around a date with its plan, without meals that are being deleted. */
export function useDiaryWeek(date: PlainDate) {
  const today = useToday();
  const start = useWeekStart(date);
  const week = useQuery({ ...calendarWeekQuery(start), refetchInterval: usePollInterval() });
  const plan = useQuery(weeklyPlanQuery);
  const leaving = usePendingDeletions();
  const dates = useMemo(() => weekFrom(start), [start]);
  useMissingDays(
    dates.filter((each) => isPlannable(each, today)),
    week.data,
  );
  const views = useMemo(
    () =>
      new Map<PlainDate, DayView>(
        dates.map((each) => {
          const day = week.data?.find((candidate) => candidate.date === each);
          const items = day?.calendar_items.filter(({ id }) => !leaving.has(leavingKey(id))) ?? [];
          return [each, viewDay({ calendar_items: items }, slotsOf(plan.data ?? null, each), dayRelation(each, today))];
        }),
      ),
    [dates, today, week.data, plan.data, leaving],
  );
  useEffect(() => {
    const items = week.data?.flatMap((day) => day.calendar_items) ?? [];
    keepPictures(picturesOf(items));
  }, [week.data]);
  const isLoaded = week.data !== undefined && plan.data !== undefined;
  return {
    today,
    dates,
    views,
    plan: plan.data,
    isLoaded,
    error: isLoaded ? null : (week.error ?? plan.error),
    /** Whether the week was never loaded on this device, and cannot be loaded now because the device is offline. */
    isOutOfReach: !isLoaded && (week.fetchStatus === 'paused' || plan.fetchStatus === 'paused'),
    retry: () => {
      if (week.data === undefined) void week.refetch();
      if (plan.data === undefined) void plan.refetch();
    },
  };
}
