import type { CatalogueRecipe } from './format.ts';

/** Two recipes that are hard to tell apart, and what makes them similar. */
export type Lookalikes = Readonly<{ one: string; other: string; by: 'name' | 'ingredients'; share: number }>;

/** The minimum share of common words for two recipes to count as the same dish with one change. */
const LIKE_BY_NAME = 0.8;
/** The minimum share of common ingredients for two recipes to count as the same dish with one change. */
const LIKE_BY_INGREDIENTS = 0.8;
/** Ingredient lists shorter than this are not compared. */
const FEWEST_INGREDIENTS = 4;
/** Ingredients found in nearly every dish. */
const EVERYWHERE = new Set(['salt', 'black-pepper', 'water', 'olive-oil', 'olive-oil-mild', 'sunflower-oil']);

/** Returns every pair of recipes with nearly the same name or ingredient list, the most similar first. */
export function lookalikesAmong(recipes: readonly CatalogueRecipe[]): Lookalikes[] {
  const known = recipes.map((recipe) => ({ id: recipe.id, words: wordsOf(recipe), foods: foodsOf(recipe) }));
  const pairs = known.flatMap((one, at) => known.slice(at + 1).flatMap((other) => compared(one, other)));
  return pairs.sort((a, b) => b.share - a.share || a.one.localeCompare(b.one));
}

type Known = Readonly<{ id: string; words: ReadonlySet<string>; foods: ReadonlySet<string> }>;

function compared(one: Known, other: Known): Lookalikes[] {
  const byName = shareInCommon(one.words, other.words);
  const byFoods =
    Math.min(one.foods.size, other.foods.size) < FEWEST_INGREDIENTS ? 0 : shareInCommon(one.foods, other.foods);
  const pair = { one: one.id, other: other.id };
  return [
    ...(byName >= LIKE_BY_NAME ? [{ ...pair, by: 'name' as const, share: byName }] : []),
    ...(byFoods >= LIKE_BY_INGREDIENTS ? [{ ...pair, by: 'ingredients' as const, share: byFoods }] : []),
  ];
}

function wordsOf({ name }: CatalogueRecipe): Set<string> {
  return new Set(
    name.en
      .toLowerCase()
      .match(/[\p{L}]{3,}/gu)
      ?.filter((word) => word !== 'with' && word !== 'and'),
  );
}

function foodsOf({ ingredients }: CatalogueRecipe): Set<string> {
  return new Set(ingredients.map(({ food }) => food.id).filter((id) => !EVERYWHERE.has(id)));
}

/** Returns the size of the intersection of two sets as a share of their union, 0 to 1. */
function shareInCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const entry of one) if (other.has(entry)) common += 1;
  const together = one.size + other.size - common;
  return together === 0 ? 0 : common / together;
}
