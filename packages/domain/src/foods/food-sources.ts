/** Where a food comes from: this product, a public database, or the person who made it. */
export const FOOD_SOURCES = ['CATALOGUE', 'OPEN_FOOD_FACTS', 'USDA', 'PERSON'] as const;
export type FoodSource = (typeof FOOD_SOURCES)[number];
