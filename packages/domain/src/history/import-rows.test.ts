import { describe, expect, it } from 'vitest';
import { kindToldBy, sourceOf } from './import-headings.ts';
import { guessMapping } from './import-mapping.ts';
import type { ImportTable } from './import-terms.ts';
import { statedEnergyUnit, statedWeightUnit } from './stated-formats.ts';
import { readRows, rowKeys } from './import-rows.ts';
import { atOffset, momentAt, readClock, readDate, readMeal, readNumber } from './read-cells.ts';
import type { WeightUnit } from '../units/weight-units.ts';

const LATEST = '2027-03-14';

/** A table written as lines, with a separator between the cells. */
function table(text: string, mark = '|'): ImportTable {
  const [headings = [], ...rows] = text.split('\n').map((line) => line.split(mark).map((cell) => cell.trim()));
  return { headings, rows };
}
const guess = (from: ImportTable, own: WeightUnit = 'KILOGRAMS') => guessMapping(from, { own, latest: LATEST });
const read = (from: ImportTable) => readRows(from, guess(from), LATEST);

describe('the unit of weights', () => {
  it.each([
    ['Date|Weight (lbs)', '2027-03-01|160', 'POUNDS'],
    ['Date|Weight (kg)|Weight (lbs)', '2027-03-01|72|159', 'KILOGRAMS'],
    ['Date|kg', '2027-03-01|72', 'KILOGRAMS'],
    ['Datum|Gewicht|Kilo of lb', '2027-03-01|72|', null],
    ['Date|Weight', '2027-03-01|160 lb', 'POUNDS'],
    ['Date|Weight', '2027-03-01|72 kg', 'KILOGRAMS'],
    ['id|created_at|type|value', '1|2027-03-01T00:00:00Z|WEIGHT|72', 'KILOGRAMS'],
    ['Date|Weight', '2027-03-01|72', null],
    ['Date|Weight|Album', '2027-03-01|72|5 albs', null],
  ] as const)('is the unit stated in %s, if there is one', (headings, row, unit) => {
    const file = table(`${headings}\n${row}`);
    const place = headings.split('|').findIndex((heading) => /weight|gewicht|kg|value/i.test(heading));
    expect(statedWeightUnit(file, { weight: place }).unit).toBe(unit);
  });

  it('is the person’s own unit if the file states none, and the unit of the cell if the cell states another', () => {
    const file = table('Date|Weight\n2027-03-01|160');
    const read = (own: WeightUnit) => guess(file, own).weight_unit;
    expect([read('KILOGRAMS'), read('POUNDS'), read('STONES')]).toEqual(['KILOGRAMS', 'POUNDS', 'POUNDS']);
    const mixed = table('Date|Weight\n2027-03-01|72 kg\n2027-03-02|160 lbs\n2027-03-03|73');
    expect(readRows(mixed, guess(mixed, 'POUNDS'), LATEST)).toEqual([
      { line: 2, weight: { date: '2027-03-01', weight: 72 } },
      { line: 3, weight: { date: '2027-03-02', weight: 72.57 } },
      { line: 4, weight: { date: '2027-03-03', weight: 73 } },
    ]);
  });
});

