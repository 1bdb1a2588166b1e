import { forgottenFoods as en } from './en/forgotten-foods.ts';
import { forgottenFoods as nl } from './nl/forgotten-foods.ts';

/** The words for a food of somebody who is gone, in both languages, as foods keep them. */
export const FORGOTTEN_FOODS = { en, nl } as const;
