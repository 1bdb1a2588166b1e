import type { RecipeOfFile } from '../api/recipe-files.ts';

/** Returns which recipes in a file to preselect: those that the user does not have yet. */
export function proposedRecipes(recipes: readonly RecipeOfFile[]): ReadonlySet<number> {
  return new Set(recipes.flatMap(({ is_known: isKnown }, at) => (isKnown ? [] : [at])));
}

/** Returns the set with the member added, or removed if present. */
export function toggled(chosen: ReadonlySet<number>, at: number): ReadonlySet<number> {
  const next = new Set(chosen);
  if (!next.delete(at)) next.add(at);
  return next;
}

/** Returns the questions to answer before a recipe can be used; none if it was understood completely. */
export function questionsOf({ recipe, lines_read: read, lines_to_ask: toAsk }: RecipeOfFile): {
  readonly lines: number;
  readonly isNameless: boolean;
  readonly isWithoutLines: boolean;
  readonly isWithoutPortions: boolean;
} {
  return {
    lines: toAsk ?? 0,
    isNameless: recipe.name === '',
    isWithoutLines: read === null || toAsk === null ? recipe.lines.length === 0 : read + toAsk === 0,
    isWithoutPortions: recipe.portions === null,
  };
}
