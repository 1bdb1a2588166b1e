import { describe, expect, it } from 'vitest';
import { readUsdaFood, type UsdaNutrient, type UsdaRecord } from './read-usda-food.ts';

function aFood(amounts: Partial<Record<UsdaNutrient, number>>, changes: Partial<UsdaRecord> = {}): UsdaRecord {
  return {
    id: '173757',
    description: 'Chickpeas,  cooked',
    amountOf: (nutrient) => amounts[nutrient] ?? null,
    portions: [],
    branded: null,
    ...changes,
  };
}

const CHICKPEAS = { 1008: 164, 1003: 8.86, 1004: 2.59, 1005: 27.4, 1079: 7.6, 2000: 4.8, 1093: 7, 1258: 0.27 };

describe('[FOO-04] a food of FoodData Central', () => {
  it('has available carbohydrates and salt, its English name in both languages, and no claims', () => {
    expect(readUsdaFood(aFood(CHICKPEAS))).toEqual({
      code: '173757',
      repairs: [],
      food: {
        source_key: '173757',
        source_modified: null,
        gtin: null,
        name_en: 'Chickpeas, cooked',
        name_nl: 'Chickpeas, cooked',
        brand_name: null,
        category: 'OTHER',
        perishable: false,
        grams_per_ml: null,
        popularity: 0,
        kcal: 164,
        protein: 8.86,
        fat: 2.59,
        carbohydrates: 19.8,
        fiber: 7.6,
        saturated_fat: 0.27,
        sugars: 4.8,
        salt: 0.018,
        vegan: 'unknown',
        vegetarian: 'unknown',
        pescatarian: 'unknown',
        gluten: 'unknown',
        lactose: 'unknown',
        nuts: 'unknown',
        crustaceans_shellfish: 'unknown',
        label_allergens: null,
        may_contain: [],
        free_of: [],
        halal: 'unknown',
        servings: [
          { measure: 'g', description_en: 'g', description_nl: 'g', plural_en: 'g', plural_nl: 'g', grams: 1 },
        ],
      },
    });
  });

  it.each([
    [{ 2048: 23, 2047: 25 }, 23],
    [{ 2047: 25 }, 25],
  ])('takes its energy from %j if 1008 is missing', (energy, kcal) => {
    const spinach = { 1003: 2.85, 1004: 0.62, 1005: 2.41, 1079: 1.6 };
    expect(readUsdaFood(aFood({ ...spinach, ...energy }))).toMatchObject({ food: { kcal } });
  });

  it('counts the energy of its alcohol', () => {
    const gin = { 1008: 231, 1003: 0, 1004: 0, 1005: 0, 1018: 33.4 };
    expect(readUsdaFood(aFood(gin))).toMatchObject({ food: { kcal: 231 }, repairs: [] });
  });

  it('is refused without nutrients or without a name', () => {
    expect(readUsdaFood(aFood({}))).toMatchObject({ refused: 'no_nutrition' });
    expect(readUsdaFood(aFood(CHICKPEAS, { description: ' ' }))).toMatchObject({ refused: 'no_name' });
  });

  it('has each household measure that has a name, once', () => {
    const portions = [
      { amount: 1, measure: 'cup', grams: 164 },
      { amount: 2, measure: 'tbsp, drained', grams: 21 },
      { amount: 1, measure: 'cup, mashed', grams: 200 },
      { amount: 1, measure: 'RACC', grams: 130 },
      { amount: 0, measure: 'slice', grams: 10 },
    ];
    const outcome = readUsdaFood(aFood(CHICKPEAS, { portions }));
    const servings = 'food' in outcome ? outcome.food.servings : [];
    expect(servings.map(({ measure, grams, description_nl: name }) => [measure, grams, name])).toEqual([
      ['g', 1, 'g'],
      ['cup', 164, 'kop'],
      ['tbsp', 10.5, 'eetlepel'],
    ]);
  });
});

describe('[FOO-04] a branded food of FoodData Central', () => {
  const branded = {
    gtin_upc: '034000460625',
    brand_owner: 'Maker',
    brand_name: '',
    ingredients: 'Sugar, peanuts, milk.',
    serving_size: '28',
    serving_size_unit: 'g',
    branded_food_category: 'Chocolate',
    modified_date: '2024-02-01',
  };

  it('is identified by its barcode, and has the allergens of its ingredients', () => {
    const outcome = readUsdaFood(aFood(CHICKPEAS, { branded, description: 'CUP' }));
    expect(outcome).toMatchObject({
      food: {
        source_key: '0034000460625',
        gtin: 34_000_460_625,
        brand_name: 'Maker',
        category: 'CHOCOLATE',
        source_modified: Date.UTC(2024, 1, 1) / 1000,
        lactose: 'contains',
        label_allergens: ['peanut', 'milk'],
        servings: [{ measure: 'g' }, { measure: 'serving', grams: 28 }],
      },
    });
  });

  it('is refused if its barcode is invalid', () => {
    const wrong = { ...branded, gtin_upc: '034000460626' };
    expect(readUsdaFood(aFood(CHICKPEAS, { branded: wrong }))).toMatchObject({ refused: 'bad_check_digit' });
  });
});
