import type { GroceryCategory } from '../../foods/grocery-categories.ts';
import type { WeighableFood } from './weighable-food.ts';

/** Grams of a food per portion above which a line was more likely misread than intended. */
const MOST_A_PORTION: Partial<Readonly<Record<GroceryCategory, number>>> = {
  SPICE: 15,
  HERB: 45,
  OIL: 75,
  SAUCE: 180,
  SPREAD: 110,
  NUT: 120,
  SEED: 70,
  BAKING: 220,
  CHOCOLATE: 130,
  CRACKER: 110,
  CHIPS: 130,
  COFFEE: 300,
  MEAT: 550,
  DAIRY: 450,
  BREAD: 320,
  PASTA: 250,
  RICE: 250,
  VEGETABLE: 700,
  FRUIT: 600,
};
const MOST_OF_ANY = 900;
/** Limits for foods that are used in smaller amounts than their category suggests, such as salt and pepper. */
const BY_NAME: readonly (readonly [names: RegExp, grams: number])[] = [
  [/^(?:\p{L}+ )?salt\b(?! cod)/iu, 12],
  [/\b(?:baking powder|bicarbonate|yeast)\b/i, 15],
  [/\bvanilla extract\b/i, 12],
  [/\b(?:garlic|ginger)\b/i, 60],
  [/\bgelatine\b/i, 10],
  [/\b(?:stock cube|stock powder)\b/i, 12],
  [/\b(?:stock|water|broth)\b/i, 1200],
];
/** The assumed number of portions of a recipe that does not state it. */
const USUAL_PORTIONS = 4;
/** Grams of a food that are always accepted, unless BY_NAME has a limit for it. */
const ALWAYS_FINE = 60;

/** Whether a dish contains far more of a food than usual for its number of portions, which is null if unknown. */
export function isUnusuallyMuch(grams: number, food: WeighableFood, portions: number | null): boolean {
  const named = BY_NAME.find(([names]) => names.test(food.name))?.[1];
  const most = named ?? MOST_A_PORTION[food.category] ?? MOST_OF_ANY;
  return grams > Math.max(named === undefined ? ALWAYS_FINE : 0, most * Math.max(portions ?? USUAL_PORTIONS, 2));
}
