import { weekStart } from '@weekbord/domain/dates/first-weekday';
import { addDays, dateRange, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { lastPlannableDate } from '@weekbord/domain/diary/planner-day';
import { TEMPLATE_MAX_DAYS } from '@weekbord/domain/planner/templates/plan-templates';
import { useFirstWeekday } from '../../../shared/locale/first-weekday.ts';
import { useToday } from '../../../shared/locale/use-today.ts';
import type { PlanTemplate } from '../api/plan-templates.ts';

/**
 * Returns the possible start days of a template: from today on, and early enough to plan all of it. The most likely one
 * is the open day or, for a template of a week, the first day of the open week; without an open day, tomorrow or the
 * first day of next week.
 */
export function useTemplateStarts(
  { num_days: days }: Pick<PlanTemplate, 'num_days'>,
  open: PlainDate | undefined,
): { dates: readonly PlainDate[]; likely: PlainDate } {
  const today = useToday();
  const first = useFirstWeekday();
  const dates = dateRange(today, addDays(lastPlannableDate(today), 1 - days));
  const isWeek = days === TEMPLATE_MAX_DAYS;
  const there = open !== undefined && isWeek ? weekStart(open, first) : open;
  if (there !== undefined && dates.includes(there)) return { dates, likely: there };
  return { dates, likely: isWeek ? addDays(weekStart(today, first), TEMPLATE_MAX_DAYS) : addDays(today, 1) };
}
