import { diaryPaths } from '@weekbord/contract/diary/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createIntents } from '../../../shared/api/intents.ts';
import { type ApiFailure, CallFailed } from '../../../shared/http/api-failure.ts';
import { call } from '../../../shared/http/call.ts';
import { weekStartIn } from '../../../shared/locale/first-weekday.ts';
import type { Days } from '../model/cached-days.ts';
import { cachedDay, cacheDay, calendarWeekQuery } from './calendar-week.ts';

/** Dates that are being created, so that two screens never create the same one. */
const onTheirWay = new Map<PlainDate, Promise<ApiFailure | null>>();

const intents = createIntents();

/** Silently creates those days of a week that do not exist on the server yet. */
export function useMissingDays(dates: readonly PlainDate[], days: Days | undefined): void {
  const client = useQueryClient();
  const missing = days ? dates.filter((date) => !days.some((day) => day.date === date)).join() : '';
  useEffect(() => {
    if (missing === '' || !onlineManager.isOnline()) return;
    for (const date of missing.split(',')) void createDay(client, date);
  }, [client, missing]);
}

/** Ensures that a day exists on the server and returns its id; throws `CallFailed` on failure. */
export async function ensureDay(client: QueryClient, date: PlainDate): Promise<number> {
  const find = () => cachedDay(client, date)?.id;
  const known = find();
  if (known !== undefined) return known;
  const failure = await createDay(client, date);
  if (find() === undefined && failure?.kind !== 'network')
    await client.fetchQuery({ ...calendarWeekQuery(weekStartIn(client, date)), staleTime: 0 });
  const found = find();
  if (found === undefined) throw new CallFailed(failure ?? { kind: 'network' });
  return found;
}

function createDay(client: QueryClient, date: PlainDate): Promise<ApiFailure | null> {
  const known = onTheirWay.get(date);
  if (known) return known;
  const creating = create(client, date).finally(() => onTheirWay.delete(date));
  onTheirWay.set(date, creating);
  return creating;
}

async function create(client: QueryClient, date: PlainDate): Promise<ApiFailure | null> {
  const sent = { body: { date } };
  const idempotencyKey = intents.keyOf(diaryPaths.createCalendarDay, sent);
  const result = await call(diaryPaths.createCalendarDay, sent, { idempotencyKey });
  if (result.ok) {
    intents.end(idempotencyKey);
    cacheDay(client, result.value);
    return null;
  }
  // A validation error means that another device created the day first, so the next read returns the day.
  return result.failure;
}
