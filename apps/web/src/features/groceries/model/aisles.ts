import type { GroceryList } from '@weekbord/contract/groceries/models';
import { GROCERY_CATEGORIES, type GroceryCategory } from '@weekbord/domain/vocabulary';

export type GroceryItem = GroceryList['items'][number];

/** What stands together in a shop. */
export interface Aisle {
  /** OWN is what a person typed. */
  readonly category: GroceryCategory | 'OWN';
  readonly items: readonly GroceryItem[];
  readonly checkedCount: number;
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

/** Puts the items of a list in the aisles where they stand, what was typed first, by name within one; an unknown category is OTHER. */
export function aislesOf(items: readonly GroceryItem[], language: string): readonly Aisle[] {
  const byCategory = new Map<Aisle['category'], GroceryItem[]>();
  for (const item of items) {
    const category = item.food === null ? 'OWN' : isCategory(item.category) ? item.category : 'OTHER';
    byCategory.set(category, [...(byCategory.get(category) ?? []), item]);
  }
  const { compare } = new Intl.Collator(language);
  return WALK.flatMap((category) => {
    const found = byCategory.get(category);
    if (!found) return [];
    const sorted = found.toSorted((a, b) => compare(a.name, b.name));
    return [{ category, items: sorted, checkedCount: sorted.filter(({ checked }) => checked).length }];
  });
}

function isCategory(category: string): category is GroceryCategory {
  return (GROCERY_CATEGORIES as readonly string[]).includes(category);
}
