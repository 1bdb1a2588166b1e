import type { Language } from '@weekbord/domain/languages/languages';

/**
 * Returns the displayed columns of a serving, from the joined tables `serving` and `food`, with the food's nutrients
 * per 100 g.
 */
export function servingColumns(locale: Language) {
  return [
    'serving.id as serving_id',
    'serving.measure',
    `serving.description_${locale} as measure_name`,
    `serving.plural_${locale} as measure_plural`,
    'serving.grams as serving_grams',
    'food.id as food_id',
    'food.kcal',
    'food.protein',
    'food.fat',
    'food.carbohydrates',
    'food.fiber',
    'food.sugars',
    'food.saturated_fat',
    'food.salt',
  ] as const;
}
