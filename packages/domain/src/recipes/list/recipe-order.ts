import type { RecipeSort } from './recipe-filters.ts';

/** The values that a recipe can be sorted by; null if unknown. */
export type Sortable = Readonly<{
  name: string;
  /** Total minutes. */
  minutes: number | null;
  /** Grams of protein per plate. */
  protein: number | null;
}>;

/**
 * Sorts recipes by a requested order. They must be passed best first, which breaks ties; unknown values come last.
 * Names are compared according to `language`.
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
