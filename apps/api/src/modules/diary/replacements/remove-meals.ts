import type { ReplacedPlace } from '@weekbord/domain/diary/undo-replacement';
import type { ItemPlanner } from '@weekbord/domain/diary/calendar-items';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type DayRow, listDays } from '../diary.store.ts';
import { deleteUnplannedMeals } from '../meals/meals.store.ts';
import { deleteItems, deleteUntouchedItems, listReplaceable, type SeenItem } from '../meals/planned-items.store.ts';
import { insertReplacement, type Kept, readWhole, type RemovedMeals } from './replacements.store.ts';

type Db = Kysely<Tables>;

const NOTHING_TAKEN: RemovedMeals = { items: [], meals: [], lines: [], foods: [], numbers: [], others: [] };

/** Removes from their days the given items that planning may replace. Returns everything that was removed. */
export async function removePlannedMeals(db: Db, personId: number, ids: readonly number[]): Promise<RemovedMeals> {
  return removeMeals(db, personId, ids.length === 0 ? [] : await listReplaceable(db, personId, { ids }));
}

/**
 * Removes items from their days: those with the given ids, no matter who planned them, or all replaceable items on or
 * after a date. Returns everything that was removed; `replaceMeals` includes it in what can be undone.
 */
export async function removeMeals(
  db: Db,
  personId: number,
  which: readonly number[] | Readonly<{ plannedFrom: string }>,
): Promise<RemovedMeals> {
  const ids = 'plannedFrom' in which ? await listReplaceable(db, personId, { from: which.plannedFrom }) : which;
  if (ids.length === 0) return NOTHING_TAKEN;
  const taken = await readWhole(db, personId, ids);
  await deleteUnplannedMeals(db, personId, await deleteItems(db, personId, ids));
  return taken;
}

/**
 * Removes the given items from their days if they are planned, unlocked and unchanged since they were seen. Returns how
 * many were removed, and their days.
 */
export async function removeUntouchedMeals(
  db: Db,
  personId: number,
  seen: readonly SeenItem[],
): Promise<{ count: number; days: DayRow[] }> {
  const gone = await deleteUntouchedItems(db, personId, seen);
  await deleteUnplannedMeals(db, personId, gone);
  const dayIds = gone.map((item) => item.calendar_day_id);
  return { count: gone.length, days: await listDays(db, personId, dayIds) };
}

/** Merges what two consecutive removals removed. */
export function removedTogether(first: RemovedMeals, second: RemovedMeals): RemovedMeals {
  const gone = new Set([...first.items, ...second.items].map(({ id }) => id));
  const known = new Map(first.others.map((other) => [other.id, other]));
  return {
    // Items are taken as they were before the first removal, which may have changed items that the second one removed.
    items: [...first.items, ...second.items.map((item) => ({ ...item, ...known.get(item.id) }))],
    meals: [...first.meals, ...second.meals],
    lines: [...first.lines, ...second.lines],
    foods: [...first.foods, ...second.foods],
    numbers: [...first.numbers, ...second.numbers],
    // The items as they were before the first removal.
    others: [...first.others, ...second.others.filter(({ id }) => !known.has(id))].filter(({ id }) => !gone.has(id)),
  };
}

/** An item that was put in place of others. */
type Came = Readonly<{ id: number; calendarDayId: number; mealMoment: MealMoment; plannedBy: ItemPlanner }>;

/**
 * Stores what was removed and the items that replaced it at `now`, so that the replacement can be undone. Returns null
 * if nothing was removed or marked as skipped, unless adding items can be undone even then.
 */
export async function storeSnapshot(
  db: Db,
  replaced: Readonly<{
    personId: number;
    taken: RemovedMeals;
    came: readonly Came[];
    turnedDown?: Kept['turnedDown'];
    skipped?: Kept['skipped'];
    isUndoneAlone?: boolean | undefined;
    now: Date;
  }>,
): Promise<number | null> {
  const { personId, taken, came, turnedDown = null, skipped = [], isUndoneAlone = false, now } = replaced;
  const isUndoable = taken.items.length > 0 || skipped.length > 0 || (isUndoneAlone && came.length > 0);
  if (!isUndoable) return null;
  const kept = { ...taken, places: placesOf(taken, came), turnedDown, skipped };
  return insertReplacement(db, { personId, kept, now });
}

function placesOf(taken: RemovedMeals, came: readonly Came[]): ReplacedPlace[] {
  const placeOf = (item: Readonly<{ calendar_day_id: number; meal_moment: MealMoment }>) =>
    `${item.calendar_day_id} ${item.meal_moment}`;
  const put = came.map((one) => ({ ...one, calendar_day_id: one.calendarDayId, meal_moment: one.mealMoment }));
  const others = Map.groupBy(taken.others, placeOf);
  const gone = Map.groupBy(taken.items, placeOf);
  const fresh = Map.groupBy(put, placeOf);
  // Items planned in slots that were empty are included, so that an undo removes them too.
  const firstOf = new Map([...taken.items, ...put].map((item) => [placeOf(item), item]));
  return [...firstOf].map(([place, { calendar_day_id: dayId, meal_moment: moment }]) => ({
    dayId,
    moment,
    items: (gone.get(place) ?? []).map(({ id }) => id),
    came: (fresh.get(place) ?? []).map(({ id, plannedBy }) => ({ id, plannedBy })),
    beside: (others.get(place) ?? []).map(({ id }) => id),
  }));
}
