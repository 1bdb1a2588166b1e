import type { QuickAddMeal, SingleFoodMeal } from '@weekbord/contract/diary/models';
import type { Language } from '@weekbord/domain/vocabulary';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { only } from '../access/access.public.ts';
import type { MealKey } from './meals.store.ts';
import { presentQuickAddMeal, presentSingleFoodMeal } from './plain-meals.present.ts';
import { insertQuickAddMeal, listQuickAddMeals } from './quick-add-meals.store.ts';
import { findMeal, insertCopyOfMeal } from './recipe-meals.store.ts';
import { insertSingleFoodMeal, isUsableServing, listSingleFoodMeals } from './single-food-meals.store.ts';

type Db = Kysely<Tables>;

/** Meals of a single food of one person as the contract shows them, by id: one query, none where there are none. */
export async function presentSingleFoodMeals(
  db: Db,
  personId: number,
  ids: readonly number[],
  locale: Language,
): Promise<ReadonlyMap<number, SingleFoodMeal>> {
  const rows = ids.length === 0 ? [] : await listSingleFoodMeals(db, personId, ids, locale);
  return new Map(rows.map((row) => [row.id, presentSingleFoodMeal(row)]));
}

/** The same for bare numbers. */
export async function presentQuickAddMeals(
  db: Db,
  personId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, QuickAddMeal>> {
  const rows = ids.length === 0 ? [] : await listQuickAddMeals(db, personId, ids);
  return new Map(rows.map((row) => [row.id, presentQuickAddMeal(row)]));
}

/** Refuses a serving, named in `field`, of a food that none of these people may use. */
export async function checkServing(db: Db, field: string, servingId: number, people: readonly number[]): Promise<void> {
  if (!(await isUsableServing(db, servingId, people))) throw new FieldError({ [field]: 'does_not_exist' });
}

/** Copies a meal of one person to another; answers the copy. Throws where it was deleted. */
export async function copyMeal(
  { db, locale, now }: Readonly<{ db: Db; locale: Language; now: Date }>,
  { kind, id, owner }: MealKey & Readonly<{ owner: number }>,
  personId: number,
): Promise<MealKey> {
  switch (kind) {
    case 'recipemeal': {
      const meal = await findMeal(db, id, only(owner));
      if (meal !== undefined) return { kind, id: await insertCopyOfMeal(db, meal, personId, now) };
      break;
    }
    case 'singlefoodmeal': {
      const [meal] = await listSingleFoodMeals(db, owner, [id], locale);
      if (meal === undefined) break;
      const amount = { servingId: meal.serving_id, quantity: meal.quantity };
      return { kind, id: await insertSingleFoodMeal(db, personId, amount) };
    }
    case 'quickaddmeal': {
      const [meal] = await listQuickAddMeals(db, owner, [id]);
      if (meal !== undefined) return { kind, id: (await insertQuickAddMeal(db, personId, meal)).id };
      break;
    }
  }
  throw new FieldError({ object_id: 'does_not_exist' });
}
