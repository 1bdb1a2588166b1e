import { diaryPaths } from '@weekbord/contract/diary/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../shared/http/call.ts';
import { report } from '../../../shared/report.ts';
import { type Days, withDay } from '../model/cached-days.ts';
import { calendarWeekQuery } from './calendar-week.ts';

/** Dates that are being created, so that no two screens create the same one. */
const onTheirWay = new Map<PlainDate, Promise<void>>();

/** Creates the days of a week that the server does not have yet, without a word. */
export function useMissingDays(monday: PlainDate, dates: readonly PlainDate[], days: Days | undefined): void {
  const client = useQueryClient();
  const missing = days ? dates.filter((date) => !days.some((day) => day.date === date)).join() : '';
  useEffect(() => {
    if (missing === '' || !navigator.onLine) return;
    for (const date of missing.split(',')) void createDay(client, monday, date);
  }, [client, monday, missing]);
}

/** Makes sure that a day exists on the server and answers its id, or undefined where that did not work. */
export async function ensureDay(client: QueryClient, monday: PlainDate, date: PlainDate): Promise<number | undefined> {
  const find = () => client.getQueryData(calendarWeekQuery(monday).queryKey)?.find((day) => day.date === date)?.id;
  if (find() === undefined) await createDay(client, monday, date);
  if (find() === undefined) await client.fetchQuery({ ...calendarWeekQuery(monday), staleTime: 0 });
  return find();
}

function createDay(client: QueryClient, monday: PlainDate, date: PlainDate): Promise<void> {
  const known = onTheirWay.get(date);
  if (known) return known;
  const creating = create(client, monday, date).finally(() => onTheirWay.delete(date));
  onTheirWay.set(date, creating);
  return creating;
}

async function create(client: QueryClient, monday: PlainDate, date: PlainDate): Promise<void> {
  const result = await call(diaryPaths.createCalendarDay, { body: { date } });
  if (result.ok) {
    client.setQueryData(calendarWeekQuery(monday).queryKey, (days) => days && withDay(days, result.value));
    return;
  }
  // Refused fields mean that another device was first; the next look shows its day.
  if (result.failure.kind !== 'network' && result.failure.kind !== 'fields')
    report('A calendar day could not be created', result.failure);
}
