/**
 * The maximum number of custom foods per person: more than anyone enters, but few enough to keep the searched table
 * small.
 */
export const MAX_OWN_FOODS = 2000;
