import { weekdayOf } from '@weekbord/domain/dates/plain-date';
import { type DayGoal, dayGoal } from '@weekbord/domain/slots/day-goal';
import { WEEKDAYS, type Weekday } from '@weekbord/domain/dates/weekdays';
import type { AnswerOf } from '../../../shared/http/call.ts';

export type WeeklyPlan = AnswerOf<'listWeeklyNutritionPlans'>['results'][number];

/** One kind of day with its weekdays, if it is used. */
export interface PlanDay {
  readonly id: number;
  readonly name: string;
  readonly days: readonly Weekday[];
  readonly goal: DayGoal;
  readonly mealCount: number;
}

/** Returns the kinds of day of a plan, ordered by their first weekday. */
export function planDays(plan: WeeklyPlan): readonly PlanDay[] {
  const ids = [...new Set(WEEKDAYS.map((day) => plan[day].id))];
  return ids.map((id) => {
    const days = WEEKDAYS.filter((day) => plan[day].id === id);
    return planDayOf({ ...plan[days[0]!], days });
  });
}

/** Returns a day plan as a kind of day. */
export function planDayOf({ id, name, days, meal_slot_specifications: slots }: WeeklyPlan['monday']): PlanDay {
  return { id, name, days, goal: dayGoal(slots), mealCount: slots.length };
}

/** Returns a plan's kind of day on a date. */
export function planOfDate(plan: WeeklyPlan, date: string): PlanDay {
  return planDays(plan).find(({ id }) => id === plan[weekdayOf(date)].id)!;
}
