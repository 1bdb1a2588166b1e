import { addDays, type PlainDate, weekdayOf } from '@weekbord/domain/dates/plain-date';
import { BATCH_KEEPS_DAYS } from '@weekbord/domain/diary/batches';
import { givesWay } from '@weekbord/domain/diary/gives-way';
import type { PlanReason } from '@weekbord/domain/planner/plan-reasons';
import type { ItemPlanner, MealMoment } from '@weekbord/domain/vocabulary';
import type { Context } from '../../platform/http/context.ts';
import {
  copyMeals,
  type DayRow,
  heldByBatch,
  insertItems,
  keepReplaced,
  listItemsBetween,
  type MealColumns,
  mealKeyOf,
  takeOutPlanned,
} from '../diary/diary.public.ts';
import { findWeekOf } from '../plans/plans.public.ts';
import type { DatedItem } from './build-plan-request.ts';

/** An item of a day, and whether it gives way to what is put there. */
export type Standing = DatedItem & Readonly<{ givesWay: boolean }>;

/** Where something is to be put. */
export type Places = Readonly<{
  dates: readonly PlainDate[];
  /** The items that may give way; left out, all that are as the planner put them there. */
  replaceable?: readonly number[] | undefined;
  /** Those of them that need not give way, as others come beside them; left out, none. */
  staysBeside?: (item: DatedItem) => boolean;
}>;

/** What stands on some dates of a person and gives way to others, or keeps them away. */
export async function standingOn(
  { db }: Pick<Context, 'db'>,
  personId: number,
  { dates, replaceable, staysBeside = () => false }: Places,
): Promise<Standing[]> {
  const [first, ...rest] = dates.toSorted();
  if (first === undefined) return [];
  const last = rest.at(-1) ?? first;
  const range = [addDays(first, -BATCH_KEEPS_DAYS), addDays(last, BATCH_KEEPS_DAYS)] as const;
  const around = await listItemsBetween(db, personId, ...range);
  const held = heldByBatch(around);
  return around
    .filter(({ date }) => dates.includes(date))
    .map((item) => ({ ...item, givesWay: givesWay(item) && !held.has(item.id) }))
    .filter((item) => !(item.givesWay && staysBeside(item)))
    .map((item) => ({ ...item, givesWay: item.givesWay && (replaceable?.includes(item.id) ?? true) }));
}

/** A meal of the person that comes into a day as a copy; a reason where the planner chose it. */
type Coming = Readonly<{ meal: MealColumns; day: DayRow; moment: MealMoment; reason?: PlanReason | null }>;

/**
 * What comes, in whose name, what gives way to it, whether it can be undone where nothing did, and whether it is planned
 * afresh and not the same plate in another place.
 */
type Putting = Readonly<{
  coming: readonly Coming[];
  plannedBy: ItemPlanner;
  replaced: readonly Pick<Standing, 'id'>[];
  isUndoneAlone?: boolean;
  isFresh?: boolean;
}>;

/** What was put: the ids of the new items in the order of what came, and by which all of it can be undone. */
type Put = Readonly<{ ids: readonly number[]; replacedCount: number; undoId: number | null }>;

/** Puts copies of meals into days, in place of what gives way. */
export async function putCopies(
  ctx: Pick<Context, 'db' | 'locale' | 'now'>,
  personId: number,
  { coming, plannedBy, replaced, isUndoneAlone = false, isFresh = false }: Putting,
): Promise<Put> {
  const { db, now } = ctx;
  const taken = await takeOutPlanned(
    db,
    personId,
    replaced.map(({ id }) => id),
  );
  const week = await findWeekOf(db, personId);
  const meals = coming.map(({ meal }) => mealKeyOf(meal));
  const copies = await copyMeals(ctx, { owner: personId, meals }, personId, { isFresh });
  const items = coming.map(({ day, moment, reason = null }, at) => {
    const slots = week?.[weekdayOf(day.date)].slots ?? [];
    return {
      calendarDayId: day.id,
      mealSlotId: slots.find(({ meal_moment: of }) => of === moment)?.id ?? null,
      mealMoment: moment,
      meal: copies[at]!,
      plannedBy,
      reason,
    };
  });
  const ids = await insertItems(db, personId, items, now);
  const came = items.map((item, at) => ({ ...item, id: ids[at]! }));
  return {
    ids,
    replacedCount: taken.items.length,
    undoId: await keepReplaced(db, { personId, taken, came, isUndoneAlone, now }),
  };
}
