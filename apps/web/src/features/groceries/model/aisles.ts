import type { GroceryList } from '@weekbord/contract/groceries/models';
import { GROCERY_CATEGORIES, type GroceryCategory } from '@weekbord/domain/foods/grocery-categories';
import type { Row, ShownItem } from './rows.ts';

export type GroceryItem = GroceryList['items'][number];

/** A section of a shop. */
export interface Aisle<Item extends ShownItem = GroceryItem> {
  /** OWN is for typed items that were not recognised as foods. */
  readonly category: GroceryCategory | 'OWN';
  readonly rows: readonly Row<Item>[];
}

/**
 * The categories in the order of a walk through the shop: typed items, then fresh food, with frozen food and drinks
 * last.
 */
const WALK = [
  'OWN',
  'FRUIT',
  'VEGETABLE',
  'HERB',
  'BREAD',
  'WRAP',
  'MEAT',
  'DELI',
  'READY',
  'REFRIGERATED',
  'DAIRY',
  'SPREAD',
  'OAT',
  'CRACKER',
  'COFFEE',
  'CHOCOLATE',
  'CHIPS',
  'NUT',
  'SEED',
  'PASTA',
  'RICE',
  'ASIAN',
  'MEXICAN',
  'SAUCE',
  'SOUP',
  'PRESERVED',
  'OIL',
  'SPICE',
  'BAKING',
  'WHEAT',
  'DRINK',
  'WINE',
  'FREEZER',
  'ONLINE',
  'OTHER',
] as const satisfies readonly Aisle['category'][];

/**
 * Returns the lines of a list by aisle, sorted by name, ignoring any typed amount before it; an unknown category
 * becomes OTHER.
 */
export function aislesOf<Item extends ShownItem>(rows: readonly Row<Item>[], language: string): readonly Aisle<Item>[] {
  const byCategory = Map.groupBy(rows, ({ item }) => aisleOf(item));
  const { compare } = new Intl.Collator(language);
  return WALK.flatMap((category) => {
    const found = byCategory.get(category);
    return found ? [{ category, rows: found.toSorted((a, b) => compare(nameOf(a.item), nameOf(b.item))) }] : [];
  });
}

/** Returns a name without the amount that a person typed before it. */
function nameOf({ food, name }: ShownItem): string {
  return food === null ? name.replace(/^[\d\s.,/½¼¾⅓⅔×x]+(?=\p{L})/u, '') : name;
}

function aisleOf({ food, category }: ShownItem): Aisle['category'] {
  const known = isCategory(category) ? category : 'OTHER';
  return food === null && known === 'OTHER' ? 'OWN' : known;
}

function isCategory(category: string): category is GroceryCategory {
  return (GROCERY_CATEGORIES as readonly string[]).includes(category);
}
