import { validateFoodFigures } from '@weekbord/domain/foods/food-figures';
import { searchTextOfFood } from '@weekbord/domain/foods/search-text-of-food';
import type { Sent } from '@weekbord/contract/endpoint';
import type { createFood } from '@weekbord/contract/foods/foods';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { gtinOf } from '../search/barcode.ts';
import { lookOfStored } from '../facts/look-of-stored.ts';
import { CATEGORY_OF_OWN, hasOwnFoodOfGtin, type OwnFood, type OwnServing, UNKNOWN } from './own-foods.store.ts';

type Body = Sent<typeof createFood>['body'];

/** Returns a custom food as it is stored. Rejects an invalid barcode. */
export function ownFoodOf({ name, brand_name: brand, barcode, per_100g: figures, by_volume: byVolume }: Body): OwnFood {
  const brandName = brand || null;
  return {
    name,
    brandName,
    gtin: barcode ? gtinOf(barcode) : null,
    search: searchTextOfFood({ name_en: name, name_nl: name, brand_name: brandName }),
    picture: lookOfStored({ name, category: CATEGORY_OF_OWN, ...UNKNOWN, label_allergens: null, free_of: [] }),
    figures: { ...figures, fiber: figures.fiber ?? null },
    byVolume: byVolume ?? false,
  };
}

/** Returns the serving of a custom food in addition to grams. */
export function ownServingOf({ description, grams }: NonNullable<Body['serving']>): OwnServing {
  return { measure: 'serving', description, plural: description, grams };
}

/**
 * Rejects nutrients that no food has, and a barcode of another food of the same author; `id` is the id of the food
 * itself.
 */
export async function checkOwnFood(
  db: Kysely<Tables>,
  authorId: number,
  food: OwnFood,
  id: number | null,
): Promise<void> {
  const fault = validateFoodFigures(food.figures);
  if (fault !== null) {
    const params = fault.limit === undefined ? {} : { count: fault.limit };
    throw new FieldError([{ path: ['per_100g', 'kcal'], code: fault.code, params }]);
  }
  if (food.gtin !== null && (await hasOwnFoodOfGtin(db, authorId, food.gtin, id)))
    throw new FieldError({ barcode: 'barcode_of_own_food' });
}
