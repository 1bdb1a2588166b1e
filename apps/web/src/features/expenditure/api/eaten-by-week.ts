import { expenditurePaths } from '@weekbord/contract/expenditure/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { queryOf } from '../../../shared/api/query-of.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';

export type EatenWeek = AnswerOf<'getEatenByWeek'>['weeks'][number];

/** Whose weeks: the user's own, or those of the client with this id. */
export type Whose = Readonly<{ user?: number }>;

/**
 * What was eaten, compared with the plan, in the weeks up to today, given as the local date of the person whose weeks
 * they are.
 */
export function eatenByWeekQuery(today: PlainDate, whose: Whose) {
  return queryOf(expenditurePaths.getEatenByWeek, { query: { ...whose, today } });
}
