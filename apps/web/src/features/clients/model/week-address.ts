import { ADHERENCE_DAYS } from '@weekbord/domain/clients/adherence';
import { addDays, isRealDate } from '@weekbord/domain/dates/plain-date';
import { today } from '../../../shared/locale/today.ts';

/** Returns the last day of the latest complete week, which does not include today. */
function latestWeek(): string {
  return addDays(today(), -1);
}

/** Reads the last day of the shown week from the URL; an invalid value is ignored. */
export function readWeekEnd(search: Readonly<Record<string, unknown>>): string {
  const { until } = search;
  const latest = latestWeek();
  return typeof until === 'string' && isRealDate(until) && until < latest ? until : latest;
}

/** Returns the last days of the previous and the next week; null after the latest week. */
export function weeksAround(until: string): Readonly<{ before: string; after: string | null }> {
  const latest = latestWeek();
  const after = addDays(until, ADHERENCE_DAYS);
  return { before: addDays(until, -ADHERENCE_DAYS), after: until >= latest ? null : after < latest ? after : latest };
}

/** Returns the URL parameters of a client's week. */
export function addressOfWeek(until: string): Record<string, string> {
  return until >= latestWeek() ? { part: 'week' } : { part: 'week', until };
}

/** Reads the first day of a report's week from the URL, and returns its last day. */
export function readReportEnd(search: Readonly<Record<string, unknown>>): string {
  const { week } = search;
  return readWeekEnd(typeof week === 'string' && isRealDate(week) ? { until: addDays(week, ADHERENCE_DAYS - 1) } : {});
}

/** Returns the URL parameters of a week's report. */
export function addressOfReport(until: string): Record<string, string> {
  return { week: addDays(until, 1 - ADHERENCE_DAYS) };
}
