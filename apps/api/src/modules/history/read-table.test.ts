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
])('a file that begins with %s is read starting at its headings, with correct line numbers', (_, content, rows) => {
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

it.each([
  ['Date,2026-08-04', 'Date,2026-08-05'],
  ['Date: 2026-08-04', 'Date: 2026-08-05'],
  ['Date:,2026-08-04,', 'Date:,2026-08-05,'],
  ['Day - 2026-08-04', 'Day - 2026-08-05'],
  ['Day 1: 2026-08-04', 'Day 2: 2026-08-05'],
  ['Day 1,2026-08-04', 'Day 2,2026-08-05'],
  ['Datum: 4-8-2026', 'Datum: 5-8-2026'],
  ['DATUM,4 augustus 2026', 'DATUM,5 augustus 2026'],
  ['Dag: dinsdag 4 augustus 2026', 'Dag: woensdag 5 augustus 2026'],
  ['Dag 1 - dinsdag 4-8-2026', 'Dag 2 - woensdag 5-8-2026'],
  ['Date: Tuesday, August 4, 2026', 'Date: Wednesday, August 5, 2026'],
  ['Day,Tuesday,4 Aug 2026', 'Day,Wednesday,5 Aug 2026'],
  ['Tuesday,2026-08-04', 'Wednesday,2026-08-05'],
  ['--- 2026-08-04 ---', '--- 2026-08-05 ---'],
  ['# Date: 2026-08-04', '# Date: 2026-08-05'],
  ['[2026-08-04]', '[2026-08-05]'],
  ['Food diary for 4 August 2026', 'Food diary for 5 August 2026'],
  ['Entries for 2026-08-04', 'Entries for 2026-08-05'],
  ['Gegeten op 4-8-2026', 'Gegeten op 5-8-2026'],
  ['Dagboek van 4 augustus 2026', 'Dagboek van 5 augustus 2026'],
])('the line %j applies to the rows below it', (first, second) => {
  const expected = [
    [3, '2026-08-04', 400],
    [6, '2026-08-05', 500],
  ];
  const meals = 'Meal,Food,kcal\nLunch,Bread,';
  expect(read(`${first}\n${meals}400\n${second}\n${meals}500\n`)).toEqual(expected);
  expect(read(`Meal,Food,kcal\n${first}\nLunch,Bread,400\n\n${second}\nLunch,Bread,500\n`)).toEqual(expected);
});

it.each([
  'Exported,2026-08-04',
  'From,2026-08-01,2026-08-04',
  'Period: 2026-08-01 - 2026-08-04',
  'Birthday,1990-08-04',
])('the line %j does not give the rows below a date', (line) => {
  expect(read(`${line}\nMeal,Food,kcal\nLunch,Bread,400\n`)).toEqual(
    expect.not.arrayContaining([[3, expect.anything(), 400]]),
  );
});

it('a date above the headings is not that of a row without a date if other rows have their own', () => {
  expect(read('Date,2026-08-10\nDate,Meal,kcal\n2026-08-04,Lunch,400\n,Dinner,500')).toMatchObject([
    [3, '2026-08-04', 400],
    { line: 4, fault: 'MISSING', column: 'date' },
  ]);
});

it('a row with no date, of its own or in a line above, does not get the date of another row', () => {
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

it.each([
  ['a number for energy', 'Datum,Maaltijd,Kcal,Eiwit\n4-8-2026,Lunch,350,5,20,1', '20'],
  ['a macro', 'Date,Meal,Calories,Protein\n2026-08-04,Lunch,350,20,1', '1'],
  ['a weight', 'Datum,Gewicht\n4-8-2026,80,2', '2'],
  ['a weight before a note', 'Datum,Gewicht,Opmerking\n4-8-2026,80,2,moe', 'moe'],
  ['a weight before an empty note', 'Date,Weight,Note\n2026-08-04,80,2,', '2'],
  ['a name with a number', 'Date,Name,Calories,Protein\n2026-08-04,Eggs, 2, 160, 12', '12'],
  ['a name before other columns', 'Date,Name,Calories,Category\n2026-08-04,Eggs, 2, 160, Dairy', 'Dairy'],
  ['a number before two texts', 'Date,Calories,Protein,Category,Brand\n2026-08-04,350,5,20,Dairy,AH', 'AH'],
  ['a number before an unknown number', 'Date,Calories,Protein,Note\n2026-08-04,350,5,n/a,tasty', 'tasty'],
  ['a number before an empty cell', 'Datum,Kcal,Eiwit,Opmerking\n4-8-2026,350,5,,lekker', 'lekker'],
  ['a number before a time', 'Date,Calories,Time\n2026-08-04,350,5,12:30', '12:30'],
  ['a number with a unit', 'Datum,Kcal,Eiwit\n4-8-2026,350 kcal,12,5 g', '5 g'],
  ['a cell in a file whose headings end with a comma', 'Date,Weight (kg),\n2026-08-04,80,2', '2'],
])('a row is rejected if a comma splits %s', (_, content, cell) => {
  expect(read(content)).toMatchObject([{ line: 2, fault: 'TOO_MANY_CELLS', cell }]);
});

it.each([
  ['a quoted decimal comma', 'Datum,Kcal,Eiwit\n4-8-2026,"350,5","20,1"', 350.5],
  ['a comma in its note', 'Date,Calories,Note\n2026-08-04,350.5,hot, with bread', 350.5],
  ['a comma in a name in its last column', 'Date,Calories,Name\n2026-08-04,350,Soup, hot', 350],
  ['a comment after its last column', 'Date,Calories\n2026-08-04,350.5,good', 350.5],
  ['a comma at its end', 'Date,Name,Calories\n2026-08-04,Soup,350,', 350],
  ['a comma at the end of each line', 'Date,Calories,Note,\n2026-08-04,350,,', 350],
  ['a comma at its end and a column that is not imported', 'Date,Calories,Sodium,Note\n2026-08-04,350,900,,', 350],
  ['fewer cells', 'Date,Calories,Protein,Fat\n2026-08-04,350', 350],
  ['an empty cell', 'Date,Meal,Calories,Protein\n2026-08-04,,350,20', 350],
])('a row with %s is read', (_, content, kcal) => {
  expect(read(content)).toEqual([[2, '2026-08-04', kcal]]);
});

it('a row with fewer cells than headings keeps its values in their columns', () => {
  expect(read('Meal,Calories,Date\n2026-08-04\nLunch,500\nDinner,600,')).toEqual([
    [3, '2026-08-04', 500],
    [4, '2026-08-04', 600],
  ]);
  expect(read('Date,Name,Protein,Calories\n2026-08-04,Soup,20')).toMatchObject([{ fault: 'MISSING', column: 'kcal' }]);
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