describe('cells', () => {
  it.each([
    ['2027-03-01', 'DAY_FIRST', '2027-03-01'],
    ['2027-03-01T08:30:00Z', 'YEAR_FIRST', '2027-03-01'],
    ['1/3/2027', 'DAY_FIRST', '2027-03-01'],
    ['1/3/2027', 'MONTH_FIRST', '2027-01-03'],
    ['01-03-27', 'DAY_FIRST', '2027-03-01'],
    ['1 maart 2027', 'DAY_FIRST', '2027-03-01'],
    ['3 mei 2027', 'DAY_FIRST', '2027-05-03'],
    ['Oct 5, 2026', 'MONTH_FIRST', '2026-10-05'],
    ['June 5 2026', 'MONTH_FIRST', '2026-06-05'],
    ['30-02-2027', 'DAY_FIRST', null],
    ['13/13/2027', 'DAY_FIRST', null],
    ['29-Jun-2026', 'DAY_FIRST', '2026-06-29'],
    ['29-jun-26', 'DAY_FIRST', '2026-06-29'],
    ['29/okt/2026', 'DAY_FIRST', '2026-10-29'],
    ['Mon, 29 June 2026', 'DAY_FIRST', '2026-06-29'],
    ['ma 29 juni 2026', 'DAY_FIRST', '2026-06-29'],
    ['Monday, June 29th, 2026 08:15', 'DAY_FIRST', '2026-06-29'],
    ['20260629', 'DAY_FIRST', '2026-06-29'],
    ['20260629 08:15', 'MONTH_FIRST', '2026-06-29'],
    ['20261329', 'DAY_FIRST', null],
    ['12345678', 'DAY_FIRST', null],
    ['2026-Jun-29', 'DAY_FIRST', '2026-06-29'],
    ['2026 Jun 29', 'DAY_FIRST', '2026-06-29'],
    ['2026 juni 29', 'MONTH_FIRST', '2026-06-29'],
    ['2026, June 29th', 'MONTH_FIRST', '2026-06-29'],
    ['29JUN2026', 'MONTH_FIRST', '2026-06-29'],
    ['29okt2026', 'MONTH_FIRST', '2026-10-29'],
    ['29.Jun.2026', 'MONTH_FIRST', '2026-06-29'],
    ["29 Jun. '26", 'MONTH_FIRST', '2026-06-29'],
    ['9th of June 2026', 'MONTH_FIRST', '2026-06-09'],
    ['the 9th of June, 2026', 'MONTH_FIRST', '2026-06-09'],
    ['June the 9th, 2026', 'MONTH_FIRST', '2026-06-09'],
    ['9e juni 2026', 'MONTH_FIRST', '2026-06-09'],
    ['9 van juni 2026', 'MONTH_FIRST', '2026-06-09'],
    ['za 1-8-2026', 'DAY_FIRST', '2026-08-01'],
    ['za. 1-8-2026', 'DAY_FIRST', '2026-08-01'],
    ['Monday 29/06/2026', 'DAY_FIRST', '2026-06-29'],
    ['Monday, 06/29/2026 08:15', 'MONTH_FIRST', '2026-06-29'],
    ['Mon 2026-06-29', 'DAY_FIRST', '2026-06-29'],
    ['maandag - 29 juni 2026', 'DAY_FIRST', '2026-06-29'],
    ['lun. 29 juin 2026', 'DAY_FIRST', null],
    ['1782691200', 'DAY_FIRST', '2026-06-29'],
    ['1782691200000', 'DAY_FIRST', '2026-06-29'],
    ['1782720900', 'DAY_FIRST', null],
    ['9999999999', 'DAY_FIRST', null],
    ['Mon Jun 29 10:00:00 2026', 'DAY_FIRST', '2026-06-29'],
    ['Mon Jun 29 10:00:00 CEST 2026', 'DAY_FIRST', '2026-06-29'],
    ['29 / 06 / 2026', 'DAY_FIRST', '2026-06-29'],
    ['29 06 2026', 'DAY_FIRST', '2026-06-29'],
    ['2026 06 29', 'DAY_FIRST', '2026-06-29'],
    ['29 06 26', 'DAY_FIRST', null],
    ['29-6-2026', 'YEAR_FIRST', '2026-06-29'],
    ['6/29/2026', 'YEAR_FIRST', '2026-06-29'],
    ['8-8-2026', 'YEAR_FIRST', '2026-08-08'],
    ['1-8-2026', 'YEAR_FIRST', null],
    ['di 04-08-26', 'YEAR_FIRST', '2026-08-04'],
    ['Tue 04-08-26', 'MONTH_FIRST', '2026-08-04'],
    ['Mon 04-08-26', 'DAY_FIRST', '2026-08-04'],
    ['2026-08-04Z', 'DAY_FIRST', '2026-08-04'],
    ['Bread 29/06/2026', 'DAY_FIRST', null],
    ['5 foo 2027', 'DAY_FIRST', null],
    ['29-Jun', 'DAY_FIRST', null],
    ['yesterday', 'DAY_FIRST', null],
    ['', 'DAY_FIRST', null],
  ] as const)('are parsed as dates: %j, %s, is %j', (cell, order, date) => {
    expect(readDate(cell, order)).toBe(date);
  });

  it.each([
    ['80.2', 'DOT', 80.2],
    ['1,050', 'DOT', 1050],
    ['1,234.5', 'DOT', 1234.5],
    ['80,2', 'COMMA', 80.2],
    ['1.050', 'COMMA', 1050],
    ['1.234,5', 'COMMA', 1234.5],
    ['-3', 'DOT', -3],
    ['71.5 kg', 'DOT', 71.5],
    ['250 kcal', 'DOT', 250],
    ['80,2', 'DOT', null],
    ['1.2.3', 'DOT', null],
    ['12x', 'DOT', null],
    ['1e9', 'DOT', null],
    ['', 'DOT', null],
  ] as const)('are parsed as numbers: %j with %s is %j', (cell, mark, value) => {
    expect(readNumber(cell, mark)).toBe(value);
  });

  it.each([
    ['Breakfast', 'BREAKFAST'],
    ['Avondeten', 'DINNER'],
    ['Morning Snack', 'MORNING_SNACK'],
    ['Snacks', 'SNACK'],
    ['Uncategorized', 'SNACK'],
    ['LATE_SNACK', 'LATE_SNACK'],
    ['Avondmaaltijd', 'DINNER'],
    ['Middagmaaltijd', 'LUNCH'],
    ['Ochtendmaaltijd', 'BREAKFAST'],
    ['Warme maaltijd', 'DINNER'],
    ['Ochtend', 'BREAKFAST'],
    ["'s ochtends", 'BREAKFAST'],
    ['Middag', 'LUNCH'],
    ['Avond', 'DINNER'],
    ['Avond eten', 'DINNER'],
    ['Middag eten', 'LUNCH'],
    ['Ochtend 1', 'BREAKFAST'],
    ["'s Avonds", 'DINNER'],
    ['Ochtendsnack', 'MORNING_SNACK'],
    ['Tussendoortje ochtend', 'MORNING_SNACK'],
    ['Snack (middag)', 'AFTERNOON_SNACK'],
    ['Middagsnack', 'AFTERNOON_SNACK'],
    ['Namiddag', 'AFTERNOON_SNACK'],
    ['Avondsnack', 'LATE_SNACK'],
    ['Tussendoortje avond', 'LATE_SNACK'],
    ['Evening snack', 'LATE_SNACK'],
    ['Morning', 'BREAKFAST'],
    ['Midday meal', 'LUNCH'],
    ['Evening meal', 'DINNER'],
    ['Lunch', 'LUNCH'],
    ['Afternoon Snack', 'AFTERNOON_SNACK'],
    ['Frühstück', 'BREAKFAST'],
    ['Fru\u0308hstu\u0308ck', 'BREAKFAST'],
    ['Mittagessen', 'LUNCH'],
    ['Abendessen', 'DINNER'],
    ['Abendbrot', 'DINNER'],
    ['Petit-déjeuner', 'BREAKFAST'],
    ['Déjeuner', 'LUNCH'],
    ['Dîner', 'DINNER'],
    ['Desayuno', 'BREAKFAST'],
    ['Almuerzo', 'LUNCH'],
    ['Cena', 'DINNER'],
    ['Zwischenmahlzeit', 'SNACK'],
    ['Collation', 'SNACK'],
    ['Tussendoortje', 'SNACK'],
    ['Snack', 'SNACK'],
    ['', 'SNACK'],
  ] as const)('are parsed as meals: %j is %s', (cell, moment) => {
    expect(readMeal(cell)).toBe(moment);
  });
});

