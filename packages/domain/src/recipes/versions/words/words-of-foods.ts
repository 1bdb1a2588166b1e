import { ALCOHOLIC_DRINK_WORDS } from './foods/alcoholic-drinks.ts';
import { BREAD_WORDS } from './foods/bread.ts';
import { BREAKFAST_CEREAL_WORDS } from './foods/breakfast-cereals.ts';
import { CHEESE_WORDS } from './foods/cheese.ts';
import { DAIRY_WORDS } from './foods/dairy.ts';
import { FLOUR_AND_DOUGH_WORDS } from './foods/flour-and-dough.ts';
import { FRUIT_AND_VEGETABLE_WORDS } from './foods/fruit-and-vegetables.ts';
import { MEAT_AND_SHELLFISH_WORDS } from './foods/meat-and-shellfish.ts';
import { NUT_AND_SEED_WORDS } from './foods/nuts-and-seeds.ts';
import { PASTA_AND_GRAIN_WORDS } from './foods/pasta-and-grains.ts';
import { PLANT_PROTEIN_WORDS } from './foods/plant-protein.ts';
import { SAUCE_AND_SEASONING_WORDS } from './foods/sauces-and-seasonings.ts';

/** What the names and steps of recipes call the foods that may be replaced; the order of the rows is of no importance. */
export const WORDS_OF_FOODS = [
  ...MEAT_AND_SHELLFISH_WORDS,
  ...PLANT_PROTEIN_WORDS,
  ...CHEESE_WORDS,
  ...DAIRY_WORDS,
  ...BREAD_WORDS,
  ...PASTA_AND_GRAIN_WORDS,
  ...FLOUR_AND_DOUGH_WORDS,
  ...BREAKFAST_CEREAL_WORDS,
  ...NUT_AND_SEED_WORDS,
  ...FRUIT_AND_VEGETABLE_WORDS,
  ...SAUCE_AND_SEASONING_WORDS,
  ...ALCOHOLIC_DRINK_WORDS,
];
