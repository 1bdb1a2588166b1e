import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessMapping, openQuestions } from './import-mapping.ts';
import { readRows } from './import-rows.ts';
import type { ImportTable, ImportWeightUnit } from './import-terms.ts';
import { readWeight } from './weight-in-text.ts';

const LATEST = '2027-03-14';

function table(headings: string, ...rows: readonly string[]): ImportTable {
  return { headings: headings.split('|'), rows: rows.map((row) => ['2027-03-01', ...row.split('|')]) };
}

/** The weights of a file in kilograms, or what is wrong with a row, and the cells asked about. */
function read(file: ImportTable, answer?: ImportWeightUnit) {
  const guess = guessMapping(file, { own: 'KILOGRAMS', latest: LATEST });
  const mapping = answer === undefined ? guess : { ...guess, weight_unit: answer };
  return {
    kg: readRows(file, mapping, LATEST).map((row) => {
      if ('weight' in row) return row.weight.weight;
      return 'fault' in row ? row.fault : 'skipped' in row && row.skipped;
    }),
    asked: openQuestions(file, mapping, LATEST).map(({ about, cell }) => `${about} ${cell}`),
  };
}

describe('a weight in a cell with its units', () => {
  it.each([
    ['11st 4lb', 71.67],
    ['11st4lb', 71.67],
    ['11st, 4lb', 71.67],
    ['11 st. 4 lbs.', 71.67],
    ['11 st 4', 71.67],
    ['11st 4½lb', 71.89],
    ['11st 4 1/2 lb', 71.89],
    ['11 stone and 4 pounds', 71.67],
    ['11 stone en 4,5 pound', 71.89],
    ['11.5 st', 73.03],
    ['11½ stone', 73.03],
    ['11st 4lb 8oz', 71.89],
    ['165 lb 8 oz', 75.07],
    ['165lbs, 8oz', 75.07],
    ['75 kg 200 g', 75.2],
    ['75.200 g', 75.2],
    ['75200 gram', 75.2],
    ['75,2 kilo', 75.2],
    ['75,2 kilogrammen', 75.2],
    ['165.3 lb (75 kg)', 74.98],
    ['75 kg / 165 lb', 75],
    ['75 kg = 165.3 lb', 75],
    ['11st 11lb / 165 lb / 74.8 kg', 74.84],
    ['75 kg or 11 st 11', 75],
  ])('is read: %s is %s kg', (cell, kilograms) => {
    expect(readWeight(cell)?.kilograms).toBe(kilograms);
    expect(read(table('Date|Weight', cell))).toEqual({ kg: [kilograms], asked: [] });
    expect(read(table('Date|Weight', cell.toUpperCase()))).toEqual({ kg: [kilograms], asked: [] });
  });

  it.each([
    '11 st 15',
    '11.5 st 4',
    '75 kg 165 kg',
    '75 kg (170 lb)',
    '75 kg - 75.5 kg',
    '75 kcal',
    '4 lb 11 st',
    '75 kg x',
  ])('is refused: %s', (cell) => {
    expect(readWeight(cell)).toBeNull();
    expect(read(table('Date|Weight (kg)', cell)).kg).toEqual(['NOT_A_NUMBER']);
  });
});

