import { clientsPaths } from '@weekbord/contract/clients/paths';
import { keepPreviousData } from '@tanstack/react-query';
import { queryOf } from '../../../shared/api/query-of.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { today } from '../../../shared/locale/today.ts';

export type ClientWeek = AnswerOf<'getClientWeek'>;
export type DayOfClient = ClientWeek['days'][number];
export type EventOfClient = ClientWeek['events'][number];

const STALE_MS = 60_000;

/** A client's seven days up to a date; the previously shown week stays until this one is loaded. */
export function clientWeekQuery(userId: number, until: string) {
  return queryOf(
    clientsPaths.getClientWeek,
    { query: { user: userId, until, today: today() } },
    { staleTime: STALE_MS, refetchInterval: STALE_MS, placeholderData: keepPreviousData },
  );
}
