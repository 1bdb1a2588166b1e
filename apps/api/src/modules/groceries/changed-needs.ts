import type { GroceryListChanges } from '@weekbord/contract/groceries/models';
import { addUpFoods } from '@weekbord/domain/groceries/add-up-foods';
import { needChanges } from '@weekbord/domain/groceries/reconcile-list';
import { isProbablyAtHome } from '@weekbord/domain/groceries/pack-sizes';
import type { Context } from '../../platform/http/context.ts';
import { inShoppingOrder } from './count-needs.ts';
import { measuresOf, presentChange } from './groceries.present.ts';
import { listFoods } from './groceries.store.ts';
import { listBoughtByServing, listNeeds } from './needed-amounts.store.ts';

/** An amount in a line of a meal. */
type Line = Readonly<{ servingId: number; quantity: number }>;

/**
 * Returns the foods whose required amount on the given dates changes when the meals in `gone` are replaced by meals
 * with the given lines. Foods that are probably at home are left out.
 */
export async function changedNeeds(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  personId: number,
  asked: Readonly<{ from: string; to: string; gone: ReadonlySet<number>; lines: readonly Line[] }>,
): Promise<GroceryListChanges['changes']> {
  const { from, to, gone, lines } = asked;
  const rows = await listNeeds(db, personId, { from, to, mealIds: [] });
  const existing = rows.map((row) => ({ foodId: row.food_id, grams: row.grams, meal: row.item_id }));
  const bought = await listBoughtByServing(db, [...new Set(lines.map(({ servingId }) => servingId))]);
  const perServing = new Map(bought.map((row) => [row.serving_id, row]));
  const coming = lines.flatMap(({ servingId, quantity }) => {
    const one = perServing.get(servingId);
    return one === undefined ? [] : [{ foodId: one.food_id, grams: quantity * one.grams, meal: -1 }];
  });
  const before = addUpFoods(existing).map((total) => ({ ...total, bought: null }));
  const after = addUpFoods([...existing.filter(({ meal }) => !gone.has(meal)), ...coming]);
  const ids = [...new Set([...before, ...after].map(({ foodId }) => foodId))];
  const foods = new Map((await listFoods(db, ids, locale)).map((food) => [food.id, food]));
  const changes = needChanges(before, after, (id) => measuresOf(foods.get(id)!)).filter((change) => {
    const food = foods.get(change.foodId)!;
    const isAtHome = (needed: number | null) =>
      isProbablyAtHome({ needed, isStaple: food.is_staple, said: null }, measuresOf(food));
    return [change.before, change.after].some((needed) => !isAtHome(needed));
  });
  const ordered = await inShoppingOrder(db, changes, locale);
  return ordered.map((change) => presentChange(change, { food: foods.get(change.foodId)!, bought: null }, locale));
}
