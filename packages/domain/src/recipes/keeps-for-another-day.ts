import type { IngredientRole } from '../plates/flex-table.ts';
import type { GroceryCategory } from '../vocabulary.ts';
import type { DishForm } from './nature-of-dish.ts';

/** A food of a dish as far as keeping is concerned; `grams` are those of one portion, `origins` null where unknown. */
export type FoodOfKeptDish = Readonly<{
  grams: number;
  role: IngredientRole;
  category: GroceryCategory;
  perishable: boolean;
  origins: readonly string[] | null;
  /** Per 100 g; null is unknown. */
  kcal: number | null;
  /** Grams of one of each measure in which the food can be given. */
  measures: Readonly<Record<string, number>>;
}>;

/** Dishes that are as good when they are warmed the next day. */
const KEEPING: ReadonlySet<DishForm> = new Set(['SOUP', 'PAN', 'RICE', 'PASTA', 'OVEN', 'POTATO', 'GRAIN', 'NOODLES']);
/** Grams of egg in a portion from which it is an egg of its own, or thickens a sauce: fried, soft or set by the heat. */
const AN_EGG = 40;
const FROM_WATER: readonly string[] = ['fish', 'shellfish'];

/** A leaf weighs little for its size and has next to no energy. */
const LEAF_KCAL = 25;
const LEAF_HANDFUL_GRAMS = 30;
/** Grams of a portion up to which leaves are eaten raw; more of them is cooked down. Heads are torn into larger salads. */
const RAW_LEAVES = 75;
const RAW_HEADS = 100;

/**
 * Whether a dish can be cooked today and warmed on one of the next two days: by what it looks like, without fish, raw
 * leaves or avocado, but for soups, in which those are boiled; with eggs only where they are baked through. What is unknown
 * does not keep.
 */
export function keepsForAnotherDay(form: DishForm | null, foods: readonly FoodOfKeptDish[]): boolean {
  if (form === null || !KEEPING.has(form)) return false;
  if (form === 'SOUP') return true;
  return !foods.some(
    (food) => isFromWater(food) || isRawLeaf(food) || turnsBrown(food) || (form !== 'OVEN' && isEgg(food)),
  );
}

/** A spoon of fish sauce is no fish. */
function isFromWater({ origins, role }: FoodOfKeptDish): boolean {
  return role === 'protein' && (origins === null || origins.some((origin) => FROM_WATER.includes(origin)));
}

function isRawLeaf({ category, perishable, kcal, measures, grams }: FoodOfKeptDish): boolean {
  if (category !== 'VEGETABLE' || !perishable || kcal === null || kcal > LEAF_KCAL) return false;
  if (measures['leaf'] !== undefined) return grams <= RAW_HEADS;
  const { handful } = measures;
  return handful !== undefined && handful <= LEAF_HANDFUL_GRAMS && grams <= RAW_LEAVES;
}

function isEgg({ origins, grams }: FoodOfKeptDish): boolean {
  return grams >= AN_EGG && origins?.length === 1 && origins[0] === 'egg';
}

/** Avocado: a fruit for its fat. */
function turnsBrown({ category, role, perishable }: FoodOfKeptDish): boolean {
  return category === 'FRUIT' && role === 'fat' && perishable;
}
