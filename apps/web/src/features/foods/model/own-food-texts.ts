import type { OwnFoodTexts } from '@weekbord/domain/foods/read-own-food';
import type { WrittenFood } from '../api/foods.ts';

const DECIMALS = 4;

/** Returns the form of an existing food, with values per 100 g or ml and numbers formatted for the region. */
export function textsOfOwnFood({ serving, per_100g: figures, ...food }: WrittenFood, region: string): OwnFoodTexts {
  const { format } = new Intl.NumberFormat(region, { maximumFractionDigits: DECIMALS, useGrouping: false });
  const written = (figure: number | null) => (figure === null ? '' : format(figure));
  return {
    name: food.name,
    brand: food.brand_name ?? '',
    barcode: food.barcode ?? '',
    kcal: written(figures.kcal),
    fat: written(figures.fat),
    carbohydrates: written(figures.carbohydrates),
    fiber: written(figures.fiber),
    protein: written(figures.protein),
    servingName: serving?.description ?? '',
    servingGrams: written(serving?.grams ?? null),
  };
}
