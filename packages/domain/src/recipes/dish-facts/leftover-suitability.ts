import type { IngredientRole } from '../../plates/flex-table.ts';
import type { GroceryCategory } from '../../foods/grocery-categories.ts';
import type { DishForm } from './nature-of-dish.ts';

/** The fields of a food that decide whether its dish keeps; `grams` are per portion, `origins` is null if unknown. */
export type FoodOfKeptDish = Readonly<{
  grams: number;
  role: IngredientRole;
  category: GroceryCategory;
  perishable: boolean;
  origins: readonly string[] | null;
  /** Per 100 g; null if unknown. */
  kcal: number | null;
  /** Grams per unit of each of the food's measures. */
  measures: Readonly<Record<string, number>>;
}>;

/** Forms of dishes that are just as good reheated the next day. */
const KEEPING: ReadonlySet<DishForm> = new Set(['SOUP', 'PAN', 'RICE', 'PASTA', 'OVEN', 'POTATO', 'GRAIN', 'NOODLES']);
/** Minimum grams of egg per portion for the egg to matter, whether it is served whole or thickens a sauce. */
const AN_EGG = 40;
const FROM_WATER: readonly string[] = ['fish', 'shellfish'];

/** Leaves are recognised by at most this many kcal per 100 g. */
const LEAF_KCAL = 25;
/** Leaves are recognised by at most this many grams per handful. */
const LEAF_HANDFUL_GRAMS = 30;
/** Maximum grams per portion of leaves that are eaten raw; larger amounts are cooked down. */
const RAW_LEAVES = 75;
/** The same limit for heads of lettuce, which make larger salads. */
const RAW_HEADS = 100;

/**
 * Whether a dish can be cooked today and reheated on one of the next two days, by its form and foods. Unless it is a
 * soup, it must not contain fish, raw leaves or avocado, nor eggs that are not baked through. A dish of unknown form,
 * or with a protein food of unknown origin, does not keep.
 */
export function keepsAsLeftover(form: DishForm | null, foods: readonly FoodOfKeptDish[]): boolean {
  if (form === null || !KEEPING.has(form)) return false;
  if (form === 'SOUP') return true;
  return !foods.some(
    (food) => isFromWater(food) || isRawLeaf(food) || turnsBrown(food) || (form !== 'OVEN' && isEgg(food)),
  );
}

/** Whether the food is fish or shellfish; a spoonful of fish sauce does not count. */
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

/** Whether the food is avocado: a fruit with the role of a fat. */
function turnsBrown({ category, role, perishable }: FoodOfKeptDish): boolean {
  return category === 'FRUIT' && role === 'fat' && perishable;
}
