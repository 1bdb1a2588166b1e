import type { LeftOutReason } from '@weekbord/domain/diary/place-meals';
import { weekdayOf } from '@weekbord/domain/dates/plain-date';
import type { Language } from '@weekbord/domain/languages/languages';
import { leftOutMealPhrase } from '@weekbord/phrases/left-out-meals';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { SlotRow } from '../../plans/plans.public.ts';
import type { PlanningPerson } from '../auto-plan/build-plan-request.ts';
import { findUnplannable, type KeptMeal, withFacts } from '../templates/saved-meals.ts';
import type { DayToWrite, LaidOutDay } from '../auto-plan/lay-out-days.ts';
import type { PlanningIssue } from '../auto-plan/present-issues.ts';
import { listRecurring, type RecurringRow } from './recurring-meals.store.ts';

/** A recurring meal that planning puts into a slot. */
export type DueMeal = KeptMeal<RecurringRow>;

/** The recurring meals of a person: those that planning puts on their days, and those their rules no longer allow. */
export type DueMeals = Readonly<{
  allowed: readonly DueMeal[];
  forbidden: readonly Readonly<{ meal: DueMeal; reason: LeftOutReason }>[];
}>;

/** Returns the recurring meals of a person that are not paused, checked against their rules. */
export async function loadDueMeals(db: Kysely<Tables>, personId: number, locale: Language): Promise<DueMeals> {
  const rows = (await listRecurring(db, personId)).filter(({ paused }) => !paused);
  const meals = await withFacts(db, personId, rows, locale);
  const reasons = await findUnplannable(db, { personId, owner: personId }, meals);
  return {
    allowed: meals.filter(({ id }) => !reasons.has(id)),
    forbidden: meals.flatMap((meal) => {
      const reason = reasons.get(meal.id);
      return reason === undefined ? [] : [{ meal, reason }];
    }),
  };
}

/** Returns the given meals that recur at the moment of a slot on a date. */
export function dueIn<Meal extends Pick<RecurringRow, 'weekdays' | 'meal_moment'>>(
  meals: readonly Meal[],
  date: string,
  { meal_moment: moment }: Pick<SlotRow, 'meal_moment'>,
): Meal[] {
  const weekday = weekdayOf(date);
  return meals.filter((meal) => meal.meal_moment === moment && meal.weekdays.includes(weekday));
}

/** Returns sentences about which recurring meals were not put into the planned slots, and why. */
export function recurringIssues(
  { week }: Pick<PlanningPerson, 'week'>,
  laidOut: readonly LaidOutDay[],
  { forbidden }: DueMeals,
  locale: Language,
): PlanningIssue[] {
  return laidOut.flatMap(({ input: { date }, replaced }) =>
    week[weekdayOf(date)].slots
      .filter(({ id }) => replaced.has(id))
      .flatMap((slot) =>
        forbidden
          .filter(({ meal }) => dueIn([meal], date, slot).length > 0)
          .map(({ meal, reason }) => ({
            kind: 'recurringLeftOut' as const,
            date,
            meal_slot: slot.id,
            eligible: 0,
            because: [],
            detail: leftOutMealPhrase(meal.name, reason, locale),
          })),
      ),
  );
}

/** Returns the recurring meals of laid-out days; they are not written yet. */
export function itemsOfRecurring({ week }: Pick<PlanningPerson, 'week'>, laidOut: readonly DayToWrite[]) {
  return laidOut.flatMap(({ input: { date }, recurring }) =>
    week[weekdayOf(date)].slots.flatMap((slot) =>
      (recurring.get(slot.id) ?? []).map((meal) => ({
        date,
        mealSlotId: slot.id,
        mealMoment: slot.meal_moment,
        meal,
        plannedBy: 'PLANNER' as const,
        reason: { kind: 'EVERY_WEEK' as const, date, recurring: meal.id },
      })),
    ),
  );
}
