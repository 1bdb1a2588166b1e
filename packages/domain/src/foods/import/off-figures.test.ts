import { describe, expect, it } from 'vitest';
import { aProduct, figures } from './off-product.test-support.ts';
import type { RawRecord } from './raw-record.ts';
import { readOffProduct } from './read-off-product.ts';

const read = (changes: RawRecord = {}) => readOffProduct(aProduct(changes));
const readFigures = (changes: RawRecord) => read({ nutriments: figures(changes) });
const repairsOf = (outcome: ReturnType<typeof read>) =>
  'repairs' in outcome ? outcome.repairs.map(({ repair }) => repair) : outcome.refused;

/** A record's nutrients in the new format: sets of values with their units. */
function nutritionOf(set: RawRecord, values: Record<string, unknown> = {}): RawRecord {
  const nutrients = Object.fromEntries(
    Object.entries({ 'energy-kcal': 260, fat: 2, carbohydrates: 50, proteins: 8, ...values }).map(([id, value]) => [
      id,
      typeof value === 'object' ? value : { value, unit: id.startsWith('energy') ? 'kcal' : 'g' },
    ]),
  );
  return { preparation: 'as_sold', nutrients, ...set };
}

describe('[FOO-04] valid nutrients of Open Food Facts', () => {
  it('are used unchanged', () => {
    expect(read()).toMatchObject({
      food: { kcal: 260, protein: 8, fat: 2, carbohydrates: 50, fiber: 5, salt: 1, sugars: null, saturated_fat: null },
      repairs: [],
    });
  });

  it.each([
    ['100 g', { per: '100g' }, 260],
    ['100 ml', { per: '100ml' }, 260],
    ['a serving', { per: 'serving', per_quantity: 200.0, per_unit: 'g' }, 130],
  ])('are read from the set per %s in the new format if nutriments is empty', (_, set, kcal) => {
    const aggregated = read({ nutriments: {}, nutrition: { aggregated_set: nutritionOf(set) } });
    const typed = read({ nutriments: {}, nutrition: { input_sets: [nutritionOf(set)] } });
    for (const outcome of [aggregated, typed]) expect(outcome).toMatchObject({ food: { kcal } });
    expect(aggregated).toMatchObject({ food: { grams_per_ml: set.per === '100ml' ? 1 : null } });
  });

  it('are converted from the unit given with them', () => {
    const nutrition = { aggregated_set: nutritionOf({ per: '100g' }, { sodium: { value: 400, unit: 'mg' } }) };
    expect(read({ nutriments: {}, nutrition })).toMatchObject({ food: { salt: 1 } });
  });

  it('are not read from values for the prepared food or per 100 kJ', () => {
    const prepared = { aggregated_set: { ...nutritionOf({ per: '100g' }), preparation: 'prepared' } };
    expect(read({ nutriments: {}, nutrition: prepared })).toMatchObject({ refused: 'no_nutrition' });
    expect(read({ nutriments: { 'energy-kcal_prepared_100g': 50 } })).toMatchObject({
      refused: 'no_nutrition',
      detail: 'only as prepared',
    });
    const perKilojoules = { value: 99, unit: 'g', source_per: '100kj' };
    const nutrition = { aggregated_set: nutritionOf({ per: '100g' }, { sugars: perKilojoules }) };
    expect(read({ nutriments: {}, nutrition })).toMatchObject({ food: { sugars: null } });
  });

  it('may be text among numbers, even with a decimal comma', () => {
    const outcome = readFigures({ fat_100g: '2,0', proteins_100g: '8' });
    expect(outcome).toMatchObject({ food: { fat: 2, protein: 8 } });
    expect(repairsOf(outcome)).toEqual(['text_numbers']);
  });

  it('are read from text columns in the export', () => {
    const { nutriments, ...row } = aProduct();
    expect(repairsOf(read({ nutriments: figures({ fat_100g: '2' }) }))).toEqual(['text_numbers']);
    const texts = Object.fromEntries(
      Object.entries(nutriments as RawRecord).map(([key, value]) => [key, String(value)]),
    );
    expect(readOffProduct({ ...row, ...texts })).toMatchObject({ food: { kcal: 260, salt: 1 }, repairs: [] });
  });
});

