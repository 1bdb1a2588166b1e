/** Characters of a pasted recipe. */
export const MAX_RECIPE_TEXT_LENGTH = 50_000;
/** Characters of a saved page. */
export const MAX_PAGE_LENGTH = 2_000_000;
export const MAX_RECIPE_FILE_BYTES = 6_000_000;
/** The most recipes in one file. */
export const MAX_FILE_RECIPES = 1000;
/** Recipes imported in one call. */
export const MAX_RECIPES_AT_ONCE = 20;
/** Characters of a line of such a recipe. */
export const LONGEST_FILE_LINE = 500;
