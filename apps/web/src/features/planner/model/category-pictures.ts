import type { RecipeTag } from '@weekbord/domain/recipes/list/recipe-tags';
import type { FixedPicture } from '../../../shared/dish-picture/fixed-picture-names.ts';

/** The pictures on the category cards. */
export const CATEGORY_PICTURES: Readonly<Record<Exclude<RecipeTag, 'VEGAN'> | 'POPULAR', FixedPicture>> = {
  POPULAR: 'curry',
  BREAD: 'sandwich',
  BURGER: 'burger',
  COUSCOUS_AND_QUINOA: 'couscous',
  DAIRY: 'yoghurt',
  DIPS_AND_SPREADS: 'dip',
  KETO: 'egg-wrap',
  PANCAKES_AND_OMELETTES: 'pancakes',
  PASTA: 'pasta',
  POTATO: 'potatoes',
  RICE_AND_NOODLES: 'poke-bowl',
  SALAD: 'salad',
  SNACKS_AND_BAKES: 'cookies',
  SOUP: 'soup',
  WRAP: 'wrap',
  HORMONE: 'muesli',
};
