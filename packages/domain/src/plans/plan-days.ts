import { type Weekday, WEEKDAYS } from '../dates/weekdays.ts';

/** The id of the day plan that applies on each weekday. */
export type DaysOfWeek = Readonly<Record<Weekday, number>>;

/**
 * Assigns exactly these weekdays (at least one) to a day plan and returns the new week. The days it gives up go to
 * Monday's plan; if it was Monday's plan itself and gives up Monday, they go to the first other plan of the week. If
 * there is only one plan, it keeps all days.
 */
export function assignDays(week: DaysOfWeek, planId: number, days: readonly Weekday[]): DaysOfWeek {
  const others = WEEKDAYS.map((day) => week[day]).filter((id) => id !== planId);
  const heir = days.includes('monday') || week.monday === planId ? others[0] : week.monday;
  const planOf = (day: Weekday) => (days.includes(day) ? planId : week[day] === planId ? (heir ?? planId) : week[day]);
  return weekOf(planOf);
}

/** The week without a day plan: its days go to Monday's plan. Null if it is Monday's plan, which cannot be removed. */
export function releaseDays(week: DaysOfWeek, planId: number): DaysOfWeek | null {
  if (week.monday === planId) return null;
  return weekOf((day) => (week[day] === planId ? week.monday : week[day]));
}

export function wholeWeekOf(planId: number): DaysOfWeek {
  return weekOf(() => planId);
}

function weekOf(planOf: (day: Weekday) => number): DaysOfWeek {
  return Object.fromEntries(WEEKDAYS.map((day) => [day, planOf(day)])) as DaysOfWeek;
}
