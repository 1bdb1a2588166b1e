import { readRows, type ReadRow } from '@weekbord/domain/history/import-rows';
import { describe, expect, it } from 'vitest';
import { readFile } from './read-import.ts';
import { readTable } from './read-table.ts';

const LATEST = '2027-03-14';

interface Brought {
  readonly source?: string;
  /**
   * Returns a summary of each row: the date, moment, kcal and name of a meal; the date and kilograms of a weight; or
   * the reason why the row is rejected.
   */
  readonly rows: readonly string[];
  readonly asked?: readonly string[];
  readonly unit?: string | null;
  /** The columns that the person must choose. */
  readonly missing?: readonly string[];
}

function inShort(row: ReadRow): string {
  if ('meal' in row) {
    const { date, meal_moment: moment, kcal, name } = row.meal;
    return [date, moment, kcal, ...(name === null ? [] : [name])].join(' ');
  }
  if ('weight' in row) return `${row.weight.date} ${row.weight.weight}`;
  return 'skipped' in row ? row.skipped : `${row.fault} ${row.column}`;
}

/** Returns the rows of a file as read with the guessed mapping. */
function read(content: string, ownUnit: 'KILOGRAMS' | 'POUNDS' | 'STONES' = 'KILOGRAMS') {
  const file = readFile({ content, mapping: undefined, ownUnit, latest: LATEST });
  if ('fault' in file) return file.fault;
  const table = readTable(content);
  if ('fault' in table) return table.fault;
  const rows = file.missing.length > 0 ? [] : readRows(table, file.mapping, LATEST).map(inShort);
  return {
    source: file.source,
    rows: rows.filter((row) => row !== 'EMPTY'),
    asked: file.questions.map(({ about, cell }) => `${about} ${cell}`),
    unit: file.mapping.kind === 'DIARY' ? file.statedEnergyUnit : file.statedWeightUnit,
    missing: file.missing,
  };
}

