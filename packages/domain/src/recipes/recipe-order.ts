import type { RecipeSort } from '../vocabulary.ts';

/** By what a recipe is put in order; null is unknown. */
export type Sortable = Readonly<{
  name: string;
  /** Minutes in all. */
  minutes: number | null;
  /** Grams on the plate. */
  protein: number | null;
}>;

/**
 * Recipes in an order that people ask for. They arrive with what fits best first, which decides between equal ones, so
 * that the order is the same each time; what is unknown comes last. Names are compared as `language` has them.
 */
export function inAskedOrder<Recipe>(
  recipes: readonly Recipe[],
  sort: RecipeSort,
  about: Readonly<{ of: (recipe: Recipe) => Sortable; language: string }>,
): readonly Recipe[] {
  if (sort === 'BEST_FIT') return recipes;
  const { compare } = new Intl.Collator(about.language);
  const rows = recipes.map((recipe) => ({ recipe, ...about.of(recipe) }));
  const orders = {
    QUICKEST: (a: Sortable, b: Sortable) => (a.minutes ?? Infinity) - (b.minutes ?? Infinity) || 0,
    PROTEIN: (a: Sortable, b: Sortable) => (b.protein ?? -1) - (a.protein ?? -1),
    NAME: (a: Sortable, b: Sortable) => compare(a.name, b.name),
  };
  return rows.toSorted(orders[sort]).map(({ recipe }) => recipe);
}
