import type { GroceryList } from '@weekbord/contract/groceries/models';
import type { GroceryItem } from './aisles.ts';

/** An item to tick off, or not; how much of it is in the basket, where that is not all that is needed. */
export type Tick = Readonly<{ id: number; checked: boolean; bought_quantity?: number | null }>;

/** The lists with some items ticked off, or not, as the server will answer them. */
export function withTicks(lists: readonly GroceryList[], ticks: readonly Tick[]): readonly GroceryList[] {
  const tickOf = new Map(ticks.map((tick) => [tick.id, tick]));
  return lists.map((list) => {
    if (!list.items.some(({ id }) => tickOf.has(id))) return list;
    const items = list.items.map((item) => {
      const tick = tickOf.get(item.id);
      return tick ? withTick(item, tick) : item;
    });
    // What no meal needs was on the list because it was bought.
    return { ...list, items: items.filter((item) => item.checked || item.needed_quantity !== 0) };
  });
}

/** The lists without an item, on whichever of them it stands. */
export function withoutItem(lists: readonly GroceryList[], itemId: number): readonly GroceryList[] {
  return lists.map((list) => ({ ...list, items: list.items.filter(({ id }) => id !== itemId) }));
}

/** The lists but one. */
export function withoutList(lists: readonly GroceryList[], listId: number): readonly GroceryList[] {
  return lists.filter(({ id }) => id !== listId);
}

function withTick(item: GroceryItem, { checked, bought_quantity: bought = null }: Tick): GroceryItem {
  const { needed_quantity: quantity, display_needed: display } = 'needed_quantity' in item ? item : asKeptBefore(item);
  const whole = { quantity, display_quantity: display };
  if (!checked) return { ...item, ...whole, checked, bought_quantity: null, display_bought: null, mark: null };
  if (bought !== null) return { ...item, ...whole, checked: false, bought_quantity: bought, mark: 'MORE_NEEDED' };
  if (item.mark === 'NOT_NEEDED' || item.mark === 'LESS_NEEDED') return { ...item, checked };
  return { ...item, ...whole, checked, bought_quantity: quantity, display_bought: display, mark: null };
}

/** The amounts of an item that an earlier version of the app kept on the device, which said only what is to be bought. */
function asKeptBefore({ quantity, display_quantity }: Pick<GroceryItem, 'quantity' | 'display_quantity'>) {
  return { needed_quantity: quantity, display_needed: display_quantity };
}
