import type { GroceryList } from '@weekbord/contract/groceries/models';
import { GROCERY_CATEGORIES, type GroceryCategory } from '@weekbord/domain/vocabulary';
import type { Row, ShownItem } from './rows.ts';

export type GroceryItem = GroceryList['items'][number];

/** What stands together in a shop. */
export interface Aisle<Item extends ShownItem = GroceryItem> {
  /** OWN is what a person typed. */
  readonly category: GroceryCategory | 'OWN';
  readonly rows: readonly Row<Item>[];
}

/** The categories in the order in which one walks past them: what was typed, then fresh first, frozen and drinks last. */
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

/** Puts lines of a list in the aisles where they stand, what was typed first, by name within one; an unknown category is OTHER. */
export function aislesOf<Item extends ShownItem>(rows: readonly Row<Item>[], language: string): readonly Aisle<Item>[] {
  const byCategory = Map.groupBy(rows, ({ item }) => aisleOf(item));
  const { compare } = new Intl.Collator(language);
  return WALK.flatMap((category) => {
    const found = byCategory.get(category);
    return found ? [{ category, rows: found.toSorted((a, b) => compare(a.item.name, b.item.name)) }] : [];
  });
}

function aisleOf({ food, category }: ShownItem): Aisle['category'] {
  if (food === null) return 'OWN';
  return isCategory(category) ? category : 'OTHER';
}

function isCategory(category: string): category is GroceryCategory {
  return (GROCERY_CATEGORIES as readonly string[]).includes(category);
}
