import { orphanedFoods as en } from './en/orphaned-foods.ts';
import { orphanedFoods as nl } from './nl/orphaned-foods.ts';

/** The name of a food whose author was deleted, in both languages, as stored with foods. */
export const ORPHANED_FOODS = { en, nl } as const;
