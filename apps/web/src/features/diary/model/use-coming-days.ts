import type { CalendarDay, CalendarItem } from '@weekbord/contract/diary/models';
import { weekStart } from '@weekbord/domain/dates/first-weekday';
import { dateRange, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { lastPlannableDate } from '@weekbord/domain/diary/planner-day';
import { inDisplayOrder, type MealMoment } from '@weekbord/domain/slots/meal-moments';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useFirstWeekday } from '../../../shared/locale/first-weekday.ts';
import { useToday } from '../../../shared/locale/use-today.ts';
import { calendarWeekQuery } from '../api/calendar-week.ts';
import { weeklyPlanQuery } from '../api/weekly-plan.ts';
import { slotsOf } from './day-view.ts';
import { isReplaceable } from './replaceable.ts';

/** An existing meal on a day, and whether a copy may replace it. */
export type ExistingItem = CalendarItem & Readonly<{ isReplaceable: boolean }>;

/** The dates from today on that can be planned, and the given ones, with their existing meals. */
export function useComingDays(others: readonly PlainDate[] = []) {
  const today = useToday();
  const coming = dateRange(today, lastPlannableDate(today));
  const dates = [...new Set([...others, ...coming])].toSorted();
  const first = useFirstWeekday();
  const weeks = useQueries({
    queries: [...new Set(dates.map((date) => weekStart(date, first)))].map((start) => calendarWeekQuery(start)),
  });
  const plan = useQuery(weeklyPlanQuery);
  const days: readonly CalendarDay[] = weeks.flatMap(({ data }) => data ?? []);
  const items = days.flatMap(({ calendar_items: of }) => of);
  const isLoaded = weeks.every(({ data }) => data !== undefined) && plan.data !== undefined;
  const moments = (on: readonly PlainDate[], more: readonly MealMoment[] = []) =>
    inDisplayOrder([
      ...on.flatMap((date) => slotsOf(plan.data ?? null, date).map((slot) => slot.meal_moment)),
      ...more,
    ]);
  return {
    today,
    dates,
    isLoaded,
    error: isLoaded ? null : (weeks.find(({ error }) => error)?.error ?? plan.error),
    isOutOfReach: !isLoaded && weeks.some(({ fetchStatus }) => fetchStatus === 'paused'),
    retry: () => {
      for (const week of weeks) if (week.data === undefined) void week.refetch();
      if (plan.data === undefined) void plan.refetch();
    },
    /** The plan's moments on the dates, and the given ones, in display order. */
    moments,
    /** Returns the existing meals on a date, or at one of its moments. */
    existing: (date: PlainDate, moment?: MealMoment): readonly ExistingItem[] => {
      const all = days.find((day) => day.date === date)?.calendar_items ?? [];
      const asked = moment === undefined ? all : all.filter((item) => item.meal_moment === moment);
      return asked.map((item) => ({ ...item, isReplaceable: isReplaceable(item, items) }));
    },
  };
}