describe('times', () => {
  it.each([
    ['07:12', 432, 'BREAKFAST'],
    ['7:12 AM', 432, 'BREAKFAST'],
    ['12:05 AM', 5, 'LATE_SNACK'],
    ['12:05 p.m.', 725, 'LUNCH'],
    ['2026-08-04T10:59:59.123Z', 659, 'MORNING_SNACK'],
    ['2026-08-04 16:00:00', 960, 'AFTERNOON_SNACK'],
    ['4/8/2026, 7:30 pm', 1170, 'DINNER'],
    ['23:59', 1439, 'LATE_SNACK'],
  ] as const)('are parsed: %s is minute %i of the day, for %s', (cell, minutes, moment) => {
    expect(readClock(cell)).toBe(minutes);
    expect(momentAt(minutes)).toBe(moment);
  });

  it.each(['', '2026-08-04', '24:00', '13:05 PM', '7:61', '71:205', 'noon'])('%j is not a time', (cell) => {
    expect(readClock(cell)).toBeNull();
  });

  it.each([
    ['2026-08-04 23:30:00.000', 'UTC+0200', '2026-08-05T01:30:00'],
    ['2026-08-04 02:10:00', '-05:00', '2026-08-03T21:10:00'],
    ['2026-08-04 20:00:00.000', 'UTC+0545', '2026-08-05T01:45:00'],
    ['1782768600', 'UTC+0200', '2026-06-29T23:30:00'],
    ['1782777600000', 'UTC+0200', '2026-06-30T02:00:00'],
    ['2026-08-04', '', null],
    ['soon', 'UTC+0200', null],
  ])('are converted: %s, %s from UTC, is the local time %s', (moment, offset, there) => {
    expect(atOffset(moment, offset)).toBe(there);
  });
});

