/** Characters of a recipe that is pasted. */
export const MAX_RECIPE_TEXT_LENGTH = 50_000;
/** Characters of a saved page. */
export const MAX_PAGE_LENGTH = 2_000_000;
