import type { QueryClient } from '@tanstack/react-query';
import { calendarWeekQuery } from '../../../../features/diary/api/calendar-week.ts';
import { weeklyPlanQuery } from '../../../../features/diary/api/weekly-plan.ts';
import { diaryAbilities } from '../../../../features/diary/model/abilities.ts';
import { slotsOf, viewDay } from '../../../../features/diary/model/day-view.ts';
import { momentToFill } from '../../../../features/diary/model/next-meal.ts';
import { weekStartIn } from '../../../../shared/locale/first-weekday.ts';
import { hourNow } from '../../../../shared/locale/hour-now.ts';
import { today } from '../../../../shared/locale/today.ts';
import { currentUserQuery } from '../../../../shared/session/current-user.ts';

/** Returns the URL for adding to the current meal moment, or the diary's URL if that moment cannot be determined. */
export async function addMealAddress(client: QueryClient) {
  const date = today();
  // The device's copy is enough, and the only one available offline.
  const read = async () => {
    const known = await Promise.all([
      client.ensureQueryData(currentUserQuery),
      client.ensureQueryData(weeklyPlanQuery),
    ]);
    // The user is needed, because the days of a week depend on when the user's weeks start.
    return [...known, await client.ensureQueryData(calendarWeekQuery(weekStartIn(client, date)))] as const;
  };
  const known = await read().catch(() => null);
  if (known === null) return { to: '/diary', replace: true } as const;
  const [user, plan, days] = known;
  const { calendar_items = [] } = days.find((day) => day.date === date) ?? {};
  const view = viewDay({ calendar_items }, slotsOf(plan, date), 'TODAY');
  const slotId = momentToFill(view, hourNow(), diaryAbilities(user))?.slot?.id;
  return slotId === undefined
    ? ({ to: '/diary', replace: true } as const)
    : ({ to: '/diary/$date/add-food/$slotId', params: { date, slotId: String(slotId) }, replace: true } as const);
}
