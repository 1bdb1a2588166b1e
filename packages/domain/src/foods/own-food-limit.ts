/** The most foods of one person's own: more than a person types, few enough to keep the searched table small. */
export const MAX_OWN_FOODS = 2000;
