import type { Macros } from './macros.ts';
import { KCAL_PER_GRAM } from './energy-of-macros.ts';
import { MIN_FAT } from './fat.ts';

/**
 * Fills a day with carbohydrates for the energy that protein, fat and fibre leave. If they leave none, fat is reduced,
 * to no less than 30 g, and carbohydrates are 0. Energy in kcal, the rest in grams, unrounded.
 */
export function fillWithCarbohydrates(day: Omit<Macros, 'carbohydrates'>): Macros {
  const withoutFat = day.kcal - KCAL_PER_GRAM.protein * day.protein - KCAL_PER_GRAM.fiber * day.fiber;
  const left = withoutFat - KCAL_PER_GRAM.fat * day.fat;
  if (left >= 0) return { ...day, carbohydrates: left / KCAL_PER_GRAM.carbohydrates };
  return { ...day, fat: Math.max(MIN_FAT, withoutFat / KCAL_PER_GRAM.fat), carbohydrates: 0 };
}
