import type { SharedGroceryList } from '@weekbord/contract/groceries/models';
import type { GroceryItem } from './aisles.ts';
import { nameOfItem } from './cached-lists.ts';

/** The fields of an item that a line shows; a shared list has no others. */
export type ShownItem = Omit<SharedGroceryList['items'][number], 'cares'> & { readonly key?: string | null };

/** A line on screen: an item, or the part of it that is in the basket or still to buy. */
export interface Row<Item extends ShownItem = GroceryItem> {
  readonly key: string;
  readonly item: Item;
  readonly isBought: boolean;
  readonly amount: string;
}

/** Returns the lines of an item: two if some of it was bought and more is needed now. */
export function rowsOf<Item extends ShownItem>(item: Item): readonly Row<Item>[] {
  const { checked, display_quantity: amount, display_bought: bought, mark } = item;
  const key = nameOfItem(item);
  const row = { key, item, isBought: checked, amount };
  if (mark !== 'MORE_NEEDED' || bought === null) return [row];
  return [row, { key: `${key}-bought`, item, isBought: true, amount: bought }];
}

/** Where a line is shown: in its aisle, in the basket, or among the items that are probably at home. */
export type Place = 'AISLE' | 'BASKET' | 'HOME';

export function placeOf({ item, isBought }: Row<ShownItem>): Place {
  if (isBought) return 'BASKET';
  return item.at_home ? 'HOME' : 'AISLE';
}

/** Returns the lines that are about to move into or out of the basket, while they are still in their old place. */
export function movingRows(
  rows: readonly Row<ShownItem>[],
  shown: ReadonlyMap<string, Place>,
): readonly Row<ShownItem>[] {
  return rows.filter((row) => {
    const [at, due] = [shown.get(row.key), placeOf(row)];
    return at !== undefined && at !== due && (at === 'BASKET' || due === 'BASKET');
  });
}

/**
 * Returns the places of lines: the old place for those about to move into or out of the basket, their own place for all
 * others. Returns the same map if nothing changed.
 */
export function placesOf(
  rows: readonly Row<ShownItem>[],
  shown: ReadonlyMap<string, Place>,
): ReadonlyMap<string, Place> {
  const moving = new Set(movingRows(rows, shown));
  const places = new Map(rows.map((row) => [row.key, moving.has(row) ? shown.get(row.key)! : placeOf(row)]));
  const isSame = places.size === shown.size && [...places].every(([key, place]) => shown.get(key) === place);
  return isSame ? shown : places;
}
