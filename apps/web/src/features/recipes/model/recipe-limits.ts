/** Maximum length of the name of a custom recipe. */
export const LONGEST_NAME = 200;
/** Maximum number of portions of a custom recipe. */
export const MOST_PORTIONS = 100;
/** Maximum number of ingredients of a custom recipe. */
export const MOST_INGREDIENTS = 100;
/** Maximum number of steps of a custom recipe. */
export const MOST_STEPS = 50;
/** Maximum length of a step of a custom recipe. */
export const LONGEST_STEP = 2000;
/** Maximum number of minutes of a custom recipe: one day. */
export const MOST_MINUTES = 1440;
