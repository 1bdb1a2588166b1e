/** Maximum number of characters of a pasted recipe. */
export const MAX_RECIPE_TEXT_LENGTH = 50_000;
/** Maximum number of characters of a saved page. */
export const MAX_PAGE_LENGTH = 2_000_000;
export const MAX_RECIPE_FILE_BYTES = 6_000_000;
/** Maximum number of recipes in one file. */
export const MAX_FILE_RECIPES = 1000;
/** Maximum number of recipes imported in one call. */
export const MAX_RECIPES_AT_ONCE = 20;
/** Maximum number of characters in a recipe line in a file. */
export const LONGEST_FILE_LINE = 500;
