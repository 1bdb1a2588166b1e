import type { RawRecord } from './raw-record.ts';

/** A valid product, as a line of the dump in the old format. */
export function aProduct(changes: RawRecord = {}): RawRecord {
  return {
    code: '8710398527677',
    product_name: 'Roasted bread',
    countries_tags: ['en:netherlands'],
    nutriments: figures(),
    ...changes,
  };
}

/** Consistent nutrients per 100 g: 8 g of protein, 2 g of fat, 50 g of carbohydrates and 5 g of fibre make 260 kcal. */
export function figures(changes: RawRecord = {}): RawRecord {
  return {
    'energy-kcal_100g': 260,
    'energy-kj_100g': 1088,
    fat_100g: 2,
    carbohydrates_100g: 50,
    proteins_100g: 8,
    fiber_100g: 5,
    salt_100g: 1,
    sodium_100g: 0.4,
    ...changes,
  };
}
