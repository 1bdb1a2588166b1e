import type { Endpoints } from '@weekbord/contract/endpoints';
import { reconcileList } from '@weekbord/domain/groceries/reconcile-list';
import type { Operation } from '../../platform/http/context.ts';
import { authorize } from '../access/access.public.ts';
import { countNeeds, inShoppingOrder } from './count-needs.ts';
import { countChanges, listedOf, presentChange } from './groceries.present.ts';
import { groceryList } from './groceries.resources.ts';
import { listFoods, listItems, saveNeeds, updateMealIds } from './groceries.store.ts';
import { changesOf, countedOf, showList } from './show-lists.ts';

export const getGroceryListChanges: Operation<Endpoints['getGroceryListChanges']> = async (ctx) => {
  const { db, locale, today } = ctx;
  const list = await authorize(ctx, groceryList, ctx.params.id);
  const counted = countedOf(list, today);
  if (counted === null) return { counts: countChanges([]), changes: [] };
  const items = await listItems(db, list.person_id, [list.id], locale);
  const changes = await changesOf(ctx, items, await countNeeds(db, list.person_id, counted));
  const ids = changes.map(({ foodId }) => foodId);
  const foods = new Map((await listFoods(db, ids, locale)).map((food) => [food.id, food]));
  const boughtOf = new Map(listedOf(items).map(({ foodId, bought }) => [foodId, bought]));
  const ordered = await inShoppingOrder(db, changes, locale);
  return {
    counts: countChanges(changes),
    changes: ordered.map((change) =>
      presentChange(change, { food: foods.get(change.foodId)!, bought: boughtOf.get(change.foodId) ?? null }, locale),
    ),
  };
};

export const bringGroceryListUpToDate: Operation<Endpoints['bringGroceryListUpToDate']> = async (ctx) => {
  const { db, locale, today } = ctx;
  const list = await authorize(ctx, groceryList, ctx.params.id);
  const counted = countedOf(list, today);
  if (counted === null) return showList(ctx, list);
  const items = await listItems(db, list.person_id, [list.id], locale);
  const { totals, mealIds } = await countNeeds(db, list.person_id, counted);
  await saveNeeds(db, list, await inShoppingOrder(db, reconcileList(listedOf(items), totals), locale));
  await updateMealIds(db, list, mealIds);
  return showList(ctx, { ...list, meal_ids: mealIds });
};
