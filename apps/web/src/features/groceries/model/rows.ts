import type { GroceryItem } from './aisles.ts';

/** A line on screen: an item, or the part of it that is in the basket or still to buy. */
export interface Row {
  readonly key: string;
  readonly item: GroceryItem;
  readonly isBought: boolean;
  readonly amount: string;
}

/** The lines of an item: two where some of it was bought and more is needed by now. */
export function rowsOf(item: GroceryItem): readonly Row[] {
  const { id, checked, display_quantity: amount, display_bought: bought, mark } = item;
  const row = { key: `${id}`, item, isBought: checked, amount };
  if (mark !== 'MORE_NEEDED' || bought === null) return [row];
  return [row, { key: `${id}-bought`, item, isBought: true, amount: bought }];
}
