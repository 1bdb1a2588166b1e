import type { PlannerIngredient, PlannerRecipe } from './plan-request.ts';

/** A version of a recipe, small to send: an ingredient that is as written stands as its place in the recipe. */
export type SentVersion = Omit<PlannerRecipe, 'ingredients'> &
  Readonly<{ ingredients: readonly (number | PlannerIngredient)[] }>;

/** The version as it is sent to whoever has the recipe as written. */
export function packVersion(version: PlannerRecipe, asWritten: PlannerRecipe): SentVersion {
  const places = new Map(asWritten.ingredients.map((ingredient, at) => [ingredient, at]));
  return { ...version, ingredients: version.ingredients.map((ingredient) => places.get(ingredient) ?? ingredient) };
}

/** The version that was sent; what is as written is the recipe's own again. */
export function unpackVersion(sent: SentVersion, asWritten: PlannerRecipe): PlannerRecipe {
  const ingredients = sent.ingredients.map((one) => (typeof one === 'number' ? asWritten.ingredients[one]! : one));
  return { ...sent, ingredients };
}

/** Recipes with versions in the place of some of them. */
export function withVersions(
  recipes: readonly PlannerRecipe[],
  versions: ReadonlyMap<number, PlannerRecipe>,
): readonly PlannerRecipe[] {
  return versions.size === 0 ? recipes : recipes.map((recipe) => versions.get(recipe.id) ?? recipe);
}
