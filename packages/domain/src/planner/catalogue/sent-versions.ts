import type { PlannerIngredient, PlannerRecipe } from '../week/plan-request.ts';

/** A version of a recipe in a compact form for sending: an unchanged ingredient is sent as its index in the recipe. */
export type SentVersion = Omit<PlannerRecipe, 'ingredients'> &
  Readonly<{ ingredients: readonly (number | PlannerIngredient)[] }>;

/** Converts a version for sending to a receiver that has the original recipe. */
export function packVersion(version: PlannerRecipe, asWritten: PlannerRecipe): SentVersion {
  const places = new Map(asWritten.ingredients.map((ingredient, at) => [ingredient, at]));
  return { ...version, ingredients: version.ingredients.map((ingredient) => places.get(ingredient) ?? ingredient) };
}

/** Restores the version that was sent; unchanged ingredients become the recipe's own objects again. */
export function unpackVersion(sent: SentVersion, asWritten: PlannerRecipe): PlannerRecipe {
  const ingredients = sent.ingredients.map((one) => (typeof one === 'number' ? asWritten.ingredients[one]! : one));
  return { ...sent, ingredients };
}

/** Returns the recipes in which those with a version are replaced by it. */
export function withVersions(
  recipes: readonly PlannerRecipe[],
  versions: ReadonlyMap<number, PlannerRecipe>,
): readonly PlannerRecipe[] {
  return versions.size === 0 ? recipes : recipes.map((recipe) => versions.get(recipe.id) ?? recipe);
}
