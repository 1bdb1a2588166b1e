import type { GroceryList } from '@weekbord/contract/groceries/models';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { isLinkOver } from '@weekbord/domain/groceries/link-life';
import { isProbablyAtHome } from '@weekbord/domain/groceries/pack-sizes';
import { type NeedChange, needChanges } from '@weekbord/domain/groceries/reconcile-list';
import type { Context } from '../../platform/http/context.ts';
import { countNeedsOfLists, type Needs } from './count-needs.ts';
import { listedOf, measuresOf, presentLists } from './groceries.present.ts';
import { type ItemRow, listFoods, listItems, type ListRow } from './groceries.store.ts';
import type { Counted } from './needed-amounts.store.ts';
import { lifeOf, listLinks } from './links.store.ts';

type Ctx = Pick<Context, 'db' | 'locale' | 'today'>;

/**
 * How many days after its last date a list is still compared with the plan, because that date may not be over in every
 * time zone.
 */
const DAYS_AFTER = 1;

/**
 * Returns which meals a list counts; null if the list is no longer compared with the plan, because its dates are over
 * or it predates the storing of meal ids.
 */
export function countedOf(list: ListRow, today: string): Counted | null {
  if (list.meal_ids === null || addDays(list.end_date, DAYS_AFTER) < today) return null;
  return { from: list.start_date, to: list.end_date, mealIds: list.meal_ids };
}

/** Returns lists of one person with their items, and how many of these the plan has changed since. */
export async function showLists(ctx: Ctx, personId: number, lists: readonly ListRow[]): Promise<GroceryList[]> {
  const { db, locale, today } = ctx;
  if (lists.length === 0) return [];
  const ids = lists.map(({ id }) => id);
  const items = Map.groupBy(await listItems(db, personId, ids, locale), (item) => item.grocery_list_id);
  const compared = lists.flatMap((list) => {
    const counted = countedOf(list, today);
    return counted === null ? [] : [{ id: list.id, counted, items: items.get(list.id) ?? [] }];
  });
  const needs = await countNeedsOfLists(
    db,
    personId,
    compared.map(({ counted }) => counted),
  );
  const changes = new Map<number, readonly NeedChange[]>();
  for (const [place, list] of compared.entries()) changes.set(list.id, await changesOf(ctx, list.items, needs[place]!));
  const links = await listLinks(db, personId, ids);
  const linkOf = (list: ListRow) => {
    const link = links.get(list.id);
    return link === undefined || isLinkOver(lifeOf(list, link.made_at), today) ? undefined : link.secret_hash;
  };
  return presentLists(lists, { items, changes, linkOf }, locale);
}

/** Like `showLists`, for one list. */
export async function showList(ctx: Ctx, list: ListRow): Promise<GroceryList> {
  const [shown] = await showLists(ctx, list.person_id, [list]);
  return shown!;
}

/**
 * Returns the changes that the plan made to a list with these items, leaving out foods that were and still are probably
 * at home.
 */
export async function changesOf(
  { db, locale }: Pick<Ctx, 'db' | 'locale'>,
  items: readonly ItemRow[],
  { totals }: Needs,
): Promise<NeedChange[]> {
  const foods = new Map(items.flatMap((item) => (item.food_id === null ? [] : [[item.food_id, inShopOf(item)]])));
  const others = totals.map(({ foodId }) => foodId).filter((id) => !foods.has(id));
  if (others.length > 0) {
    for (const food of await listFoods(db, others, locale)) foods.set(food.id, inShopOf({ ...food, at_home: null }));
  }
  const changes = needChanges(listedOf(items), totals, (id) => foods.get(id)!.measures);
  return changes.filter(({ foodId, before, after }) => {
    const { measures, isStaple, said } = foods.get(foodId)!;
    return [before, after].some((needed) => !isProbablyAtHome({ needed, isStaple, said }, measures));
  });
}

function inShopOf(food: Pick<ItemRow, 'grams_per_ml' | 'grams_per_piece' | 'sold_as' | 'is_staple' | 'at_home'>) {
  return { measures: measuresOf(food), isStaple: food.is_staple, said: food.at_home };
}