describe('recognising the kind of a table by its headings', () => {
  it.each([
    ['Date|Meal|Calories', 'DIARY'],
    ['Datum|Naam|Energie (kJ)', 'DIARY'],
    ['Date|Weight (kg)|Fat mass (kg)', 'WEIGHTS'],
    ['Day|Time|Group|Metric|Unit|Amount', 'WEIGHTS'],
    ['id|date|type|value|created_at', 'WEIGHTS'],
    ['com.samsung.health.weight.start_time|com.samsung.health.weight.weight', 'WEIGHTS'],
    ['Calories|Name', null],
    ['Date|Exercise|Calories', null],
    ['Date|Calories Burned', null],
    ['Date|Distance|Calories|Avg HR', null],
    ['Date|Weight goal', null],
    ['start_time|amount|time_offset', null],
    ['created_at|weight|personal_weight_unit', null],
    ['2026-08-04|Weight|80', null],
  ] as const)('recognises %s as: %s', (headings, kind) => {
    expect(kindToldBy(headings.split('|'))).toBe(kind);
  });
});

describe('a file from MyFitnessPal', () => {
  const file =
    table(`Date|Meal|Calories|Fat (g)|Saturated Fat|Sodium (mg)|Carbohydrates (g)|Fiber|Sugar|Protein (g)|Note
    2027-03-01|Breakfast|1,050|30.5|8|900|120|12|20|45|
    2027-03-01|Snacks|0|0|0|0|0|0|0|0|
    2027-03-02|Dinner|640|20||500|60||5|40|
    Totals||1690|50.5|||180|||85|`);

  it('imports each meal as plain numbers, with the fibre subtracted from its carbohydrates', () => {
    expect(sourceOf(file)).toBe('MYFITNESSPAL');
    expect(read(file)).toEqual([
      {
        line: 2,
        meal: {
          date: '2027-03-01',
          meal_moment: 'BREAKFAST',
          name: null,
          kcal: 1050,
          protein: 45,
          fat: 30.5,
          carbohydrates: 108,
          fiber: 12,
        },
      },
      { line: 3, skipped: 'NOTHING_IN_IT' },
      {
        line: 4,
        meal: {
          date: '2027-03-02',
          meal_moment: 'DINNER',
          name: null,
          kcal: 640,
          protein: 40,
          fat: 20,
          carbohydrates: 60,
          fiber: null,
        },
      },
      { line: 5, skipped: 'TOTAL' },
    ]);
  });
});

describe('the unit of energy', () => {
  it.each([
    ['Energie (kJ)', '1673', 'KILOJOULES', 399.86],
    ['Energy (kJ)', '1,673', 'KILOJOULES', 399.86],
    ['Kilojoules', '418.4', 'KILOJOULES', 100],
    ['Energy', '1673 kJ', 'KILOJOULES', 399.86],
    ['Energy (kcal)', '400', 'KILOCALORIES', 400],
    ['Calories', '400', 'KILOCALORIES', 400],
    ['Energie', '400', null, 400],
    ['Energy (kcal/kJ)', '400', null, 400],
  ] as const)('is read under the heading %s from the cell %s as %s, or asked about', (heading, cell, unit, kcal) => {
    const file = table(`Date|${heading}\n2027-03-01|${cell}`);
    expect(statedEnergyUnit(file, { kcal: 1 }).unit).toBe(unit);
    expect(read(file)).toMatchObject([{ meal: { kcal } }]);
  });

  it('is kilocalories if one of two energy columns is in kilocalories', () => {
    expect(read(table('Date|Energy (kJ)|Energy (kcal)\n2027-03-01|1673|400'))).toMatchObject([{ meal: { kcal: 400 } }]);
    expect(read(table('Date|Energy kJ|Calories\n2027-03-01|1673|400'))).toMatchObject([{ meal: { kcal: 400 } }]);
  });

  it('is the unit in the cell if the cell states one', () => {
    const file = table('Date|Energy (kJ)\n2027-03-01|400 kcal\n2027-03-02|1673');
    expect(read(file)).toMatchObject([{ meal: { kcal: 400 } }, { meal: { kcal: 399.86 } }]);
  });
});

