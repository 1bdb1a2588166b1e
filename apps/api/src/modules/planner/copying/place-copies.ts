import { addDays, type PlainDate, weekdayOf } from '@weekbord/domain/dates/plain-date';
import { BATCH_KEEPS_DAYS } from '@weekbord/domain/diary/batches';
import { isReplaceable, keptByBatch } from '@weekbord/domain/diary/replaceable';
import type { PlanReason } from '@weekbord/domain/planner/reasons/plan-reasons';
import type { ItemPlanner } from '@weekbord/domain/diary/calendar-items';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { Context } from '../../../platform/http/context.ts';
import { listItemsBetween, replaceMeals } from '../../diary/diary.public.ts';
import { findWeekOf } from '../../plans/plans.public.ts';
import type { DatedItem } from '../auto-plan/build-plan-request.ts';
import type { KeptMealRow } from '../templates/saved-meals.ts';

/** An item on a day, and whether it may be replaced by new meals. */
export type Existing = DatedItem & Readonly<{ isReplaceable: boolean }>;

/** Where new meals go, and what they may replace there. */
export type Places = Readonly<{
  dates: readonly PlainDate[];
  /** The items that may be replaced; by default, all that the planner placed and that are still unchanged. */
  replaceable?: readonly number[] | undefined;
  /** Whether an item may stay next to new meals; by default none may. */
  staysAlongside?: (item: DatedItem) => boolean;
}>;

/** Returns a person's items on the given dates, each of which is either replaced or blocks new meals. */
export async function existingOn(
  { db }: Pick<Context, 'db'>,
  personId: number,
  { dates, replaceable, staysAlongside = () => false }: Places,
): Promise<Existing[]> {
  const [first, ...rest] = dates.toSorted();
  if (first === undefined) return [];
  const last = rest.at(-1) ?? first;
  const range = [addDays(first, -BATCH_KEEPS_DAYS), addDays(last, BATCH_KEEPS_DAYS)] as const;
  const around = await listItemsBetween(db, personId, ...range);
  const cookedWithKept = keptByBatch(around);
  return around
    .filter(({ date }) => dates.includes(date))
    .map((item) => ({ ...item, isReplaceable: isReplaceable(item) && !cookedWithKept.has(item.id) }))
    .filter((item) => !(item.isReplaceable && staysAlongside(item)))
    .map((item) => ({ ...item, isReplaceable: item.isReplaceable && (replaceable?.includes(item.id) ?? true) }));
}

/** A meal that is copied to a day of the person, with a reason if the planner chose it. */
type Coming = Readonly<{
  meal: KeptMealRow;
  date: PlainDate;
  moment: MealMoment;
  reason?: PlanReason | null;
  /** The position in the list of the meal that this one is a leftover of. */
  leftoverOf?: number | undefined;
}>;

/** The meals to put on the dates, and the items that they replace. The options are those of `replaceMeals`. */
type Placement = Readonly<{
  dates: readonly PlainDate[];
  coming: readonly Coming[];
  copiedFrom?: number;
  plannedBy: ItemPlanner;
  replaced: readonly Pick<Existing, 'id'>[];
  isUndoneAlone?: boolean;
  isFresh?: boolean;
}>;

/** Puts copies of meals on days and removes what they replace. */
export async function putCopies(
  ctx: Pick<Context, 'db' | 'locale' | 'now'>,
  personId: number,
  { coming, plannedBy, replaced, ...how }: Placement,
) {
  const week = await findWeekOf(ctx.db, personId);
  const slotOf = (date: PlainDate, moment: MealMoment) =>
    week?.[weekdayOf(date)].slots.find(({ meal_moment: of }) => of === moment);
  return replaceMeals(ctx, personId, {
    ...how,
    going: replaced.map(({ id }) => id),
    coming: coming.map(({ moment, ...meal }) => ({
      ...meal,
      mealSlotId: slotOf(meal.date, moment)?.id ?? null,
      mealMoment: moment,
      plannedBy,
    })),
  });
}
