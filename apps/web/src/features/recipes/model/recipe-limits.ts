/** Maximum sizes in a custom recipe. */
export const LONGEST_NAME = 200;
export const MOST_PORTIONS = 100;
export const MOST_INGREDIENTS = 100;
export const MOST_STEPS = 50;
export const LONGEST_STEP = 2000;
/** The number of minutes in a day. */
export const MOST_MINUTES = 1440;
