import { addDays, dateRange, isoWeekStart, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { lastPlannableDate } from '@weekbord/domain/diary/planner-day';
import { TEMPLATE_MAX_DAYS } from '@weekbord/domain/planner/plan-templates';
import { useToday } from '../../../shared/locale/use-today.ts';
import type { PlanTemplate } from '../api/plan-templates.ts';

/**
 * Returns the possible start days of a template: from today on, and early enough to plan all of it. The most likely one
 * is the open day, or its Monday for a week; else tomorrow, or next Monday.
 */
export function useTemplateStarts(
  { num_days: days }: Pick<PlanTemplate, 'num_days'>,
  open: PlainDate | undefined,
): { dates: readonly PlainDate[]; likely: PlainDate } {
  const today = useToday();
  const dates = dateRange(today, addDays(lastPlannableDate(today), 1 - days));
  const isWeek = days === TEMPLATE_MAX_DAYS;
  const there = open !== undefined && isWeek ? isoWeekStart(open) : open;
  if (there !== undefined && dates.includes(there)) return { dates, likely: there };
  return { dates, likely: isWeek ? addDays(isoWeekStart(today), TEMPLATE_MAX_DAYS) : addDays(today, 1) };
}
