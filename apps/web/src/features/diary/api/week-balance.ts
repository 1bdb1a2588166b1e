import { diaryPaths } from '@weekbord/contract/diary/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../shared/api/query-of.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { usePollInterval } from '../../../shared/live/live-state.ts';
import { useWeekStart } from '../../../shared/locale/first-weekday.ts';
import { balanceKey } from './calendar-week.ts';

export type WeekBalance = AnswerOf<'getWeekBalance'>;
export type Balance = WeekBalance['planned'];
export type BalanceFinding = Balance['findings'][number];
export type BalanceMeasure = BalanceFinding['measure'];

/** How the week that contains a date compares with the guidelines; refetched with the days of the diary. */
export function useWeekBalance(date: PlainDate) {
  const start = useWeekStart(date);
  const query = queryOf(diaryPaths.getWeekBalance, { query: { date: start } }, { meta: { offline: true } });
  return useQuery({ ...query, queryKey: balanceKey(start), refetchInterval: usePollInterval() });
}
