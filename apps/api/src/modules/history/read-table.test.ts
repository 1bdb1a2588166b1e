import { expect, it } from 'vitest';
import { guessMapping } from '@weekbord/domain/history/import-mapping';
import { readRows } from '@weekbord/domain/history/import-rows';
import { readTable } from './read-table.ts';

/** Returns the rows of a file: dates with energy or weight, and their line numbers. */
function read(content: string): unknown {
  const table = readTable(content);
  if ('fault' in table) return table.fault;
  return readRows(table, guessMapping(table, { own: 'KILOGRAMS', latest: null }), '2027-03-14').flatMap(
    (row): unknown[] => {
      if ('meal' in row) return [[row.line, row.meal.date, row.meal.kcal]];
      if ('weight' in row) return [[row.line, row.weight.date, row.weight.weight]];
      return 'fault' in row ? [row] : [];
    },
  );
}

it.each([
  ['a comment', '#Version: 6\nDate,Meal,Calories\n2027-03-01,Lunch,600', [[3, '2027-03-01', 600]]],
  ['its separator', 'sep=;\nDate;Meal;Calories\n2027-03-01;Lunch;600,5', [[2, '2027-03-01', 600.5]]],
  [
    'its separator behind a byte order mark',
    '\ufeffsep=,\r\nDate,Calories\r\n2027-03-01,600',
    [[2, '2027-03-01', 600]],
  ],
  ['a title', 'Weights of Robin\n\nDate,Weight (kg)\n2027-03-01,81.2', [[4, '2027-03-01', 81.2]]],
  ['a title with commas', 'Report, 1 to 7 March, all\nDate;Calories\n2027-03-01;600', [[3, '2027-03-01', 600]]],
])('a file that begins with %s is read from its headings on, with correct line numbers', (_, content, rows) => {
  expect(read(content)).toEqual(rows);
});

it('a line with only a date applies to the rows below, and headings may be repeated', () => {
  const blocks = '2027-03-01\nMeal,Calories\nBreakfast,400\nLunch,500\n\n2 March 2027\nMeal,Calories\nLunch,600\n';
  expect(read(blocks)).toEqual([
    [3, '2027-03-01', 400],
    [4, '2027-03-01', 500],
    [8, '2027-03-02', 600],
  ]);
  const column = 'Date,Meal,Calories\n2027-03-01,,\n,Lunch,500\n2027-03-02,,\n,Lunch,600\n2027-03-03,Lunch,700';
  expect(read(column)).toEqual([
    [3, '2027-03-01', 500],
    [5, '2027-03-02', 600],
    [6, '2027-03-03', 700],
  ]);
});

it('a row without a date of its own or from a line above does not get that of another row', () => {
  expect(read('Date,Calories\n2027-03-01,400\n,500')).toMatchObject([
    [2, '2027-03-01', 400],
    { line: 3, fault: 'MISSING', column: 'date' },
  ]);
});

it.each([
  ['tabs', 'Date\tName\tCalories\n2027-03-01\tSoup, hot\t600'],
  ['semicolons, with decimal commas', 'Datum;Naam;Kcal;Eiwit\n1-3-2027;Soep;600,0;12,5\n2-3-2027;Soep;600,0;12,5'],
  ['bars', 'Date|Name|Calories\n2027-03-01|Soup, hot|600'],
  ['commas, with quoted decimal commas', 'Datum,Naam,Kcal\n1-3-2027,Soep,"600,0"'],
])('cells are separated by %s', (_, content) => {
  expect(read(content)).toContainEqual([2, '2027-03-01', 600]);
});

it('unknown headings in the first line still count as headings', () => {
  const table = readTable('Wanneer,Hoeveel\n2027-03-01,600');
  expect(table).toMatchObject({ headings: ['Wanneer', 'Hoeveel'], rows: [['2027-03-01', '600']] });
});

it.each([
  ['2027-03-01,Lunch,600\n2027-03-02,Dinner,700', ['1: 2027-03-01', '2: Lunch', '3: 600'], 1],
  ['My meals of March\n2027-03-01;Lunch;600,5', ['1: 2027-03-01', '2: Lunch', '3: 600,5'], 2],
  ['Lunch\t600\t2027-03-01\nDinner\t700\t2027-03-01', ['1: Lunch', '2: 600', '3: 2027-03-01'], 1],
])('a file without headings loses no row: %j', (content, headings, line) => {
  expect(readTable(content)).toMatchObject({ headings, first_line: line });
  const table = readTable(content);
  expect('rows' in table && table.rows[0]!.join(' ')).toContain('2027-03-01');
});

it.each(['', 'hello', '\u0000\u0001\u0002', '{"a":1}', 'one\ntwo\nthree'])('%j is not a table', (content) => {
  expect(read(content)).toBe('invalid');
});