describe('stone and pounds in two columns', () => {
  it.each([
    'Weight (st)|Weight (lb)',
    'Weight (Stone)|Weight (Pounds)',
    'Weight stones|Weight pounds',
    'weight_st|weight_lb',
    'Weight st|lb',
    'Weight (st)|(lb)',
    'st|lb',
    'st|lbs',
    'Stone|Pounds',
    'Stones|Pounds',
    'STONE|LBS',
    'Body weight (st)|Body weight (lb)',
    'Gewicht (st)|Gewicht (lb)',
    'Stone|Pond',
    'Gewicht in stone|en ponden',
    'Weight stone (whole)|Weight pounds (remaining)',
    'Weight (st)|+ lb',
  ])('are added up under %s, in either order', (headings) => {
    expect(read(table(`Date|${headings}`, '11|4', '11|4.5', '12|0', '12|', '11st|4lb'))).toEqual({
      kg: [71.67, 71.89, 76.2, 76.2, 71.67],
      asked: [],
    });
    const reversed = headings.split('|').toReversed().join('|');
    expect(read(table(`Date|${reversed}`, '4|11', '|12')).kg).toEqual([71.67, 76.2]);
  });

  it.each([
    ['Weight (st)|Weight (lb)|Weight (oz)', '11|4|8', 71.89],
    ['Weight (lb)|Weight (oz)', '165|8', 75.07],
    ['Weight (kg)|Weight (g)', '75|200', 75.2],
    ['Weight (kg)|Weight (lb)', '75|165.3', 75],
    ['Weight (st)|Weight (lb)', '11.3|158', 71.67],
    ['Weight (st)|Weight (lb)', '11.29|4', 71.69],
    ['Weight (kg)|Weight (g)', '75.2|75200', 75.2],
    ['Weight (kg)|Fat (lb)', '75|30', 75],
    ['Weight (st)|Goal weight (lb)', '11|4', 69.85],
  ])('and other columns %s with %s are %s kg', (headings, cells, kilograms) => {
    expect(read(table(`Date|${headings}`, cells)).kg).toEqual([kilograms]);
  });

  it.each(['11|170', '11.5|4', '|4', '11|x', 'x|4'])('are refused if they are not one weight: %s', (cells) => {
    expect(read(table('Date|Weight (st)|Weight (lb)', cells)).kg).toEqual([
      expect.stringMatching(/^(?:NOT_A_NUMBER|NO_RIGHT_WEIGHT)$/),
    ]);
  });

  it('are as heavy as the same weight in one column', () => {
    const pounds = fc.integer({ min: 0, max: 27 }).map((half) => half / 2);
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 30 }), pounds, (stone, rest) => {
        const { kg } = read(table('Date|Weight (st)|Weight (lb)', `${stone}|${rest}`));
        expect(kg).toEqual(read(table('Date|Weight', `${stone}st ${rest}lb`)).kg);
        expect(kg).toEqual(read(table('Date|Weight (lb)', String(stone * 14 + rest))).kg);
      }),
    );
  });
});

describe('stone and pounds in one column', () => {
  it.each(['11 4', '11-4', '11:4', '11/4', '11st 4'])('are read under "Weight (st lb)" from %s', (cell) => {
    expect(read(table('Date|Weight (st lb)', cell))).toEqual({ kg: [71.67], asked: [] });
    expect(read(table('Date|Weight (st)', cell))).toEqual({ kg: [71.67], asked: [] });
  });

  it('are not one number: a space is not left out', () => {
    expect(read(table('Date|Weight (lb)', '11 4')).kg).toEqual(['NOT_A_NUMBER']);
    expect(read(table('Date|Weight', '11 4'), 'KILOGRAMS').kg).toEqual(['NOT_A_NUMBER']);
  });

  it('are asked about if the pounds may be decimals of the stone', () => {
    expect(read(table('Date|Weight (st lb)', '11.4')).asked).toEqual(['weight_unit 11.4']);
    expect(read(table('Date|Weight (st lb)', '11 4', '11.5')).asked).toEqual(['weight_unit 11.5']);
  });
});

