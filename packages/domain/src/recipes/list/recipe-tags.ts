import { MEAL_TYPES } from '../../slots/meal-moments.ts';

export const RECIPE_TAGS = [
  'BREAD',
  'BURGER',
  'COUSCOUS_AND_QUINOA',
  'DAIRY',
  'DIPS_AND_SPREADS',
  'KETO',
  'PANCAKES_AND_OMELETTES',
  'PASTA',
  'POTATO',
  'RICE_AND_NOODLES',
  'SALAD',
  'SNACKS_AND_BAKES',
  'SOUP',
  'VEGAN',
  'WRAP',
  'HORMONE',
] as const;
export type RecipeTag = (typeof RECIPE_TAGS)[number];

/** The searchable tags of recipes: their own, and the meal types they are suitable for. */
export const SEARCHED_TAGS = [...RECIPE_TAGS, ...MEAL_TYPES] as const;
export type SearchedTag = (typeof SEARCHED_TAGS)[number];
