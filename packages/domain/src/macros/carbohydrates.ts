import type { Macros } from './macros.ts';
import { KCAL_PER_GRAM } from './energy-of-macros.ts';
import { MIN_FAT } from './fat.ts';

/**
 * Gives carbohydrates the energy left over by protein, fat and fiber. If nothing is left, fat is reduced down to 30 g,
 * and then carbohydrates are 0. Energy in kcal, the rest in grams, unrounded.
 */
export function fillWithCarbohydrates(day: Omit<Macros, 'carbohydrates'>): Macros {
  const withoutFat = day.kcal - KCAL_PER_GRAM.protein * day.protein - KCAL_PER_GRAM.fiber * day.fiber;
  const left = withoutFat - KCAL_PER_GRAM.fat * day.fat;
  if (left >= 0) return { ...day, carbohydrates: left / KCAL_PER_GRAM.carbohydrates };
  return { ...day, fat: Math.max(MIN_FAT, withoutFat / KCAL_PER_GRAM.fat), carbohydrates: 0 };
}
