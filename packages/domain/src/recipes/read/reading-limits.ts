/** Characters of a recipe that is pasted. */
export const MAX_RECIPE_TEXT_LENGTH = 50_000;
/** Characters of a saved page. */
export const MAX_PAGE_LENGTH = 2_000_000;
/** Bytes of a file of recipes. */
export const MAX_RECIPE_FILE_BYTES = 6_000_000;
/** The most recipes that one file may bring. */
export const MAX_FILE_RECIPES = 1000;
/** Recipes that are brought in with one call. */
export const MAX_RECIPES_AT_ONCE = 20;
/** Characters of a line of such a recipe. */
export const LONGEST_FILE_LINE = 500;