const FILES: Readonly<Record<string, readonly [content: string, brought: Brought]>> = {
  'MyFitnessPal: totals per meal': [
    'Date,Meal,Calories,Fat (g),Saturated Fat,Carbohydrates (g),Fiber,Sugar,Protein (g),Note\n2026-08-04,Breakfast,412,12,3,50,6,9,20,\n2026-08-04,Snacks,150,5,1,20,,9,4,nuts',
    { source: 'MYFITNESSPAL', rows: ['2026-08-04 BREAKFAST 412', '2026-08-04 SNACK 150'], unit: 'KILOCALORIES' },
  ],
  'MyFitnessPal: weights, whose unit is asked': [
    'Date,Weight\n2026-08-04,80.2',
    { source: 'OTHER', rows: ['2026-08-04 80.2'], unit: null, asked: ['weight_unit 80.2'] },
  ],
  'Cronometer: servings': [
    'Day,Time,Group,Food Name,Amount,Energy (kcal),Net Carbs (g),Fat (g),Protein (g),Category\n2026-08-04,07:55,Breakfast,Oats,60 g,227,34,4,8,Grains\n2026-08-04,,Dinner,"Beans, black",200 g,264,28,1,17,Legumes',
    { source: 'CRONOMETER', rows: ['2026-08-04 BREAKFAST 227 Oats', '2026-08-04 DINNER 264 Beans, black'] },
  ],
  'Cronometer: servings of 2016, without time and group': [
    'Day,Food Name,Amount,Energy (kcal),Protein (g),Carbs (g),Fat (g)\n2016-02-28,Oats,60 g,227,8,38,4',
    { source: 'CRONOMETER', rows: ['2016-02-28 SNACK 227 Oats'] },
  ],
  'Cronometer: days': [
    'Date,Energy (kcal),Alcohol (g),Net Carbs (g),Protein (g),Fat (g),Completed\n2026-08-04,2011,0,210,130,70,true\n2026-08-05,900,0,80,60,30,false',
    { source: 'CRONOMETER', rows: ['2026-08-04 SNACK 2011', 'NOT_EATEN'] },
  ],
  'Cronometer: exercise is no meal': [
    'Day,Time,Group,Exercise,Minutes,Calories Burned\n2026-08-04,18:00,,Running,30,-310',
    { rows: [] },
  ],
  'MacroFactor: foods, by the time at which they were eaten': [
    'Date,Time,Food Name,Serving Size,Serving Qty,Serving Weight (g),Calories (kcal),Fat (g),Carbs (g),Protein (g)\n2025-05-03,07:40,Skyr,1 cup,1,227,150,0.4,9,25\n2025-05-03,12:45 PM,Wrap,1 wrap,1,,410,12,48,22\n2025-05-03,7:30 PM,Rice,100 g,2,100,260,0.6,56,5',
    {
      source: 'MACROFACTOR',
      rows: ['2025-05-03 BREAKFAST 150 Skyr', '2025-05-03 LUNCH 410 Wrap', '2025-05-03 DINNER 260 Rice'],
      unit: 'KILOCALORIES',
    },
  ],
  'MacroFactor: weights of the scale': [
    'Date,Weight (kg),Fat Percent\n2025-05-03,81.35,\n2025-05-04,81.1,18.2',
    { source: 'MACROFACTOR', rows: ['2025-05-03 81.35', '2025-05-04 81.1'], unit: 'KILOGRAMS' },
  ],
  'MacroFactor: weights of the scale in pounds': [
    'Date,Weight (lbs),Fat Percent\n5/3/2025,179.4,\n5/14/2025,178.8,',
    { source: 'MACROFACTOR', rows: ['2025-05-03 81.37', '2025-05-14 81.1'], unit: 'POUNDS' },
  ],
  'MacroFactor: days, some without food': [
    'Date,Expenditure,Trend Weight (kg),Weight (kg),Calories (kcal),Protein (g),Fat (g),Carbs (g),Target Calories (kcal),Steps\n2025-05-03,2710,81.3,81.4,2150,160,70,210,2300,8000\n2025-05-04,2712,81.2,81.0,,,,,2300,6500',
    { source: 'MACROFACTOR', rows: ['2025-05-03 SNACK 2150', 'NOTHING_IN_IT'] },
  ],
  'MacroFactor: a trend is no weight': [
    'Date,Expenditure,Trend Weight (kg)\n2025-05-03,2710,81.3',
    { source: 'MACROFACTOR', rows: [] },
  ],
  'Lose It!: foods, deleted ones left out': [
    'Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted,Fat (g),Protein (g),Carbohydrates (g),Fiber (g)\n03/04/2025,Egg,Egg,Breakfast,2,Each,143,0,9.5,12.6,0.7,n/a\n03/05/2025,Cake,Cake,Snacks,1,Slice,350,1,n/a,n/a,n/a,n/a\n03/05/2025,Soup,Soup,Dinner,1,Cup,180,0,n/a,n/a,n/a,n/a',
    { source: 'LOSE_IT', rows: ['2025-03-04 BREAKFAST 143 Egg', 'NOT_EATEN', '2025-03-05 DINNER 180 Soup'], asked: [] },
  ],
  'Lose It!: an older file, with sport among the foods': [
    'Date,Name,Icon,Type,Quantity,Units,Calories,Deleted,Fat (g)\n03/04/2025,Run,Run,Exercise,30,Minutes,-310,false,\n03/04/2025,Egg,Egg,Lunch,1,Each,72,false,4.8',
    { source: 'LOSE_IT', rows: ['EXERCISE', '2025-03-04 LUNCH 72 Egg'] },
  ],
  'Lose It!: weights, whose unit is set in the app': [
    'Date,Weight,Last Updated,Deleted\n03/04/2025,178.6,03/04/2025,0\n03/05/2025,n/a,03/05/2025,0\n03/06/2025,178.2,03/06/2025,1',
    {
      source: 'LOSE_IT',
      rows: ['2025-03-04 178.6', 'NOTHING_IN_IT', 'NOT_EATEN'],
      asked: ['weight_unit 178.6'],
      unit: null,
    },
  ],
  'Garmin: weights, with the date on lines between': [
    'Time,Weight,Change,BMI,Body Fat,Skeletal Muscle Mass,Bone Mass,Body Water,\n" Jul 18, 2026",\n8:28 AM,80.0 kg,0.5 kg,25.0,18.0 %,35.0 kg,3.5 kg,61.0 %,\n" Jul 15, 2026",\n9:46 AM,80.5 kg,0.5 kg,25.0,18.5 %,35.0 kg,3.5 kg,60.5 %,\n6:40 AM,81.0 kg,0.3 kg,--,--,--,--,--,',
    { source: 'GARMIN', rows: ['2026-07-18 80', '2026-07-15 80.5', '2026-07-15 81'], unit: 'KILOGRAMS', asked: [] },
  ],
  'Garmin: weights in pounds, days first': [
    'Time,Weight,Change,BMI,Body Fat,Skeletal Muscle Mass,Bone Mass,Body Water,\n" 21 Sep 2023",\n17:08,179.5 lbs,1.9 lbs,24.6,21.5 %,73.6 lbs,11.2 lbs,57.3 %,',
    { source: 'GARMIN', rows: ['2023-09-21 81.42'], unit: 'POUNDS' },
  ],
  'Garmin: activities are no meals': [
    'Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR\nRunning,2026-07-18 07:00:00,false,Morning run,5.01,350,00:28:11,150',
    { rows: [] },
  ],
  'Withings: weights in kilograms': [
    'Date,"Weight (kg)","Fat mass (kg)","Bone mass (kg)","Muscle mass (kg)","Hydration (kg)",Comments\n"2026-08-04 07:12:33",80.31,15.2,3.3,61.8,44.1,\n"2026-08-05 07:10:02",,15.1,,,,',
    { source: 'WITHINGS', rows: ['2026-08-04 80.31', 'NOTHING_IN_IT'], unit: 'KILOGRAMS' },
  ],
  'Withings: weights in pounds': [
    'Date,"Weight (lb)","Fat mass (lb)","Bone mass (lb)","Muscle mass (lb)","Hydration (lb)",Comments\n"2026-08-04 07:12:33",177,33,7.3,136,97,',
    { source: 'WITHINGS', rows: ['2026-08-04 80.29'], unit: 'POUNDS' },
  ],
  'Fitbit: weights, whose unit is set in the app': [
    'logId,weight,bmi,fat,date,time,source\n1754291553000,176.4,25.1,,08/04/25,07:12:33,Aria\n1754378000000,175.9,25,18.2,08/05/25,07:13:20,Aria',
    { source: 'FITBIT', rows: ['2025-08-04 176.4', '2025-08-05 175.9'], asked: ['weight_unit 176.4'], unit: null },
  ],
  'Apple Health: weights with the unit of each': [
    'startDate,sourceName,HKQuantityTypeIdentifierBodyMass\n2025-05-03 07:12,Withings,80.2 kg\n2025-05-04 07:15,Health,176.4 lb\n2025-05-05 07:15,Health,12.5 st',
    { source: 'APPLE_HEALTH', rows: ['2025-05-03 80.2', '2025-05-04 80.01', '2025-05-05 79.38'], asked: [] },
  ],
  'Apple Health: meals': [
    'startDate,sourceName,HKFoodType,HKFoodMeal,HKQuantityTypeIdentifierDietaryEnergyConsumed,HKQuantityTypeIdentifierDietaryProtein,HKQuantityTypeIdentifierDietaryFatTotal,HKQuantityTypeIdentifierDietaryCarbohydrates,HKQuantityTypeIdentifierDietaryFiber\n2025-05-03 08:10,MyFitnessPal,,Breakfast,412 Cal,20 g,12 g,50 g,6 g\n2025-05-03 13:00,Yazio,Soup,,836.8 kJ,,,,\n2025-05-03 00:00,Yazio,Bread,,90 kcal,3000 mg,,,',
    {
      source: 'APPLE_HEALTH',
      rows: ['2025-05-03 BREAKFAST 412', '2025-05-03 LUNCH 200 Soup', '2025-05-03 SNACK 90 Bread'],
    },
  ],
  'Samsung Health: weights in UTC, on the day of the clock there': [
    'com.samsung.health.weight,6313004,3\nstart_time,weight,body_fat,time_offset,create_time,datauuid\n2018-11-29 22:54:00.000,90.0,,UTC+0100,2018-11-29 22:54:01.000,a04e\n2018-11-29 23:30:00.000,89.8,,UTC+0100,2018-11-29 23:30:01.000,a04f,\n2018-12-01 02:10:00.000,89.5,,UTC-0500,2018-12-01 02:10:00.000,a050,',
    {
      source: 'SAMSUNG_HEALTH',
      rows: ['2018-11-29 90', '2018-11-30 89.8', '2018-11-30 89.5'],
      unit: 'KILOGRAMS',
      asked: [],
    },
  ],
  'Samsung Health: columns with the name of their table': [
    'com.samsung.health.weight,6313004,3\ncom.samsung.health.weight.start_time,com.samsung.health.weight.weight,com.samsung.health.weight.time_offset\n2026-05-23 05:10:00.000,79.4,UTC+0200',
    { source: 'SAMSUNG_HEALTH', rows: ['2026-05-23 79.4'] },
  ],
  'Samsung Health: meals': [
    'com.samsung.health.nutrition,6313004,4\nstart_time,title,meal_type,calorie,total_fat,carbohydrate,dietary_fiber,protein,time_offset,datauuid\n2026-05-23 05:10:00.000,Oats,100001,300.5,5,50,6,10,UTC+0200,b1\n2026-05-23 22:30:00.000,Nuts,100006,180,15,5,2,6,UTC+0200,b2',
    {
      source: 'SAMSUNG_HEALTH',
      rows: ['2026-05-23 BREAKFAST 300.5 Oats', '2026-05-24 LATE_SNACK 180 Nuts'],
      unit: 'KILOCALORIES',
    },
  ],
  'Samsung Health: what was burned is no meal': [
    'com.samsung.shealth.exercise,6313004,9\nstart_time,exercise_type,duration,distance,calorie,time_offset\n2026-05-23 05:10:00.000,1002,1800000,5010,350,UTC+0200',
    { rows: [] },
  ],
  'columns in another order, and more of them': [
    'Notes;Kcal;Naam;Datum;Eiwit (g)\n;320,5;Brood;13-02-2027;12,1',
    { rows: ['2027-02-13 SNACK 320.5 Brood'], unit: 'KILOCALORIES' },
  ],
  'tabs, with commas in names': [
    'Date\tName\tCalories\n2027-02-13\tSoup, hot\t120',
    { rows: ['2027-02-13 SNACK 120 Soup, hot'] },
  ],
  'decimal commas in quotes': [
    'Date,Weight (kg)\n2027-02-13,"80,25"\n2027-02-14,"80"',
    { rows: ['2027-02-13 80.25', '2027-02-14 80'] },
  ],
  'weights to the gram, with a comma': ['Datum;Gewicht (kg)\n13-2-2027;80,250', { rows: ['2027-02-13 80.25'] }],
  'energy in kilojoules': [
    'Date,Food,Energy (kJ)\n2027-02-13,Soup,418.4',
    { rows: ['2027-02-13 SNACK 100 Soup'], unit: 'KILOJOULES' },
  ],
  'energy of an unknown unit is asked': [
    'Datum;Energie\n13-2-2027;400',
    { rows: ['2027-02-13 SNACK 400'], unit: null, asked: ['energy_unit 400'] },
  ],
  'a file without headings keeps its first row, and its columns are asked': [
    '2027-02-13,Lunch,400\n2027-02-14,Dinner,600',
    { rows: [], missing: ['weight'] },
  ],
  'units on a line of their own': [
    'Date,Energy,Protein\n,kJ,g\n2027-02-13,418.4,10',
    { rows: ['2027-02-13 SNACK 100'], unit: 'KILOJOULES', asked: [] },
  ],
  'weights in stones': ['Date,Weight (st)\n2027-02-13,11.5', { rows: ['2027-02-13 73.03'], unit: 'STONES' }],
  'weights in stones and pounds': [
    'Date,Weight\n2027-02-13,11st 4lb\n2027-02-14,11 st 3',
    { rows: ['2027-02-13 71.67', '2027-02-14 71.21'], unit: 'STONES' },
  ],
  'dates that can be read both ways are asked': [
    'Date,Weight (kg)\n03/04/2026,80\n05/04/2026,79.8',
    { rows: ['2026-03-04 80', '2026-05-04 79.8'], asked: ['date_order 03/04/2026'] },
  ],
  'one date of the file tells how all are written: the day first': [
    'Date,Weight (kg)\n03/04/2026,80\n13/04/2026,79.8',
    { rows: ['2026-04-03 80', '2026-04-13 79.8'], asked: [] },
  ],
  'one date of the file tells how all are written: the month first': [
    'Date,Weight (kg)\n03/04/2026,80\n03/14/2026,79.8',
    { rows: ['2026-03-04 80', '2026-03-14 79.8'], asked: [] },
  ],
  'dates that would be in the future tell': [
    'Date,Weight (kg)\n01/03/2027,80\n05/03/2027,79.8',
    { rows: ['2027-03-01 80', '2027-03-05 79.8'], asked: [] },
  ],
  'dates in order tell': [
    'Date,Weight (kg)\n05/03/2026,80\n12/03/2026,79.8\n02/04/2026,79.5\n09/04/2026,79.1',
    { rows: ['2026-03-05 80', '2026-03-12 79.8', '2026-04-02 79.5', '2026-04-09 79.1'], asked: [] },
  ],
  'dates that are in order both ways are asked': [
    'Date,Weight (kg)\n01/03/2026,80\n02/03/2026,79.8\n03/04/2026,79.5\n04/05/2026,79.1',
    {
      rows: ['2026-01-03 80', '2026-02-03 79.8', '2026-03-04 79.5', '2026-04-05 79.1'],
      asked: ['date_order 01/03/2026'],
    },
  ],
  'dates of which day and month are the same need no question': [
    'Date,Weight (kg)\n03/03/2026,80',
    { rows: ['2026-03-03 80'], asked: [] },
  ],
  'dates with dots have the day first': ['Date;Weight (kg)\n03.04.2026;80', { rows: ['2026-04-03 80'], asked: [] }],
  'Dutch headings have the day first': ['Datum;Gewicht (kg)\n03-04-2026;80', { rows: ['2026-04-03 80'], asked: [] }],
  'cells that say nothing': [
    'Date,Meal,Calories,Protein,Fat\n2027-02-13,Lunch,400,n/a,--\n2027-02-14,Lunch,400,null,n.v.t.',
    { rows: ['2027-02-13 LUNCH 400', '2027-02-14 LUNCH 400'] },
  ],
  'a food without energy is said, not left out': [
    'Date,Name,Calories,Protein\n2027-02-13,Soup,,',
    { rows: ['MISSING kcal'] },
  ],
  'a cell that is no number is said': ['Date,Weight (kg)\n2027-02-13,eighty', { rows: ['NOT_A_NUMBER weight'] }],
  'rows of other lengths': [
    'Date,Weight (kg),Note\n2027-02-13,80\n2027-02-14,79.9,a,b,c,d',
    { rows: ['2027-02-13 80', '2027-02-14 79.9'] },
  ],
  'Windows and old Mac line ends': [
    'Date,Weight (kg)\r2027-02-13,80\r2027-02-14,79.9\r',
    { rows: ['2027-02-13 80', '2027-02-14 79.9'] },
  ],
};