describe('[FOO-04] a value with a bound', () => {
  it.each([
    ['at most', '<', 0.5, ['bound_as_figure']],
    ['about', '~', 0.5, []],
    ['at least', '>', null, ['bound_as_figure']],
  ])('is parsed correctly if it says %s', (_, modifier, sugars, repairs) => {
    const nutrition = { aggregated_set: nutritionOf({ per: '100g' }, { sugars: { value: 0.5, unit: 'g', modifier } }) };
    const ofSet = read({ nutriments: {}, nutrition });
    const ofText = read({ nutriments: figures({ sugars_100g: `${modifier} 0.5` }) });
    for (const outcome of [ofSet, ofText]) expect(outcome).toMatchObject({ food: { sugars } });
    expect(repairsOf(ofSet)).toEqual(repairs);
  });
});

describe('[FOO-04] energy', () => {
  const portion = {
    'energy-kcal_100g': 240,
    'energy-kj_100g': 1004,
    fat_100g: 21,
    carbohydrates_100g: 12,
    proteins_100g: 3,
  };

  it.each([
    ['in kJ alone, labelled kcal as in old responses', { energy_100g: 1088, energy_unit: 'kcal' }, 260],
    ['in kJ in the kcal field', { 'energy-kcal_100g': 1088 }, 260],
    ['missing', {}, 260],
    ['whose kJ and kcal disagree', { 'energy-kcal_100g': 134, 'energy-kj_100g': 1085 }, 260],
    ['given only in kJ', { 'energy-kcal_100g': 0, 'energy-kj_100g': 1088 }, 260],
    ['whose ratio is just within 3.9 to 4.5', { 'energy-kcal_100g': 260, 'energy-kj_100g': 1166 }, 260],
    ['slightly different from the macros', { 'energy-kcal_100g': 275 }, 275],
    ['different from the macros by a third', { 'energy-kcal_100g': 380, 'energy-kj_100g': 1590 }, 380],
  ])('%s', (_, energy, kcal) => {
    const none = { 'energy-kcal_100g': '', 'energy-kj_100g': '' };
    const outcome = readFigures({ ...none, ...energy });
    expect(outcome).toMatchObject({ food: { kcal: expect.closeTo(kcal, 0) } });
  });

  it.each([
    ['more than pure fat has', { 'energy-kcal_100g': 2255, 'energy-kj_100g': 9435 }, 'energy_contradicts'],
    ['more than pure fat has, in kJ alone', { 'energy-kcal_100g': '', 'energy-kj_100g': 9000 }, 'energy_impossible'],
    ['far from the macros', { 'energy-kcal_100g': 20, 'energy-kj_100g': 84 }, 'energy_contradicts'],
    [
      'contradictory, and the macros cannot decide',
      { 'energy-kcal_100g': 300, 'energy-kj_100g': 258, fat_100g: '' },
      'energy_contradicts',
    ],
    [
      'less than the known macros provide',
      { 'energy-kcal_100g': 20, 'energy-kj_100g': 84, fat_100g: '' },
      'energy_contradicts',
    ],
    ['per serving, given for chocolate as if per 100 g', { ...portion }, 'energy_impossible'],
    ['negative', { 'energy-kcal_100g': -5 }, 'negative_figure'],
  ])('is refused if it is %s', (_, energy, refused) => {
    const categories_tags = ['en:snacks', 'en:chocolates'];
    expect(read({ nutriments: figures(energy), categories_tags })).toMatchObject({ refused });
  });

  it('is corrected for chocolate with kJ in the kcal field', () => {
    const nutella = { 'energy-kcal_100g': 2255, fat_100g: 30.9, carbohydrates_100g: 57.5, proteins_100g: 6.3 };
    const outcome = read({ nutriments: nutella });
    expect(outcome).toMatchObject({ food: { kcal: 539 } });
    expect(repairsOf(outcome)).toContain('kilojoules_as_kcal');
  });

  it('counts 7 kcal per gram of alcohol, whose percentage is by volume', () => {
    const wine = { alcohol_100g: 12, fat_100g: 0, carbohydrates_100g: 1, proteins_100g: 0 };
    expect(read({ nutriments: wine })).toMatchObject({ food: { kcal: 70.3 } });
  });

  it('is accepted for wine even if the record does not state its alcohol', () => {
    const nutriments = {
      'energy-kcal_100g': 83,
      'energy-kj_100g': 347,
      fat_100g: 0,
      carbohydrates_100g: 1,
      proteins_100g: 0,
    };
    expect(read({ nutriments, categories_tags: ['en:wines'] })).toMatchObject({ food: { kcal: 83 }, repairs: [] });
    expect(read({ nutriments })).toMatchObject({ refused: 'energy_contradicts' });
  });

  it('counts 2.4 kcal per gram of polyols for sugar-free gum', () => {
    const nutriments = { fat_100g: 0, carbohydrates_100g: 60, proteins_100g: 0, polyols_100g: 60 };
    expect(read({ nutriments })).toMatchObject({ food: { kcal: 144 } });
  });
});

