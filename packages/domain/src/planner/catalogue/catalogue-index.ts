import { type BalanceOfDishes, balanceOf } from '../scoring/balance-of-dishes.ts';
import { type MainFoods, mainFoodsOf } from '../scoring/dish-similarity.ts';
import { type DishFamilies, familiesOf } from '../scoring/dish-family-limits.ts';
import { type DishNatures, naturesOf } from './dish-natures.ts';
import { type DishSizes, sizesOf } from './dish-sizes.ts';
import { foodsOfSmallMeals, type FoodRepeatLimits, foodRepeatLimitsOf } from '../scoring/food-repeat-limits.ts';
import type { KitchenKind } from '../../foods/kitchen-kinds.ts';
import { type Allergen, ALLERGENS } from '../../foods/allergens.ts';
import { MARKED_DIETS, type MarkedDiet } from '../../diets/diets.ts';
import type { MealMoment, MealType } from '../../slots/meal-moments.ts';
import { flexTable, type FlexTable } from '../../plates/flex-table.ts';
import type { Plates } from '../../plates/plates-for-slot.ts';
import { kitchenKindGroup } from './kitchen-kind-groups.ts';
import type { PlannerIngredient, PlannerRecipe } from '../week/plan-request.ts';
import { isSideDish } from '../side-dishes/side-dishes.ts';
import { type TinLine, tinLinesOf } from '../scoring/tin-lines.ts';

/** Recipes in typed arrays, sorted by id; built once and shared by all requests. */
export type CatalogueIndex = Readonly<{
  recipes: readonly PlannerRecipe[];
  /** Recipes that cannot be planned, with the reason. */
  rejected: readonly Readonly<{ recipeId: number; reason: 'duplicateId' | 'badNumbers' }>[];
  indexById: ReadonlyMap<number, number>;
  /** For one portion of the original recipe. */
  kcal: Float64Array;
  minutes: Float64Array;
  /** Bits of the meals that each recipe suits, see `mealBit` and `sideBit`. */
  meals: Uint8Array;
  /** Bits of DIET_BITS, set if the recipe fits the diet. */
  diets: Uint8Array;
  /** Bits of ALLERGEN_BITS, set if the recipe is known to be free of the allergen. */
  freeOf: Uint16Array;
  /** The dense food numbers of recipe i are from ingredientStart[i] up to but not including ingredientStart[i + 1]. */
  ingredientStart: Int32Array;
  ingredientFood: Int32Array;
  foodNumber: ReadonlyMap<number, number>;
  /**
   * The foods to buy for each recipe, each food once, by their number on the grocery list; laid out like the
   * ingredients.
   */
  shop: Readonly<{
    start: Int32Array;
    food: Int32Array;
    /** Whole grams of each food in a portion of the original recipe. */
    grams: Int32Array;
    /** By number: grams of the food's smallest pack, 0 if sold loose. */
    pack: Float64Array;
    /** By number: the food's id, and 1 if it is bought for the week, 0 if it comes from the cupboard. */
    ids: readonly number[];
    forTheWeek: Uint8Array;
    /** By number: 1 if nearly every kitchen has the food. */
    staple: Uint8Array;
    /** By number: the food's group of interchangeable foods; -1 if none. */
    group: Int8Array;
  }>;
  /** The contribution of each recipe to the balance of a day, per portion of the original. */
  balance: BalanceOfDishes;
  sizes: DishSizes;
  /** For finding similar dishes. */
  mainFoods: MainFoods;
  natures: DishNatures;
  families: DishFamilies;
  notable: FoodRepeatLimits;
  /** The noticeable foods of breakfasts and snacks. */
  smallMeals: FoodRepeatLimits;
  /** The lines of each recipe that come from tins. */
  tins: (recipe: number) => readonly TinLine[];
  /** The plates to which each recipe can be adapted, computed on first use. */
  flex: (recipe: number) => FlexTable;
  /** The plates of each recipe for a slot's target, computed on first use; kept for the last few targets. */
  platesFor: (target: string) => (Plates | undefined)[];
}>;

export const MEAL_BITS = { BREAKFAST: 1, LUNCH: 2, DINNER: 4, SNACK: 8 } as const;
/** Bits of the recipes that are only a side dish at a meal; these do not have the bit of the meal itself. */
const SIDE_BITS = { LUNCH: 16, DINNER: 32 } as const;
export const DIET_BITS: Readonly<Record<MarkedDiet, number>> = {
  vegan: 1,
  vegetarian: 2,
  pescatarian: 4,
  halal: 8,
};
/** One bit for each of the sixteen allergens. */
export const ALLERGEN_BITS = Object.fromEntries(ALLERGENS.map((allergen, index) => [allergen, 1 << index])) as Readonly<
  Record<Allergen, number>
>;