it('macros are in the unit of their heading or their cell', () => {
  const file = table('Date|Calories|Protein (mg)|Fat|Carbs (oz)\n2027-03-01|400|20000|5000 mg|1');
  expect(read(file)).toMatchObject([{ meal: { protein: 20, fat: 5, carbohydrates: 28.35 } }]);
});

it.each([
  ['Datum|Kcal|Eiwit (mg)', '400|12.500', 12.5],
  ['Datum|Kcal|Eiwit (mg)', '400|850', 0.85],
  ['Datum|Kcal|Eiwit (milligram)', '1.050|7.250', 7.25],
  ['Date|Calories|Protein (mg)', '400|12,500', 12.5],
  ['Date|Calories|Protein (mg)', '400|12500.000', 12.5],
  ['Datum|Kcal|Eiwit (mg)', '400|12500,000', 12.5],
  ['Datum|Kcal|Eiwit', '400|12.500 mg', 12.5],
  ['Date|Calories|Protein', '400|12,500 mg', 12.5],
  ['Date|Calories|Protein (mg)', '400|12500.5', 12.5],
  ['Datum|Kcal|Eiwit (mg)|Vet (g)', '400|12.500|30,5', 12.5],
  ['Datum|Kcal|Eiwit (mg)|Vet (g)', '400|12.500|4', 12.5],
  ['Date|Calories|Protein (g)', '400|12.500', 12.5],
  ['Datum|Kcal|Eiwit (g)', '400|12,500', 12.5],
  ['Datum|Kcal|Eiwit', '400|12,500 g', 12.5],
  ['Date|Calories|Protein (mg)|Fat (g)', '400|850.125|30.125', 0.85],
])('under the headings %s, reads the row %s as %s g of protein', (headings, row, protein) => {
  expect(read(table(`${headings}\n2027-03-01|${row}`))).toMatchObject([{ meal: { protein } }]);
});

