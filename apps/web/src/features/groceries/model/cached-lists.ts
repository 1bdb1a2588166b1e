import type { GroceryList } from '@weekbord/contract/groceries/models';

/** An item to tick off, or not. */
export type Tick = Readonly<{ id: number; checked: boolean }>;

/** The lists with some items ticked off, or not. */
export function withTicks(lists: readonly GroceryList[], ticks: readonly Tick[]): readonly GroceryList[] {
  const checkedOf = new Map(ticks.map(({ id, checked }) => [id, checked]));
  return lists.map((list) =>
    list.items.some(({ id }) => checkedOf.has(id))
      ? { ...list, items: list.items.map((item) => ({ ...item, checked: checkedOf.get(item.id) ?? item.checked })) }
      : list,
  );
}