describe('[FOO-04] macros', () => {
  it('are unknown, not zero, if they are blank', () => {
    const outcome = readFigures({ fat_100g: '', carbohydrates_100g: undefined });
    expect(outcome).toMatchObject({ food: { kcal: 260, fat: null, carbohydrates: null, protein: 8 } });
    expect(repairsOf(outcome)).toEqual(['macros_missing']);
  });

  it.each([[{ fat_100g: 46.7, carbohydrates_100g: 63.3, proteins_100g: 10 }], [{ carbohydrates_100g: 101 }]])(
    'are refused if they exceed 105 g in total, or if one exceeds 100 g: %j',
    (changes) => {
      expect(readFigures(changes)).toMatchObject({ refused: 'macros_over_100' });
    },
  );

  it('leave out a part that exceeds its whole', () => {
    const outcome = readFigures({ sugars_100g: 51, 'saturated-fat_100g': 2.5 });
    expect(outcome).toMatchObject({ food: { sugars: null, saturated_fat: 2.5 } });
    expect(repairsOf(outcome)).toEqual(['part_over_whole']);
  });

  it.each([
    ['in the United States', ['en:united-states'], '8710398527677', 45],
    ['in France as well, with a European number', ['en:france', 'en:united-states'], '8710398527677', 50],
    ['in France as well, with an American number', ['en:france', 'en:united-states'], '0034000460625', 45],
    ['in the Netherlands', ['en:netherlands'], '0034000460625', 50],
  ])(
    'have the fiber subtracted, for a product sold %s, if the label includes it in the carbohydrates',
    (_, countries, code, carbohydrates) => {
      expect(read({ countries_tags: countries, code })).toMatchObject({ food: { carbohydrates, fiber: 5 } });
    },
  );

  it('are rounded if the source converted them from a label per serving', () => {
    const outcome = readFigures({ 'energy-kcal_100g': 260.736842105263, fat_100g: 2.0714285 });
    expect(outcome).toMatchObject({ food: { kcal: 260.7, fat: 2.07 } });
    expect(repairsOf(outcome)).toEqual(['figures_rounded']);
  });
});

describe('[FOO-04] salt', () => {
  it.each([
    ['as sodium', { salt_100g: '' }, 1],
    ['as 2.54 times sodium', { salt_100g: 1.016 }, 1.016],
    ['that contradicts its sodium', { salt_100g: 6.9 }, 1],
    ['alone', { sodium_100g: '' }, 1],
    ['of 0', { salt_100g: 0, sodium_100g: 0 }, 0],
    ['unknown', { salt_100g: '', sodium_100g: '' }, null],
  ])('%s', (_, changes, salt) => {
    expect(readFigures(changes)).toMatchObject({ food: { salt } });
  });

  it.each([
    { salt_100g: '544', sodium_100g: '214' },
    { salt_100g: '', sodium_100g: 60 },
  ])('is refused if it exceeds the weight of the food: %j', (changes) => {
    expect(readFigures(changes)).toMatchObject({ refused: 'salt_impossible' });
  });
});

describe('[FOO-04] nutrients given only per serving', () => {
  const tea = { 'energy-kcal_serving': 280, fat_serving: 0, carbohydrates_serving: 70, proteins_serving: 0 };

  it('are refused for a tea bag of 1 g, which gives 28,000 kcal per 100 g', () => {
    expect(read({ serving_quantity: 1, nutriments: tea })).toMatchObject({ refused: 'serving_only_too_small' });
    expect(read({ nutriments: tea })).toMatchObject({ refused: 'serving_only_too_small' });
  });

  it('are converted if the serving is large enough', () => {
    const outcome = read({ serving_quantity: '200', nutriments: tea });
    expect(outcome).toMatchObject({ food: { kcal: 140, carbohydrates: 35 } });
    expect(repairsOf(outcome)).toEqual(['serving_converted']);
  });
});

describe('[FOO-04] a record without nutrients', () => {
  it.each([
    ['nothing at all', {}, 'no energy, no macros'],
    ['a Nutri-Score', { nutriscore_grade: 'e' }, 'a Nutri-Score without figures'],
    ['one macro', { nutriments: { carbohydrates_100g: 67 } }, 'no energy, no macros'],
  ])('is refused with %s', (_, changes, detail) => {
    expect(read({ nutriments: {}, ...changes })).toMatchObject({ refused: 'no_nutrition', detail });
  });
});