describe('files from other apps', () => {
  it.each(Object.entries(FILES))(
    '%s is read correctly, or the person is asked what is unclear',
    (_, [content, brought]) => {
      expect(read(content)).toMatchObject(brought);
    },
  );

  it('weights without a unit are in the person’s own unit, in stone only if they are low enough', () => {
    const units = (content: string) => {
      const file = readFile({ content, mapping: undefined, ownUnit: 'STONES', latest: LATEST });
      return 'fault' in file ? file : file.mapping.weight_unit;
    };
    expect(units('Date,Weight\n2027-02-13,11.5')).toBe('STONES');
    expect(units('Date,Weight\n2027-02-13,161')).toBe('POUNDS');
  });
});

/** Files that are not tables, or not readable as tables. */
const REFUSED: Readonly<Record<string, string>> = {
  'headings alone': 'Date,Meal,Calories\n',
  'a quote that never ends, as in half of a file': 'Date,Meal,Calories\n2027-02-13,"Lunch,400\n2027-02-14,Lunch,400',
  'blank lines': '\n\n\n',
  'one column': 'Calories\n400\n500',
  'a letter': 'Dear Robin,\nhow are you?\n\nYours\nCharlie',
  'bytes of a photo': '\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF\u0000\u0001',
  'a web page': '<!doctype html><html><body>Log in</body></html>',
  'a line of nothing but commas': `${','.repeat(2_900_000)}\n1,2`,
  'more columns than any app writes': `${Array.from({ length: 501 }, (_, place) => `c${place}`).join(',')}\n${'1,'.repeat(500)}1`,
};

describe('a file', () => {
  it.each(Object.entries(REFUSED))('is rejected because it is not a table: %s', (_, content) => {
    expect(read(content)).toBe('invalid');
  });

  it('is rejected if it has too many rows', () => {
    expect(read(`Date,Weight\n${'2027-02-13,80\n'.repeat(20_001)}`)).toBe('too_many');
  });
});
