import type { QuickAddMeal, SingleFoodMeal } from '@weekbord/contract/diary/models';
import type { Language } from '@weekbord/domain/vocabulary';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { visibleTo } from '../access/access.public.ts';
import { findMealOwner, type MealKey } from './meals.store.ts';
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

/** Copies a meal that the caller may see to somebody; answers the copy, or undefined where there is no such meal. */
export async function copyMeal(
  ctx: Readonly<{ db: Db; actor: Actor; locale: Language; now: Date }>,
  { kind, id }: MealKey,
  personId: number,
): Promise<MealKey | undefined> {
  const { db, actor, locale, now } = ctx;
  const owner = await findMealOwner(db, { kind, id }, visibleTo(actor));
  if (owner === undefined) return undefined;
  switch (kind) {
    case 'recipemeal': {
      const meal = await findMeal(db, id, visibleTo(actor));
      return meal && { kind, id: await insertCopyOfMeal(db, meal, personId, now) };
    }
    case 'singlefoodmeal': {
      const [meal] = await listSingleFoodMeals(db, owner, [id], locale);
      const amount = meal && { servingId: meal.serving_id, quantity: meal.quantity };
      return amount && { kind, id: await insertSingleFoodMeal(db, personId, amount) };
    }
    case 'quickaddmeal': {
      const [meal] = await listQuickAddMeals(db, owner, [id]);
      return meal && { kind, id: (await insertQuickAddMeal(db, personId, meal)).id };
    }
  }
}
