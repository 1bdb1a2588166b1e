import { keptByBatch } from '@weekbord/domain/diary/replaceable';
import {
  type ReplacedPlace,
  type ExistingItem,
  type StayKind,
  whyStays,
} from '@weekbord/domain/diary/undo-replacement';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { splitBatch, updateLeftoverOf } from '../batches/batches.store.ts';
import {
  dropUntrueReasons,
  insertWhole,
  listAffected,
  listUnrestorable,
  restoreReasons,
} from './restore-meals.store.ts';
import type { ItemRow } from '../diary.store.ts';
import { deleteUnplannedMeals } from '../meals/meals.store.ts';
import { deleteItems, unmarkSkipped } from '../meals/planned-items.store.ts';
import type { Kept, TakenItem, RemovedMeals } from './replacements.store.ts';
import { deleteTurnedDown } from './rejected-recipes.store.ts';

type Db = Kysely<Tables>;

/** The slots of a replacement whose meals were restored, and those that stayed as they are, with the cause. */
export type BroughtBack = Readonly<{
  back: readonly ReplacedPlace[];
  stayed: readonly Readonly<{ place: ReplacedPlace; kind: StayKind }>[];
}>;

/**
 * Restores each meal of a replacement, and removes the meal that replaced it if that is unchanged. Meals that were
 * marked as skipped become planned again. `refused` lists items that must not be restored, with the cause. The person
 * is locked.
 */
export async function restoreMeals(
  db: Db,
  replaced: Readonly<{ personId: number; madeAt: Date; kept: Kept; refused: ReadonlyMap<number, StayKind> }>,
): Promise<BroughtBack> {
  const { personId, madeAt, kept } = replaced;
  const came = kept.places.flatMap((place) => place.came.map(({ id }) => id));
  const existing = await listAffected(db, personId, {
    dayIds: kept.places.map(({ dayId }) => dayId),
    itemIds: [...came, ...kept.others.map(({ id }) => id)],
  });
  const lost = (await listUnrestorable(db, kept)).map((id) => [id, 'GONE'] as const);
  const facts = {
    madeAt: madeAt.getTime(),
    existing: existing.map(existingItem),
    cookedWithKept: keptByBatch(existing),
    refused: new Map([...replaced.refused, ...lost]),
  };
  const judged = kept.places.map((place) => ({ place, kind: whyStays(place, facts) }));
  const back = judged.flatMap(({ place, kind }) => (kind === null ? [place] : []));
  const stayed = judged.flatMap(({ place, kind }) => (kind === null ? [] : [{ place, kind }]));
  const leaving = back.flatMap((place) => place.came.map(({ id }) => id));
  await deleteUnplannedMeals(db, personId, await deleteItems(db, personId, leaving));
  const taken = takenFrom(kept, back);
  await insertWhole(db, personId, taken);
  await cookTogether(db, personId, { taken, existing });
  await restoreReasons(db, personId, kept.others);
  await dropUntrueReasons(
    db,
    personId,
    [...taken.items, ...kept.others].map(({ id }) => id),
  );
  await unmarkSkipped(db, personId, { items: kept.skipped, markedAt: madeAt });
  const { turnedDown } = kept;
  if (turnedDown !== null && stayed.length === 0) await deleteTurnedDown(db, { personId, ...turnedDown });
  return { back, stayed };
}

function existingItem({ id, calendar_day_id: dayId, meal_moment: moment, ...item }: ItemRow): ExistingItem {
  const { status, planned_by: plannedBy, locked, modified_at: modifiedAt } = item;
  return { id, dayId, moment, status, plannedBy, locked, modifiedAt: modifiedAt.getTime() };
}

/** Returns the removed items that were in the given slots. */
function takenFrom(kept: Kept, places: readonly ReplacedPlace[]): RemovedMeals {
  const ids = new Set(places.flatMap(({ items }) => items));
  const items = kept.items.filter(({ id }) => ids.has(id));
  const idsOf = (column: keyof TakenItem) => new Set(items.map((item) => item[column]));
  const [meals, foods, numbers] = [idsOf('recipe_meal_id'), idsOf('single_food_meal_id'), idsOf('quick_add_meal_id')];
  return {
    items,
    meals: kept.meals.filter(({ id }) => meals.has(id)),
    lines: kept.lines.filter(({ recipe_meal_id: id }) => meals.has(id)),
    foods: kept.foods.filter(({ id }) => foods.has(id)),
    numbers: kept.numbers.filter(({ id }) => numbers.has(id)),
    others: kept.others,
  };
}

/**
 * Restores the batches of restored meals, including meals that stayed in place and are unchanged or still planned.
 * Meals whose foods no longer match stay separate.
 */
async function cookTogether(
  db: Db,
  personId: number,
  { taken, existing }: Readonly<{ taken: RemovedMeals; existing: readonly ItemRow[] }>,
): Promise<void> {
  const now = new Map(existing.map((item) => [item.id, item]));
  const usable = taken.others.filter(({ id, modified_at: modifiedAt }) => {
    const item = now.get(id);
    return (
      item !== undefined && (item.status === 'PLANNED' || item.modified_at.getTime() === new Date(modifiedAt).getTime())
    );
  });
  const isCookable = new Set([...taken.items, ...usable].map(({ id }) => id));
  const isBack = new Set(taken.items.map(({ id }) => id));
  const links = [...taken.items, ...usable].flatMap(({ id, leftover_of: first }) => {
    const isConcerned = first !== null && (isBack.has(id) || isBack.has(first));
    return isConcerned && isCookable.has(first) ? [{ id, leftoverOf: first }] : [];
  });
  await updateLeftoverOf(db, personId, links);
  const linked = new Set(links.flatMap(({ id, leftoverOf }) => [id, leftoverOf]));
  const mealIds = [...taken.items, ...now.values()].flatMap(({ id, recipe_meal_id: mealId }) =>
    linked.has(id) && mealId !== null ? [mealId] : [],
  );
  for (const mealId of new Set(mealIds)) await splitBatch(db, personId, mealId);
}