describe('a column with the unit of each weight', () => {
  it.each([
    'Unit',
    'Units',
    'Weight unit',
    'weight_unit',
    'Unit of weight',
    'Eenheid',
    'Gewichtseenheid',
    'Eenheid van gewicht',
    'UOM',
    'kg/lb',
    '',
  ])('is used in its row under the heading %j', (heading) => {
    const file = table(`Date|Weight|${heading}`, '165|lb', '75|kg', '11.5|st', '75200|g', '165|Pounds', '75|kilo');
    expect(read(file)).toEqual({ kg: [74.84, 75, 73.03, 75.2, 74.84, 75], asked: [] });
  });

  it('may come before the weights', () => {
    expect(read(table('Date|Unit|Weight', 'lb|165', 'kg|75'))).toEqual({ kg: [74.84, 75], asked: [] });
  });

  it('does not replace the unit in a cell', () => {
    expect(read(table('Date|Weight|Unit', '165 lb|kg', '75|kg'))).toEqual({ kg: [74.84, 75], asked: [] });
  });

  it('applies to rows without a unit if it is the only one, otherwise they are asked about', () => {
    expect(read(table('Date|Weight|Unit', '165|lb', '164|'))).toEqual({ kg: [74.84, 74.39], asked: [] });
    const mixed = table('Date|Weight|Unit', '165|lb', '75|kg', '164|');
    expect(read(mixed).asked).toEqual(['weight_unit 164']);
    expect(read(mixed, 'POUNDS').kg).toEqual([74.84, 75, 74.39]);
  });

  it('is asked about if it names an unknown unit, or another than the heading', () => {
    const unknown = table('Date|Weight|Unit', '165|lb', '75|kin');
    expect(read(unknown).asked).toEqual(['weight_unit 75']);
    expect(read(unknown, 'KILOGRAMS').kg).toEqual([74.84, 75]);
    expect(read(table('Date|Weight (kg)|Unit', '165|lb')).asked).toEqual(['weight_unit 165']);
    expect(read(table('Date|Weight (kg)|Unit', '75|kg')).asked).toEqual([]);
    expect(read(table('Date|Weight (kg)|Unit', '75|cm'))).toEqual({ kg: [75], asked: [] });
  });

  it('may name a system of units', () => {
    expect(read(table('Date|Weight|System', '75|metric', '70|Metrisch'))).toEqual({ kg: [75, 70], asked: [] });
    const mixed = table('Date|Weight|System', '165|imperial', '75|metric');
    expect(read(mixed).asked).toEqual(['weight_unit 165']);
    expect(read(mixed, 'POUNDS').kg).toEqual([74.84, 75]);
  });

  it('does not apply one answer to several unknown units', () => {
    const file = table('Date|Weight|Unit', '165|kin', '75|jin', '70|kg');
    expect(read(file, 'KILOGRAMS').kg).toEqual(['NOT_A_NUMBER', 'NOT_A_NUMBER', 70]);
  });

  it('leaves out rows that are not weights', () => {
    expect(read(table('Date|Metric|Unit|Amount', 'Weight|lbs|160', 'Heart rate|bpm|60', 'Weight|kg|72'))).toEqual({
      kg: [72.57, 'NOT_A_WEIGHT', 72],
      asked: [],
    });
  });
});

it.each([
  ['Weight (g)', '75200'],
  ['Weight (g)', '75,200'],
  ['Weight (g)', '75.200'],
  ['Gewicht in gram', '75200'],
  ['weight_g', '75 200'],
])('a weight under %s is read from %s without a question', (heading, cell) => {
  expect(read(table(`Date|${heading}`, cell))).toEqual({ kg: [75.2], asked: [] });
});

it.each([
  ['Weight (g)', '1500'],
  ['Weight', '1500 g'],
  ['Weight (oz)', '40'],
])('a weight of a food is not that of a person: under %s, %s', (heading, cell) => {
  expect(read(table(`Date|Food|${heading}`, `Bread|${cell}`)).kg).toEqual(['NOT_A_NUMBER']);
});

describe('weights of ordinary files', () => {
  it.each([
    ['the same weight in pounds and in stone', 'Date|Weight (lb)|Weight (st)', '158|11st 4lb', 71.67],
    ['all pounds next to the whole stone', 'Date|Weight (lb)|Weight (st)', '158|11', 71.67],
    ['the change since the last time', 'Date|Weight (kg)|+/- (g)', '71|200', 71],
    ['a change that is negative', 'Date|Weight (kg)|+/- (g)', '71|-100', 71],
    ['a change in ounces', 'Date|Weight (lb)|± (oz)', '165|2', 74.84],
    ['a unit with its abbreviation', 'Date|Weight|Unit', '75.2|kilograms (kg)', 75.2],
    ['a space before the decimals', 'Date|Weight', '75, 2 kg', 75.2],
  ])('are read with %s', (_, headings, row, kilograms) => {
    expect(read(table(headings, row)).kg).toEqual([kilograms]);
  });

  it('are not the body mass index or lean mass of the same file', () => {
    const file: ImportTable = {
      headings: ['type', 'date', 'value'],
      rows: [
        ['Weight', '2027-03-01', '75.2'],
        ['Body Mass Index', '2027-03-01', '24.5'],
        ['Mass (lean)', '2027-03-01', '60'],
        ['Body mass', '2027-03-02', '75.1'],
      ],
    };
    expect(read(file).kg).toEqual([75.2, 'NOT_A_WEIGHT', 'NOT_A_WEIGHT', 75.1]);
  });
});