describe('rows that are left out', () => {
  it.each([
    'Total',
    'TOTALS',
    'Totaal',
    'Dagtotaal',
    'Daily total',
    'Subtotal',
    'Total for the day',
    'Totaal van de dag',
    'Total calories',
  ])('include totals, whichever column contains %s', (word) => {
    const file = table(`Date|Meal|Name|Calories|Category
        2027-03-01|Lunch|Soup|600|
        ${word}|||600|
        2027-03-01|${word}||600|
        2027-03-01||${word}|600|
        2027-03-01|||600|${word}`);
    const [meal, ...sums] = read(file);
    expect(meal).toMatchObject({ meal: { kcal: 600 } });
    expect(sums.map((row) => 'skipped' in row && row.skipped)).toEqual(['TOTAL', 'TOTAL', 'TOTAL', 'TOTAL']);
  });

  it.each(['Note', 'Notes', 'Opmerking', 'Comment', 'Mood', 'Category'])(
    'do not include a meal with a word for a total in its column %s',
    (heading) => {
      const file = table(`Date|Meal|Calories|${heading}
        2027-03-01|Lunch|600|sum
        2027-03-01|Dinner|700|Total`);
      expect(read(file)).toMatchObject([{ meal: { kcal: 600 } }, { meal: { kcal: 700 } }]);
    },
  );

  it.each([
    ['Type', 'total'],
    ['Row type', 'Day total'],
    ['row_type', 'subtotal'],
    ['RowType', 'SUMMARY'],
    ['Level', 'Total'],
    ['Soort', 'dagtotaal'],
    ['Regelsoort', 'Sub-totaal'],
    ['Niveau', 'totaal'],
    ['Regel', 'Totaal'],
    ['Group', 'Day total'],
    ['Label', 'Sub-total'],
    ['', 'Total'],
    ['Is total', 'true'],
    ['isTotal', '1'],
    ['Total', 'yes'],
    ['Summary row', 'x'],
    ['Totaalregel', 'ja'],
  ])('include a sum with the name of a meal, if its column %j says %s', (heading, word) => {
    const file = table(`Date|Meal|Name|Calories|${heading}
      2027-03-01|Lunch|Soup|600|
      2027-03-01|Lunch|Soup|600|${word}`);
    expect(read(file)).toMatchObject([{ meal: { kcal: 600 } }, { skipped: 'TOTAL' }]);
  });

  it.each([
    ['Total', '1'],
    ['Goal', 'yes'],
    ['Type', 'food'],
    ['Level', '1'],
    ['Is total', 'false'],
    ['Totaalregel', 'nee'],
  ])('do not include a meal if its column %j says %s', (heading, word) => {
    const file = table(`Date|Meal|Name|Calories|${heading}\n2027-03-01|Lunch|Soup|600|${word}`);
    expect(read(file)).toMatchObject([{ meal: { kcal: 600 } }]);
  });

  it.each([
    ['Type', 'Manual'],
    ['Soort', 'ochtend'],
    ['Metric', 'Scale'],
  ])('do not include a weight if no row of its column %s names a weight, such as %s', (heading, word) => {
    const file = table(`Date|Weight (kg)|${heading}\n2027-03-01|75|${word}`);
    expect(read(file)).toMatchObject([{ weight: { weight: 75 } }]);
    const values = table(`Date|Value|${heading}\n2027-03-01|75|${word}`);
    expect(read(values)).toMatchObject([{ skipped: 'NOT_A_WEIGHT' }]);
    const mixed = table(`Date|Weight (kg)|${heading}\n2027-03-01|75|Body weight\n2027-03-01|75|${word}`);
    expect(read(mixed)).toMatchObject([{ weight: { weight: 75 } }, { skipped: 'NOT_A_WEIGHT' }]);
  });

  it('include exercise, with a separate reason', () => {
    const file = table('Date|Meal|Calories\n2027-03-01|Exercise|300');
    expect(read(file)).toEqual([{ line: 2, skipped: 'EXERCISE' }]);
  });
});

it.each([
  ['11st 4lb', 71.67],
  ['11 st 4', 71.67],
  ['11 stone 4.5 lbs', 71.89],
  ['12st', 76.2],
  ['160 lb', 72.57],
  ['72,4 kg', 72.4],
])('a weight of %s is %s kg', (cell, weight) => {
  expect(read(table(`Date|Weight (kg)\n2027-03-01|${cell}`))).toMatchObject([{ weight: { weight } }]);
});

describe('a row without energy', () => {
  it('is refused if it has macros', () => {
    const file = table(`Date|Name|Calories|Protein
      2027-03-01|Shake|0|20`);
    expect(read(file)).toMatchObject([{ line: 2, fault: 'NOT_POSITIVE', column: 'kcal' }]);
  });
});

describe('a file with texts escaped so that they are not read as formulas', () => {
  it('is imported without the escape marks in its names', () => {
    const file = table(`Date|Name|Calories
      2027-03-01|'=Soup|100
      2027-03-02|tea;'-milk|100
      2027-03-03|'s Ochtends|100`);
    const names = read(file).map((row) => 'meal' in row && row.meal.name);
    expect(names).toEqual(['=Soup', 'tea;-milk', "'s Ochtends"]);
  });
});

describe('a file from Cronometer', () => {
  it('imports each food with its name and net carbohydrates, and leaves out water', () => {
    const file =
      table(`Day|Time|Group|Food Name|Amount|Energy (kcal)|Carbs (g)|Fiber (g)|Net Carbs (g)|Fat (g)|Protein (g)|Category
      2027-03-01|08:00|Breakfast|Oatmeal|80.00 g|302.4|54|8|46|5.6|10.8|Cereal
      2027-03-01|08:05|Uncategorized|Water|250.00 g|0|0|0|0|0|0|Beverages`);
    expect(sourceOf(file)).toBe('CRONOMETER');
    expect(read(file)).toEqual([
      {
        line: 2,
        meal: {
          date: '2027-03-01',
          meal_moment: 'BREAKFAST',
          name: 'Oatmeal',
          kcal: 302.4,
          protein: 10.8,
          fat: 5.6,
          carbohydrates: 46,
          fiber: 8,
        },
      },
      { line: 3, skipped: 'NOTHING_IN_IT' },
    ]);
  });

  it('imports the weights among the measurements, in the unit next to them', () => {
    const file = table(`Day|Time|Group|Metric|Unit|Amount
      2027-03-01|07:00||Weight|lbs|160
      2027-03-01|07:00||Heart Rate|bpm|60`);
    expect(read(file)).toEqual([
      { line: 2, weight: { date: '2027-03-01', weight: 72.57 } },
      { line: 3, skipped: 'NOT_A_WEIGHT' },
    ]);
  });
});

