import { forgottenFoods as en } from './en/forgotten-foods.ts';
import { forgottenFoods as nl } from './nl/forgotten-foods.ts';

/** The name of a food whose author was deleted, in both languages, as stored with foods. */
export const FORGOTTEN_FOODS = { en, nl } as const;
