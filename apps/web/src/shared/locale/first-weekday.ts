import { useQuery, type QueryClient } from '@tanstack/react-query';
import { type FirstWeekday, weekdaysFrom, weekStart } from '@weekbord/domain/dates/first-weekday';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { Weekday } from '@weekbord/domain/dates/weekdays';
import { type CurrentUser, currentUserQuery } from '../session/current-user.ts';

/** The default while the user is not known, or if an earlier version of the app stored the user. */
const USUAL: FirstWeekday = 'monday';
const choiceOf = (user: Partial<CurrentUser> | undefined) => user?.first_weekday ?? USUAL;

/** The weekday on which the weeks of the user start. */
export function useFirstWeekday(): FirstWeekday {
  // Not fetched here, because the screen that uses this loads the user.
  return choiceOf(useQuery({ ...currentUserQuery, enabled: false }).data);
}

/** Returns the first day of the user's week that contains a date. */
export function weekStartIn(client: QueryClient, date: PlainDate): PlainDate {
  return weekStart(date, choiceOf(client.getQueryData(currentUserQuery.queryKey)));
}

/** The first day of the user's week that contains a date. */
export function useWeekStart(date: PlainDate): PlainDate {
  return weekStart(date, useFirstWeekday());
}

/** All weekdays in the order of the user's weeks. */
export function useWeekdays(): readonly Weekday[] {
  return weekdaysFrom(useFirstWeekday());
}
