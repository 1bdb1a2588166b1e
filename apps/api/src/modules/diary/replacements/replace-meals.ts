import type { ComposedMeal } from '@weekbord/domain/planner/search/compose-meal';
import type { CalendarItem } from '@weekbord/contract/diary/models';
import type { Language } from '@weekbord/domain/languages/languages';
import type { MealColumns } from '@weekbord/domain/diary/calendar-items';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Context } from '../../../platform/http/context.ts';
import { updateLeftoverOf } from '../batches/batches.store.ts';
import { openDays } from '../days/open-days.ts';
import { presentItems } from '../days/present-days.ts';
import { type DatedItemRow, type DayRow, insertItems, listItemsByIds, type NewItem } from '../diary.store.ts';
import { type MealKey, mealKeyOf } from '../meals/meals.store.ts';
import { copyMeals } from '../meals/plain-meals.ts';
import { markSkipped } from '../meals/planned-items.store.ts';
import { insertMeals } from '../meals/recipe/recipe-meals.store.ts';
import { recordRejection } from './note-turned-down.ts';
import { removedTogether, removeMeals, removePlannedMeals, storeSnapshot } from './remove-meals.ts';
import type { RemovedMeals } from './replacements.store.ts';

type Ctx = Readonly<{ db: Kysely<Tables>; locale: Language; now: Date }>;

/** A meal that is put on a day. */
type Coming = Omit<NewItem, 'calendarDayId' | 'meal' | 'status'> &
  Readonly<{
    date: string;
    /** A new dish, or the meal that a row refers to, which is copied. */
    meal: ComposedMeal | MealColumns;
    /** The position in the list of the meal that this one is a leftover of. */
    leftoverOf?: number | undefined;
  }>;

/** Meals to be put on days in place of others. */
type Replacement = Readonly<{
  /** The dates to plan on, including those of `coming`. Days that do not exist yet are created. */
  dates: readonly string[];
  /** The ids of the items to remove. Those that planning may not replace stay. */
  going: readonly number[];
  coming: readonly Coming[];
  /** The ids of items that the person says they skipped; none by default. */
  skipped?: readonly number[] | undefined;
  /** The owner of the meals that are copied; by default the person. */
  copiedFrom?: number | undefined;
  /**
   * Whether copies are cooked for as many people as the person usually cooks for; by default, for as many as the
   * original.
   */
  isFresh?: boolean | undefined;
  /** What `removeMeals` removed earlier for the same change. */
  removedBefore?: RemovedMeals | undefined;
  /** Whether the new meals can be undone even if they replace nothing; by default not. */
  isUndoneAlone?: boolean | undefined;
}>;

/**
 * Puts meals on a person's days in place of others, and marks meals as skipped, in a handful of statements. Returns the
 * days of the dates, the ids of the new items in the order of `coming`, the number of removed items, and the id with
 * which `undoReplacement` undoes it all; null if nothing was replaced or marked.
 */
export async function replaceMeals(
  ctx: Ctx,
  personId: number,
  { dates, going, coming, skipped = [], copiedFrom = personId, isFresh, removedBefore, isUndoneAlone }: Replacement,
): Promise<{ days: readonly DayRow[]; ids: readonly number[]; replacedCount: number; undoId: number | null }> {
  const { db, now } = ctx;
  const days = await openDays(db, personId, dates);
  const idOf = new Map(days.map(({ date, id }) => [date, id]));
  const removed = await removePlannedMeals(db, personId, going);
  const placed = coming.map((item) => ({ ...item, calendarDayId: idOf.get(item.date)! }));
  const items = await writeMeals(ctx, personId, placed, { owner: copiedFrom, isFresh });
  const leftovers = coming.flatMap(({ leftoverOf }, at) =>
    leftoverOf === undefined ? [] : [{ id: items[at]!.id, leftoverOf: items[leftoverOf]!.id }],
  );
  await updateLeftoverOf(db, personId, leftovers);
  const marked = await markSkipped(db, personId, skipped, now);
  const taken = removedBefore === undefined ? removed : removedTogether(removedBefore, removed);
  return {
    days,
    ids: items.map(({ id }) => id),
    replacedCount: taken.items.length,
    undoId: await storeSnapshot(db, { personId, taken, came: items, skipped: marked, isUndoneAlone, now }),
  };
}

/**
 * Replaces a meal at its person's request, on the same day, no matter who planned it. If the planner did, this counts
 * as a rejection of its recipe. Returns the new item, and the id by which the change is undone.
 */
export async function replaceOnRequest(
  ctx: Ctx & Pick<Context, 'actor' | 'today'>,
  item: DatedItemRow,
  coming: Omit<Coming, 'date'>,
): Promise<{ calendar_item: CalendarItem; undo_id: number | null }> {
  const { db, now, locale } = ctx;
  const { person_id: personId } = item;
  const turnedDown = await recordRejection(ctx, item, item.recipe_template_id, [item]);
  const taken = await removeMeals(db, personId, [item.id]);
  const came = await writeMeals(ctx, personId, [{ ...coming, calendarDayId: item.calendar_day_id }]);
  const undoId = await storeSnapshot(db, { personId, taken, came, turnedDown, now });
  const ids = came.map(({ id }) => id);
  const [presented] = await presentItems(db, personId, await listItemsByIds(db, personId, ids), locale);
  return { calendar_item: presented!, undo_id: undoId };
}

/** Puts meals on days. Returns the new items in the same order. */
async function writeMeals(
  ctx: Ctx,
  personId: number,
  coming: readonly (Omit<Coming, 'date'> & Pick<NewItem, 'calendarDayId'>)[],
  { owner = personId, isFresh }: Readonly<{ owner?: number; isFresh?: boolean | undefined }> = {},
) {
  const { db, now } = ctx;
  const dishes = coming.flatMap(({ meal }) => (isNew(meal) ? [meal] : []));
  const others = coming.flatMap(({ meal }) => (isNew(meal) ? [] : [mealKeyOf(meal)]));
  const dishIds = (await insertMeals(db, personId, dishes, now)).values();
  const copies = (await copyMeals(ctx, { owner, meals: others }, personId, { isFresh })).values();
  const items = coming.map((item): NewItem => {
    const meal: MealKey = isNew(item.meal) ? { kind: 'recipemeal', id: dishIds.next().value! } : copies.next().value!;
    return { ...item, meal };
  });
  const ids = await insertItems(db, personId, items, now);
  return items.map((item, at) => ({ ...item, id: ids[at]! }));
}

function isNew(meal: Coming['meal']): meal is ComposedMeal {
  return 'ingredients' in meal;
}
