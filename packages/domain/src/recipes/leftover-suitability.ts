import type { IngredientRole } from '../plates/flex-table.ts';
import type { GroceryCategory } from '../foods/grocery-categories.ts';
import type { DishForm } from './nature-of-dish.ts';

/** The part of a dish's food that decides whether it keeps; `grams` are per portion, `origins` is null if unknown. */
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
/**
 * Grams of egg per portion from which it counts as an egg of its own or thickens a sauce: fried, soft or set by the
 * heat.
 */
const AN_EGG = 40;
const FROM_WATER: readonly string[] = ['fish', 'shellfish'];

/** Leaves weigh little for their volume and have almost no energy. */
const LEAF_KCAL = 25;
const LEAF_HANDFUL_GRAMS = 30;
/**
 * Grams per portion up to which leaves are eaten raw; more are cooked down. Heads of lettuce are torn into larger
 * salads.
 */
const RAW_LEAVES = 75;
const RAW_HEADS = 100;

/**
 * Whether a dish can be cooked today and reheated on one of the next two days, by its form: without fish, raw leaves or
 * avocado, except in soups, where those are boiled; with eggs only if they are baked through. If something is unknown,
 * the dish does not keep.
 */
export function keepsAsLeftover(form: DishForm | null, foods: readonly FoodOfKeptDish[]): boolean {
  if (form === null || !KEEPING.has(form)) return false;
  if (form === 'SOUP') return true;
  return !foods.some(
    (food) => isFromWater(food) || isRawLeaf(food) || turnsBrown(food) || (form !== 'OVEN' && isEgg(food)),
  );
}

/** A spoonful of fish sauce does not count as fish. */
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

/** Avocado is a fruit with the role of a fat. */
function turnsBrown({ category, role, perishable }: FoodOfKeptDish): boolean {
  return category === 'FRUIT' && role === 'fat' && perishable;
}
