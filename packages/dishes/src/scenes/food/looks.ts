import { BOWLS } from './bowls.ts';
import { BOTTLES, DRINKS } from './drinks.ts';
import { FRUIT_AND_VEGETABLES } from './fruit-and-vegetables.ts';
import { BAKES } from './bakes.ts';
import { CHEESES } from './cheeses.ts';
import { JARS, PACKS } from './jars-and-packs.ts';
import { MEATS } from './meats-and-fish.ts';
import { SNACKS } from './snacks.ts';
import type { Looks } from './servings.ts';

/** The looks of foods that have no piece, or look different alone than in a dish. */
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
