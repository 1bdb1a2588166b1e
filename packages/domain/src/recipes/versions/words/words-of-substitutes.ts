import { BREAD_SUBSTITUTES } from './substitutes/bread.ts';
import { BREAKFAST_CEREAL_SUBSTITUTES } from './substitutes/breakfast-cereals.ts';
import { CHEESE_SUBSTITUTES } from './substitutes/cheese.ts';
import { DAIRY_SUBSTITUTES } from './substitutes/dairy.ts';
import { DRINK_SUBSTITUTES } from './substitutes/drinks.ts';
import { FLOUR_AND_DOUGH_SUBSTITUTES } from './substitutes/flour-and-dough.ts';
import { FRUIT_AND_VEGETABLE_SUBSTITUTES } from './substitutes/fruit-and-vegetables.ts';
import { MEAT_AND_FISH_SUBSTITUTES } from './substitutes/meat-and-fish.ts';
import { PASTA_AND_GRAIN_SUBSTITUTES } from './substitutes/pasta-and-grains.ts';
import { SAUCE_AND_SEASONING_SUBSTITUTES } from './substitutes/sauces-and-seasonings.ts';
import { SEED_SUBSTITUTES } from './substitutes/seeds.ts';

/** What the names and steps of recipes call foods that replace others; the order of the rows is of no importance. */
export const WORDS_OF_SUBSTITUTES = [
  ...MEAT_AND_FISH_SUBSTITUTES,
  ...CHEESE_SUBSTITUTES,
  ...DAIRY_SUBSTITUTES,
  ...BREAD_SUBSTITUTES,
  ...PASTA_AND_GRAIN_SUBSTITUTES,
  ...FLOUR_AND_DOUGH_SUBSTITUTES,
  ...BREAKFAST_CEREAL_SUBSTITUTES,
  ...SEED_SUBSTITUTES,
  ...FRUIT_AND_VEGETABLE_SUBSTITUTES,
  ...SAUCE_AND_SEASONING_SUBSTITUTES,
  ...DRINK_SUBSTITUTES,
];
