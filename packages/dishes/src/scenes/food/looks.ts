import { BOWLS } from './bowls.ts';
import { BOTTLES, DRINKS } from './drinks.ts';
import { FRUIT_AND_VEGETABLES } from './fruit-and-vegetables.ts';
import { BAKES, CHEESES, JARS, MEATS, PACKS, SNACKS } from './plates.ts';
import type { Looks } from './servings.ts';

/** What foods look like alone, where they have no piece or look different in a dish. */
export const LOOKS: Looks = {
  ...DRINKS,
  ...BOTTLES,
  ...BOWLS,
  ...JARS,
  ...BAKES,
  ...SNACKS,
  ...MEATS,
  ...CHEESES,
  ...FRUIT_AND_VEGETABLES,
  ...PACKS,
};
