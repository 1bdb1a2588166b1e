/** The limits of an own recipe. */
export const LONGEST_NAME = 200;
export const MOST_PORTIONS = 100;
export const MOST_INGREDIENTS = 100;
export const MOST_STEPS = 50;
export const LONGEST_STEP = 2000;
/** The minutes of a day. */
export const MOST_MINUTES = 1440;
