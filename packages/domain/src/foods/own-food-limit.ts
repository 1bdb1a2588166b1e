/** The most foods of one person's own: more than anybody types, few enough that nobody crowds the table that all search. */
export const MAX_OWN_FOODS = 2000;