/** The bit that marks the recipes for a meal moment. Every snack moment uses snack recipes. */
export function mealBit(type: MealType): number {
  return type === 'BREAKFAST' || type === 'LUNCH' || type === 'DINNER' ? MEAL_BITS[type] : MEAL_BITS.SNACK;
}

/** The bit that marks the side dishes for a meal moment; 0 if the moment has none. */
export function sideBit(moment: MealMoment): number {
  return moment === 'LUNCH' || moment === 'DINNER' ? SIDE_BITS[moment] : 0;
}

function bitsOf(recipe: PlannerRecipe): number {
  const bitOf = (meal: MealType) => (isSideDish(recipe, meal) ? sideBit(meal) : mealBit(meal));
  return recipe.meals.reduce((bits, meal) => bits | bitOf(meal), 0);
}

const LARGEST_PORTION = 20_000;

function usable(amount: number): boolean {
  return Number.isFinite(amount) && amount >= 0 && amount <= LARGEST_PORTION;
}

function hasGoodNumbers(recipe: PlannerRecipe): boolean {
  return (
    Number.isFinite(recipe.id) &&
    [recipe.kcal, recipe.protein, recipe.fat, recipe.carbohydrates, recipe.fiber].every(usable) &&
    recipe.kcal >= 1 &&
    recipe.ingredients.every(({ grams }) => usable(grams) && grams > 0)
  );
}

function numbering(known: ReadonlyMap<number, number>): { numbers: Map<number, number>; of: (key: number) => number } {
  const numbers = new Map(known);
  return {
    numbers,
    of: (key) => {
      const number = numbers.get(key);
      if (number !== undefined) return number;
      numbers.set(key, numbers.size);
      return numbers.size - 1;
    },
  };
}

function rows(
  recipes: readonly PlannerRecipe[],
  read: (recipe: PlannerRecipe, at: number) => Iterable<number>,
): [Int32Array, Int32Array] {
  const start = new Int32Array(recipes.length + 1);
  const values: number[] = [];
  recipes.forEach((recipe, index) => {
    for (const value of read(recipe, index)) values.push(value);
    start[index + 1] = values.length;
  });
  return [start, Int32Array.from(values)];
}

/** Each recipe's table of plates, shared by all indexes that contain the recipe. */
const flexTables = new WeakMap<PlannerRecipe, FlexTable>();

function flexTableOf(recipe: PlannerRecipe): FlexTable {
  const known = flexTables.get(recipe);
  if (known !== undefined) return known;
  const made = flexTable(sharingMost(recipe.ingredients));
  flexTables.set(recipe, made);
  return made;
}

/**
 * Divides the maximum of a kind per meal among its lines, in proportion to their grams, so that two kinds of beans do
 * not add up to two full portions.
 */
function sharingMost(ingredients: readonly PlannerIngredient[]): readonly PlannerIngredient[] {
  const grams = new Map<KitchenKind, number>();
  for (const { kind, grams: own } of ingredients) if (kind !== undefined) grams.set(kind, (grams.get(kind) ?? 0) + own);
  return ingredients.map((one) => {
    if (one.kind === undefined || one.most === undefined || grams.get(one.kind) === one.grams) return one;
    return { ...one, most: (one.most * one.grams) / grams.get(one.kind)! };
  });
}

/** An earlier index of mostly the same recipes, whose cache of plates is reused; `name` identifies it uniquely. */
export type IndexBefore = Readonly<{ index: CatalogueIndex; name: string }>;

/**
 * Builds the index. The order of the recipes does not matter; of two with the same id, the first is used. Recipes with
 * missing, negative or absurd numbers are left out and listed in `rejected`. Data of identical recipes in an earlier
 * index is reused.
 */
