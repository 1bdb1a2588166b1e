import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessMapping, openQuestions } from './import-mapping.ts';
import { readRows } from './import-rows.ts';
import type { ImportTable } from './import-terms.ts';

const LATEST = '2027-03-14';

function table(headings: string, ...rows: readonly string[]): ImportTable {
  return { headings: headings.split('|'), rows: rows.map((row) => ['2027-03-01', ...row.split('|')]) };
}

/** The energies of a file as first read, or what is wrong with a row, and the questions asked about the file. */
function read(file: ImportTable) {
  const mapping = guessMapping(file, { own: 'KILOGRAMS', latest: LATEST });
  return {
    kcal: readRows(file, mapping, LATEST).map((row) => {
      if ('meal' in row) return row.meal.kcal;
      return 'skipped' in row ? row.skipped : 'fault' in row && row.fault;
    }),
    asked: openQuestions(file, mapping, LATEST).map(({ about, cell }) => `${about} ${cell}`),
  };
}

describe('thousands separators', () => {
  it.each([
    ['Calories', ['1.050'], [1050]],
    ['Calories', ['1.050', '640'], [1050, 640]],
    ['Calories', ['1,050', '640'], [1050, 640]],
    ['Calories', ['1.050', '2.100', '850'], [1050, 2100, 850]],
    ['Calories', ['1 050', '640'], [1050, 640]],
    ['Calories', ['1’050', "1'250"], [1050, 1250]],
    ['Calories', ['1.050 kcal', '640 kcal'], [1050, 640]],
    ['Calories', ['1.234,5', '1.050'], [1234.5, 1050]],
    ['Energie (kJ)', ['12.550', '8.400'], [2999.52, 2007.65]],
    ['Energie (kJ)', ['12,550', '8,400'], [2999.52, 2007.65]],
    ['Energie (kJ)', ['12.550', '8.400', '950'], [2999.52, 2007.65, 227.06]],
    ['Energy (MJ)', ['8.400', '10.250'], [2007.65, 2449.81]],
    ['Calories', ['350.5', '1.05'], [350.5, 1.05]],
    ['Calories', ['420.125', '98.337'], [420.13, 98.34]],
    ['Calories', ['420.125', '98.337', '4.125'], [420.13, 98.34, 4.13]],
    ['Calories', ['420,125', '98,337'], [420.13, 98.34]],
    ['Calories', ['0.250', '640'], [0.25, 640]],
    ['Calories', ['0,250', '640'], [0.25, 640]],
    ['Calories', ['0.000', '640'], ['NOTHING_IN_IT', 640]],
  ] as const)('are unambiguous under the heading %s in the cells %j: %j', (heading, cells, kcal) => {
    expect(read(table(`Date|${heading}`, ...cells))).toEqual({ kcal, asked: [] });
  });

  it.each([
    ['Calories', ['12.050', '1.050'], '12.050'],
    ['Calories', ['1.050', '350.5'], '1.050'],
    ['Calories', ['1.050', '0.000'], '1.050'],
    ['Calories', ['1.050', '0.250'], '1.050'],
    ['Calories', ['640', '12.050'], '12.050'],
    ['Calories', ['1,050', '350,5'], '1,050'],
    ['Energie (kJ)', ['8.400', '350.5'], '8.400'],
  ] as const)('are asked about under the heading %s with the cells %j', (heading, cells, doubtful) => {
    expect(read(table(`Date|${heading}`, ...cells)).asked).toEqual([`energy_decimal_mark ${doubtful}`]);
  });

  it("are read according to the person's answer; unambiguous cells are read as written", () => {
    const file = table('Date|Calories', '1.050', '350.5');
    const mapping = guessMapping(file, { own: 'KILOGRAMS', latest: LATEST });
    const readAs = (mark: 'DOT' | 'COMMA') =>
      readRows(file, { ...mapping, energy_decimal_mark: mark }, LATEST).map((row) => 'meal' in row && row.meal.kcal);
    expect(readAs('COMMA')).toEqual([1050, 350.5]);
    expect(readAs('DOT')).toEqual([1.05, 350.5]);
  });

  it('are distinguished from decimal marks by the other numbers in the file', () => {
    expect(read(table('Date|Calories|Protein', '1,050|30.5', '12,100|2'))).toEqual({ kcal: [1050, 12_100], asked: [] });
    expect(read(table('Date|Calories|Eiwit', '1.050|30,5', '640|2'))).toEqual({ kcal: [1050, 640], asked: [] });
  });

  it('are never silently misread, however a program writes whole numbers', () => {
    const figures = fc.array(fc.integer({ min: 1, max: 8000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(figures, fc.constantFrom('.', ',', ' ', "'", '’', ''), (kcal, mark) => {
        const cells = kcal.map((figure) => String(figure).replace(/(?=\d{3}$)(?<=\d)/, mark));
        const result = read(table('Date|Calories', ...cells));
        expect(result.asked.length > 0 ? kcal : result.kcal).toEqual(kcal);
      }),
    );
  });

  it('are never assumed in numbers with decimals without asking', () => {
    const figures = fc.array(fc.integer({ min: 100, max: 800_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(figures, fc.constantFrom(1, 2), fc.constantFrom('.', ','), (hundredths, decimals, mark) => {
        const kcal = hundredths.map((figure) => Number((figure / 100).toFixed(decimals)));
        const result = read(table('Date|Calories', ...kcal.map((one) => one.toFixed(decimals).replace('.', mark))));
        expect(result.asked.length > 0 ? kcal : result.kcal).toEqual(kcal);
      }),
    );
  });
});

describe('the unit of energy', () => {
  it.each([
    ['Date|Energy (MJ)', ['8.4'], [2007.65]],
    ['Date|Energy (J)', ['8400000'], [2007.65]],
    ['Date|Energy (cal)', ['400'], [400]],
    ['Date|Energy (cal)', ['400000', '650000'], [400, 650]],
    ['Date|Energy', ['1673 kJ', '400 kcal'], [399.86, 400]],
    ['Date|Energy', ['8.4 MJ', '412 Cal'], [2007.65, 412]],
    ['Date|Energy', ['1673 kJ / 400 kcal', '400 kcal (1673 kJ)'], [400, 400]],
    ['Date|Energy|Unit', ['1673|kJ', '400|kcal'], [399.86, 400]],
    ['Date|Energie|Eenheid', ['1673|kJ'], [399.86]],
    ['Date|Energy|Energy unit|Units', ['1673|kJ|slice'], [399.86]],
    ['Date|Energy', ['1673 kJ', '0'], [399.86, 'NOTHING_IN_IT']],
    ['Date|Calories|Units', ['400|slice'], [400]],
    ['Date|Energy (kJ)|Energy (kcal)', ['1673|400'], [400]],
    ['Date|Energy per 100 g (kcal)|Energy (kcal)', ['130|390'], [390]],
  ])('is read under the headings %s from the rows %j as %j', (headings, rows, kcal) => {
    expect(read(table(headings, ...rows))).toEqual({ kcal, asked: [] });
  });

  it.each([
    ['Date|Energy', ['400'], '400'],
    ['Date|Energie', ['n/a', '0', '650'], '650'],
    ['Date|Energy (kcal/kJ)', ['400'], '400'],
    ['Date|Energy', ['1673 kJ', '400 kcal', '500'], '500'],
    ['Date|Energy', ['1673 kJ', '900 kJ', '500'], '500'],
    ['Date|Energy|Unit', ['1673|kJ', '500|'], '500'],
    ['Date|Energy|Unit', ['1673|serving'], '1673'],
  ])('must be asked about under the headings %s with the rows %j', (headings, rows, cell) => {
    expect(read(table(headings, ...rows)).asked).toEqual([`energy_unit ${cell}`]);
  });

  it('is not asked about because of rows that are skipped', () => {
    const file = table('Date|Meal|Energy', 'Lunch|1673 kJ', 'Total|1673');
    expect(read(file)).toEqual({ kcal: [399.86, 'TOTAL'], asked: [] });
  });
});

describe('energy per 100 g or per serving', () => {
  it.each([
    ['Date|Energy per 100 g (kcal)|Amount (g)', '130|300', 390],
    ['Date|kcal/100g|Amount', '130|300 g', 390],
    ['Date|Calories per 100ml|Amount', '40|0.5 l', 200],
    ['Datum|Energie per 100 g (kJ)|Hoeveelheid (gram)', '418.4|250', 250],
    ['Date|Calories per serving|Servings', '130|3', 390],
    ['Date|Calories per serving|Quantity', '130|1.5', 195],
    ['Datum|Kcal per portie|Aantal porties', '130|2', 260],
    ['Date|Calories per serving|Quantity', '130|2 servings', 260],
  ])('is multiplied under the headings %s: %s gives %s', (headings, row, kcal) => {
    expect(read(table(headings, row)).kcal).toEqual([kcal]);
  });

  it.each([
    ['Date|Energy per 100 g (kcal)', '130'],
    ['Date|Energy per 100 g (kcal)|Amount', '130|3'],
    ['Date|Energy per 100 g (kcal)|Amount (g)', '130|'],
    ['Date|Energy per 100 g (kcal)|Amount (g)', '130|1.050'],
    ['Date|Calories per serving|Meal', '130|Lunch'],
    ['Date|Calories per serving|Amount', '130|300 g'],
    ['Datum|Kcal per stuk|Naam', '130|Appel'],
  ])('is refused if a row does not state its quantity: %s with %s', (headings, row) => {
    expect(read(table(headings, row)).kcal).toEqual(['UNKNOWN_AMOUNT']);
  });

  it('also multiplies macros, and leaves out macros whose reference amount is not stated', () => {
    const file = table('Date|Energy per 100 g (kcal)|Protein per 100 g|Fat (g)|Amount (g)', '130|10|5|300');
    const mapping = guessMapping(file, { own: 'KILOGRAMS', latest: LATEST });
    expect(readRows(file, mapping, LATEST)).toMatchObject([{ meal: { kcal: 390, protein: 30, fat: null } }]);
  });

  it.each(['Calories per day', 'Calories per meal', 'Kcal per maaltijd'])(
    'is not assumed under the heading %s',
    (heading) => {
      expect(read(table(`Date|${heading}`, '400')).kcal).toEqual([400]);
    },
  );
});

describe('a unit of energy in a cell', () => {
  const names = {
    400: [
      'kcal',
      'kcals',
      'Kcal.',
      'k.cal',
      'cal',
      'cals',
      'Cals.',
      'Cal',
      'calorie',
      'calories',
      'calorieën',
      'kilocalories',
      'kilo calorieën',
      'kcalorie',
      'Kalorien',
      'calorías',
    ],
    95.6: ['kJ', 'KJ', 'kj.', 'kilojoule', 'kilojoules', 'kilo joule', 'kjoule'],
    95_602.29: ['MJ', 'megajoule', 'mega joules'],
    0.1: ['J', 'joule', 'joules'],
  };
  const cases = Object.entries(names).flatMap(([kcal, units]) => units.map((unit) => [unit, Number(kcal)] as const));

  it.each(cases)('is read: 400 %s is %s kcal', (unit, kcal) => {
    const expected = kcal > 20_000 ? { kcal: ['TOO_LARGE'], asked: [] } : { kcal: [kcal], asked: [] };
    for (const cell of [`400 ${unit}`, `400${unit}`, `400.0 ${unit}`, `${unit.replace('.', '')} 400`]) {
      expect([cell, read(table('Date|Energy', cell))]).toEqual([cell, expected]);
    }
  });

  it.each(['400 foo', '400 kcal per 100 g', 'cal', '400 calendar', '400 kg kcal'])('is not in %s', (cell) => {
    expect(read(table('Date|Calories', cell)).kcal).toEqual(['NOT_A_NUMBER']);
  });

  it('is that of the kilocalories if a cell states both', () => {
    for (const cell of ['1673 kJ (400 cals)', '400 cals / 1673 kJ', '1.673 MJ = 400 calories']) {
      expect([cell, read(table('Date|Energy', cell)).kcal]).toEqual([cell, [400]]);
    }
  });
});
