import type { GroceryList } from '@weekbord/contract/groceries/models';

/** The lists with an item ticked off, or not. */
export function withChecked(lists: readonly GroceryList[], itemId: number, checked: boolean): readonly GroceryList[] {
  return lists.map((list) =>
    list.items.some(({ id }) => id === itemId)
      ? { ...list, items: list.items.map((item) => (item.id === itemId ? { ...item, checked } : item)) }
      : list,
  );
}
