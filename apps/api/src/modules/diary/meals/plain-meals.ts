import type { QuickAddMeal, SingleFoodMeal } from '@weekbord/contract/diary/models';
import type { MealColumns } from '@weekbord/domain/diary/calendar-items';
import type { Language } from '@weekbord/domain/languages/languages';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { mealColumns, type MealKey, mealKeyOf } from './meals.store.ts';
import { presentQuickAddMeal, presentSingleFoodMeal } from './plain-meals.present.ts';
import { insertQuickAddMeals, listQuickAddMeals } from './quick-add/quick-add-meals.store.ts';
import { insertCopiesOfMeals } from './recipe/recipe-meals.store.ts';
import { insertSingleFoodMeals, isUsableServing, listSingleFoodMeals } from './food/single-food-meals.store.ts';

type Db = Kysely<Tables>;

/**
 * Returns the given single-food meals of one person as the contract shows them, by id, in one query, or none if there
 * are no ids.
 */
export async function presentSingleFoodMeals(
  db: Db,
  personId: number,
  ids: readonly number[],
  locale: Language,
): Promise<ReadonlyMap<number, SingleFoodMeal>> {
  const rows = ids.length === 0 ? [] : await listSingleFoodMeals(db, personId, ids, locale);
  return new Map(rows.map((row) => [row.id, presentSingleFoodMeal(row)]));
}

/** Like `presentSingleFoodMeals`, for quick adds. */
export async function presentQuickAddMeals(
  db: Db,
  personId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, QuickAddMeal>> {
  const rows = ids.length === 0 ? [] : await listQuickAddMeals(db, personId, ids);
  return new Map(rows.map((row) => [row.id, presentQuickAddMeal(row)]));
}

/** Rejects a serving, named in `field`, of a food that none of these people may use. */
export async function checkServing(db: Db, field: string, servingId: number, people: readonly number[]): Promise<void> {
  if (!(await isUsableServing(db, servingId, people))) throw new FieldError({ [field]: 'does_not_exist' });
}

type Copying = Readonly<{ db: Db; locale: Language; now: Date }>;

/** Copies a meal of one person to another. Returns the copy. */
export async function copyMeal(
  ctx: Copying,
  { owner, ...meal }: MealKey & Readonly<{ owner: number }>,
  personId: number,
  how: Readonly<{ isFresh?: boolean }> = {},
): Promise<MealKey> {
  const [copy] = await copyMeals(ctx, { owner, meals: [meal] }, personId, how);
  return copy!;
}

/**
 * Copies meals of one person to another, with one statement per table. Returns the copies in the same order. Throws if
 * one was deleted. With `isFresh`, dishes are cooked for as many people as the new owner usually cooks for, unless a
 * number was chosen for the meal.
 */
export async function copyMeals(
  { db, locale, now }: Copying,
  { owner, meals }: Readonly<{ owner: number; meals: readonly MealKey[] }>,
  personId: number,
  { isFresh = false }: Readonly<{ isFresh?: boolean | undefined }> = {},
): Promise<MealKey[]> {
  const idsOf = (wanted: MealKey['kind']) => meals.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const copies = {
    recipemeal: await insertCopiesOfMeals(db, { owner, ids: idsOf('recipemeal') }, { personId, isFresh, now }),
    singlefoodmeal: await copyFoods(db, { owner, ids: idsOf('singlefoodmeal'), locale }, personId),
    quickaddmeal: await copyNumbers(db, { owner, ids: idsOf('quickaddmeal') }, personId),
  };
  const next = { recipemeal: 0, singlefoodmeal: 0, quickaddmeal: 0 };
  return meals.map(({ kind }) => {
    const id = copies[kind]?.[next[kind]++];
    if (id === undefined) throw new FieldError({ object_id: 'does_not_exist' });
    return { kind, id };
  });
}

/**
 * Copies meals of a person so that they are kept apart from any day, as in a template. Returns the columns that refer to
 * the copies, in the same order.
 */
export async function copyToKeep(
  ctx: Copying,
  personId: number,
  meals: readonly MealColumns[],
): Promise<MealColumns[]> {
  const copies = await copyMeals(ctx, { owner: personId, meals: meals.map(mealKeyOf) }, personId);
  return copies.map(mealColumns);
}

async function copyFoods(
  db: Db,
  { owner, ids, locale }: Readonly<{ owner: number; ids: readonly number[]; locale: Language }>,
  personId: number,
): Promise<number[] | undefined> {
  if (ids.length === 0) return [];
  const byId = new Map((await listSingleFoodMeals(db, owner, ids, locale)).map((meal) => [meal.id, meal]));
  const amounts = ids.flatMap((id) => {
    const meal = byId.get(id);
    return meal === undefined ? [] : [{ servingId: meal.serving_id, quantity: meal.quantity }];
  });
  return amounts.length < ids.length ? undefined : insertSingleFoodMeals(db, personId, amounts);
}

async function copyNumbers(
  db: Db,
  { owner, ids }: Readonly<{ owner: number; ids: readonly number[] }>,
  personId: number,
): Promise<number[] | undefined> {
  if (ids.length === 0) return [];
  const byId = new Map((await listQuickAddMeals(db, owner, ids)).map((meal) => [meal.id, meal]));
  const meals = ids.flatMap((id) => byId.get(id) ?? []);
  return meals.length < ids.length ? undefined : insertQuickAddMeals(db, personId, meals);
}
