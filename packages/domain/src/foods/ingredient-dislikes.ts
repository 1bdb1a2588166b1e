export const INGREDIENT_DISLIKES = [
  'BEEF',
  'EGGPLANT',
  'HONEY',
  'CILANTRO',
  'MAYONNAISE',
  'POTATO',
  'MUSHROOM',
  'TOMATO',
  'BRUSSELS_SPROUTS',
] as const;
export type IngredientDislike = (typeof INGREDIENT_DISLIKES)[number];