export function buildCatalogueIndex(all: readonly PlannerRecipe[], before?: IndexBefore): CatalogueIndex {
  const known = before?.index;
  const placeBefore = (recipe: PlannerRecipe): number | undefined => {
    const place = known?.indexById.get(recipe.id);
    return place !== undefined && known?.recipes[place] === recipe ? place : undefined;
  };
  const rejected: { recipeId: number; reason: 'duplicateId' | 'badNumbers' }[] = [];
  const byId = new Map<number, PlannerRecipe>();
  for (const recipe of all) {
    if (placeBefore(recipe) === undefined && !hasGoodNumbers(recipe))
      rejected.push({ recipeId: recipe.id, reason: 'badNumbers' });
    else if (byId.has(recipe.id)) rejected.push({ recipeId: recipe.id, reason: 'duplicateId' });
    else byId.set(recipe.id, recipe);
  }
  const recipes = [...byId.values()].toSorted((a, b) => a.id - b.id);
  const places = recipes.map(placeBefore);
  const foods = numbering(known?.foodNumber ?? new Map());
  const foodsOf = (ingredients: readonly PlannerIngredient[]) =>
    new Set(ingredients.map(({ foodId }) => foods.of(foodId)));
  const [ingredientStart, ingredientFood] = rows(recipes, (recipe, at) => {
    const place = places[at];
    return place === undefined
      ? foodsOf(recipe.ingredients)
      : known!.ingredientFood.subarray(known!.ingredientStart[place], known!.ingredientStart[place + 1]);
  });
  const tins: (readonly TinLine[] | undefined)[] = [];
  return {
    recipes,
    rejected,
    indexById: new Map(recipes.map((recipe, index) => [recipe.id, index])),
    kcal: Float64Array.from(recipes, ({ kcal }) => kcal),
    minutes: Float64Array.from(recipes, (recipe) => (recipe.minutes >= 0 ? recipe.minutes : 0)),
    meals: Uint8Array.from(recipes, bitsOf),
    diets: Uint8Array.from(recipes, dietBits),
    freeOf: Uint16Array.from(recipes, freeBits),
    ingredientStart,
    ingredientFood,
    shop: shopOf(recipes, places, known?.shop),
    foodNumber: foods.numbers,
    balance: balanceOf(recipes),
    sizes: sizesOf(recipes),
    mainFoods: mainFoodsOf(recipes),
    natures: naturesOf(recipes),
    families: familiesOf(recipes),
    notable: foodRepeatLimitsOf(recipes),
    smallMeals: foodsOfSmallMeals(recipes),
    tins: (recipe) => (tins[recipe] ??= tinLinesOf(recipes[recipe]!)),
    flex: (recipe) => flexTableOf(recipes[recipe]!),
    platesFor: before === undefined ? lastTargets() : (target) => before.index.platesFor(`${before.name} ${target}`),
  };
}

function shopOf(
  recipes: readonly PlannerRecipe[],
  places: readonly (number | undefined)[],
  before: CatalogueIndex['shop'] | undefined,
): CatalogueIndex['shop'] {
  const foods = numbering(new Map(before?.ids.map((id, number) => [id, number])));
  const forTheWeek = [...(before?.forTheWeek ?? [])];
  const staple = [...(before?.staple ?? [])];
  const group = [...(before?.group ?? [])];
  const packs = [...(before?.pack ?? [])];
  const gramsOfAll: number[] = [];
  const [start, food] = rows(recipes, ({ ingredients }, at) => {
    const place = places[at];
    if (place !== undefined) {
      const [from, to] = [before!.start[place]!, before!.start[place + 1]!];
      gramsOfAll.push(...before!.grams.subarray(from, to));
      return before!.food.subarray(from, to);
    }
    const bought = new Map<number, number>();
    for (const { foodId, boughtAs = foodId, bought: isForTheWeek, isStaple, kind, grams, pack } of ingredients) {
      if (boughtAs === null) continue;
      const number = foods.of(boughtAs);
      forTheWeek[number] ||= isForTheWeek ? 1 : 0;
      staple[number] ||= isStaple === true ? 1 : 0;
      if (boughtAs === foodId) packs[number] = pack ?? 0;
      // Cooked rice is grouped with the raw rice it is made from.
      if (boughtAs === foodId || group[number] === undefined) group[number] = kitchenKindGroup(kind);
      bought.set(number, (bought.get(number) ?? 0) + grams);
    }
    for (const grams of bought.values()) gramsOfAll.push(Math.round(grams));
    return bought.keys();
  });
  return {
    start,
    food,
    grams: Int32Array.from(gramsOfAll),
    pack: Float64Array.from(foods.numbers.values(), (number) => packs[number] ?? 0),
    ids: [...foods.numbers.keys()],
    forTheWeek: Uint8Array.from(forTheWeek),
    staple: Uint8Array.from(staple),
    group: Int8Array.from(group),
  };
}

function dietBits(recipe: PlannerRecipe): number {
  let bits = 0;
  for (const diet of MARKED_DIETS) if (recipe.diets[diet] === 'yes') bits |= DIET_BITS[diet];
  return bits;
}

function freeBits(recipe: PlannerRecipe): number {
  let bits = 0;
  for (const allergen of ALLERGENS) if (recipe.allergens[allergen] === 'free') bits |= ALLERGEN_BITS[allergen];
  return bits;
}

/**
 * The number of targets whose plates are kept, enough for the slots of one person's day while its pages are requested.
 */
const KEPT_TARGETS = 6;

function lastTargets(): CatalogueIndex['platesFor'] {
  const kept = new Map<string, (Plates | undefined)[]>();
  return (target) => {
    const plates = kept.get(target) ?? [];
    kept.delete(target);
    kept.set(target, plates);
    if (kept.size > KEPT_TARGETS) kept.delete(kept.keys().next().value!);
    return plates;
  };
}