describe('any other file', () => {
  it('is read with Dutch headings, decimal commas and day-first dates', () => {
    const file = table(
      `Datum;Maaltijd;Naam;Energie (kcal);Eiwit (g);Vet (g);Koolhydraten (g)
      3-2-2027;Ontbijt;Boterham met kaas;320,5;14,2;15;30
      28-2-2027;Lunch;Soep;1.250,75;;;
      ;;;;;;`,
      ';',
    );
    expect(guess(file)).toMatchObject({
      kind: 'DIARY',
      date_order: 'DAY_FIRST',
      decimal_mark: 'COMMA',
      carbohydrates_count_fiber: false,
    });
    expect(read(file)).toMatchObject([
      { meal: { date: '2027-02-03', meal_moment: 'BREAKFAST', name: 'Boterham met kaas', kcal: 320.5 } },
      { meal: { date: '2027-02-28', kcal: 1250.75, protein: null } },
      { skipped: 'EMPTY' },
    ]);
  });

  it('reports the invalid cell of each rejected row, and what is wrong with it', () => {
    const file = table(`date|weight
      2027-03-01|72,4
      2027-03-15|72
      2027-02-30|72
      |72
      2027-03-02|
      2027-03-02|heavy
      2027-03-02|720`);
    expect(read(file)).toEqual([
      { line: 2, weight: { date: '2027-03-01', weight: 72.4 } },
      { line: 3, fault: 'IN_FUTURE', column: 'date', cell: '2027-03-15' },
      { line: 4, fault: 'NOT_A_DATE', column: 'date', cell: '2027-02-30' },
      { line: 5, fault: 'MISSING', column: 'date', cell: '' },
      { line: 6, fault: 'MISSING', column: 'weight', cell: '' },
      { line: 7, fault: 'NOT_A_NUMBER', column: 'weight', cell: 'heavy' },
      { line: 8, fault: 'NO_RIGHT_WEIGHT', column: 'weight', cell: '720' },
    ]);
  });

  it('is imported if it is our own export, with the eaten meals and the weights', () => {
    const meals = table(`id|date|meal_moment|name|kcal|protein|fat|carbohydrates|fiber|status|planned_by
      7|2027-03-01|LATE_SNACK|Kwark|120|20|0.5|8|0|EATEN|PERSON
      8|2027-03-02|LUNCH|Soep|300|10|9|40|6|PLANNED|PLANNER`);
    expect(sourceOf(meals)).toBe('WEEKBORD');
    expect(read(meals)).toMatchObject([
      { meal: { meal_moment: 'LATE_SNACK', carbohydrates: 8 } },
      { skipped: 'NOT_EATEN' },
    ]);
    const measurements = table(`id|date|type|value|created_at
      1|2027-03-01|WEIGHT|71.2|2027-03-01T00:00:00.000Z
      2|2027-03-01|SLEEP|8|2027-03-01T00:00:00.000Z`);
    expect(read(measurements)).toMatchObject([
      { weight: { date: '2027-03-01', weight: 71.2 } },
      { skipped: 'NOT_A_WEIGHT' },
    ]);
  });

  it('gives a row the same key when it is imported again, and distinguishes identical rows', () => {
    const meal = {
      date: LATEST,
      meal_moment: 'SNACK',
      name: 'Coffee',
      kcal: 20,
      protein: 1,
      fat: 1,
      carbohydrates: 1,
      fiber: null,
    } as const;
    const [first, second] = rowKeys([meal, { ...meal, name: 'COFFEE' }]);
    expect(first).not.toBe(second);
    expect(rowKeys([meal])).toEqual([first]);
    expect(rowKeys([{ ...meal, kcal: 21 }])).not.toEqual([first]);
  });
});
