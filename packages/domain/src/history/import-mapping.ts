import type { WeightUnit } from '../vocabulary.ts';

/** What a file brings: meals that were eaten, or weights. */
export const IMPORT_KINDS = ['DIARY', 'WEIGHTS'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Where a file is from. */
export const IMPORT_SOURCES = ['MYFITNESSPAL', 'CRONOMETER', 'WEEKBORD', 'OTHER'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** What the columns of a file may hold, by what it brings; the required ones first. */
export const IMPORT_COLUMNS = {
  DIARY: ['date', 'kcal', 'meal', 'name', 'protein', 'fat', 'carbohydrates', 'fiber'],
  WEIGHTS: ['date', 'weight'],
} as const satisfies Record<ImportKind, readonly string[]>;
export type ImportColumn = (typeof IMPORT_COLUMNS)[ImportKind][number];

/** Without these a file brings nothing. */
export const REQUIRED_COLUMNS: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  DIARY: ['date', 'kcal'],
  WEIGHTS: ['date', 'weight'],
};

/** How dates that are only numbers are written. */
export const DATE_ORDERS = ['YEAR_FIRST', 'DAY_FIRST', 'MONTH_FIRST'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];
export const DECIMAL_MARKS = ['DOT', 'COMMA'] as const;
export type DecimalMark = (typeof DECIMAL_MARKS)[number];
export const IMPORT_WEIGHT_UNITS = ['KILOGRAMS', 'POUNDS'] as const;
export type ImportWeightUnit = (typeof IMPORT_WEIGHT_UNITS)[number];
export const IMPORT_ENERGY_UNITS = ['KILOCALORIES', 'KILOJOULES'] as const;
export type ImportEnergyUnit = (typeof IMPORT_ENERGY_UNITS)[number];

/** How a file is read. */
export interface ImportMapping {
  readonly kind: ImportKind;
  /** The place of the column that holds each, from 0. */
  readonly columns: Readonly<Partial<Record<ImportColumn, number | null | undefined>>>;
  readonly date_order: DateOrder;
  readonly decimal_mark: DecimalMark;
  /** Of the weights that do not say theirs in their own cell. */
  readonly weight_unit: ImportWeightUnit;
  /** Of the energy that does not say its own in its cell. */
  readonly energy_unit: ImportEnergyUnit;
  /** Whether its carbohydrates count fiber, as those of American labels do. */
  readonly carbohydrates_count_fiber: boolean;
}

/** A file as a table: its headings, and the rows below them. */
export interface ImportTable {
  readonly headings: readonly string[];
  /** The line of the first row, from 1; left out, the headings are the first line. */
  readonly first_line?: number;
  readonly rows: readonly (readonly string[])[];
}

/** What columns are called, in the order of preference; the first that begins so counts. */
const HEADINGS: Readonly<Record<ImportColumn, readonly string[]>> = {
  date: ['date', 'day', 'datum', 'dag', 'created_at', 'time', 'tijd'],
  meal: ['meal_moment', 'meal', 'group', 'maaltijd', 'eetmoment', 'type'],
  name: ['food name', 'name', 'naam', 'food', 'product', 'description', 'omschrijving', 'item', 'recipe', 'recept'],
  kcal: [
    'energy (kcal)',
    'energie (kcal)',
    'kcal',
    'calories',
    'calorieën',
    'calorieen',
    'energy',
    'energie',
    'kj',
    'kilojoule',
  ],
  protein: ['protein', 'eiwit'],
  fat: ['fat', 'vet', 'total fat'],
  carbohydrates: ['net carb', 'carb', 'koolhydra', 'total carb'],
  fiber: ['fiber', 'fibre', 'vezel', 'voedingsvezel'],
  weight: ['weight', 'gewicht', 'value', 'waarde', 'amount', 'kg', 'lb'],
};

const isNamed = (headings: readonly string[], ...names: readonly string[]) =>
  names.every((name) => headings.some((heading) => heading.startsWith(name)));

/** The heading as it is compared: small letters, no space around. */
export function plainHeading(heading: string): string {
  return heading.trim().toLowerCase();
}

/** Where a file is from, by its headings. */
export function sourceOf({ headings }: Pick<ImportTable, 'headings'>): ImportSource {
  const plain = headings.map(plainHeading);
  if (isNamed(plain, 'meal_moment', 'planned_by') || isNamed(plain, 'created_at', 'type', 'value')) return 'WEEKBORD';
  if (isNamed(plain, 'day', 'group') && isNamed(plain, 'amount')) return 'CRONOMETER';
  if (isNamed(plain, 'date', 'energy (kcal)', 'net carbs')) return 'CRONOMETER';
  if (isNamed(plain, 'date', 'meal', 'calories', 'carbohydrates')) return 'MYFITNESSPAL';
  return 'OTHER';
}

/**
 * What a file most probably brings and how it is to be read; a person may change it. Weights whose file says no unit are in
 * the person's own, which apps write too.
 */
export function guessMapping(table: ImportTable, own: WeightUnit): ImportMapping {
  const plain = table.headings.map(plainHeading);
  const placeOf = (column: ImportColumn): number | null => placeOfColumn(plain, column);
  const hasEnergy = placeOf('kcal') !== null;
  const kind: ImportKind = hasEnergy ? 'DIARY' : 'WEIGHTS';
  const columns = Object.fromEntries(IMPORT_COLUMNS[kind].map((column) => [column, placeOf(column)]));
  const source = sourceOf(table);
  const heading = plain[columns['carbohydrates'] ?? -1] ?? '';
  return {
    kind,
    columns,
    date_order: guessDateOrder(cellsOf(table, columns['date'])),
    decimal_mark: guessDecimalMark(
      Object.entries(columns)
        .filter(([column]) => !['date', 'meal', 'name'].includes(column))
        .flatMap(([, place]) => cellsOf(table, place)),
    ),
    energy_unit: saidEnergyUnit(table, columns['kcal']) ?? 'KILOCALORIES',
    weight_unit: saidWeightUnit(table, columns['weight']) ?? (own === 'KILOGRAMS' ? 'KILOGRAMS' : 'POUNDS'),
    carbohydrates_count_fiber: source === 'MYFITNESSPAL' || (source === 'CRONOMETER' && !heading.startsWith('net')),
  };
}

/** The column whose heading names something best; of two for energy, the one in kilocalories. */
function placeOfColumn(plain: readonly string[], column: ImportColumn): number | null {
  for (const name of HEADINGS[column]) {
    const places = plain.flatMap((heading, place) => (heading.startsWith(name) ? [place] : []));
    if (places.length === 0) continue;
    const inKilocalories = places.find((place) => energyUnitIn(plain[place]!) !== 'KILOJOULES');
    return column === 'kcal' ? (inKilocalories ?? kilocaloriesAmong(plain) ?? places[0]!) : places[0]!;
  }
  return column === 'kcal' ? kilocaloriesAmong(plain) : null;
}

function kilocaloriesAmong(plain: readonly string[]): number | null {
  const place = plain.findIndex((heading) => energyUnitIn(heading) === 'KILOCALORIES');
  return place < 0 ? null : place;
}

/** Whether a line names energy or weights in one of its columns, and all of these others. */
export function namesColumns(cells: readonly string[], others: readonly ImportColumn[]): boolean {
  const plain = cells.map(plainHeading);
  const named = (column: ImportColumn) => placeOfColumn(plain, column) !== null;
  return (named('kcal') || named('weight')) && others.every(named) && !plain.some((cell) => /^-?\d/.test(cell));
}

/** The column whose heading names a date. */
export function placeOfDate(headings: readonly string[]): number | null {
  return placeOfColumn(headings.map(plainHeading), 'date');
}

const ENERGY_UNITS: Readonly<Record<ImportEnergyUnit, RegExp>> = {
  KILOCALORIES: /(?<![a-z])(?:kcals?|k?cal|calor(?:ies|ieën|ieen|ie))(?![a-zë])/i,
  KILOJOULES: /(?<![a-z])(?:kj|kilojoules?)(?![a-z])/i,
};

/** The unit of energy that a text names; undefined where it names none, or both. */
export function energyUnitIn(text: string): ImportEnergyUnit | undefined {
  const named = IMPORT_ENERGY_UNITS.filter((unit) => ENERGY_UNITS[unit].test(text));
  return named.length === 1 ? named[0] : undefined;
}

/** The unit in which a file says that its energy is: in the heading, or in its cells; null where it says none. */
export function saidEnergyUnit(table: ImportTable, place: number | null | undefined): ImportEnergyUnit | null {
  if (sourceOf(table) === 'WEEKBORD') return 'KILOCALORIES';
  for (const text of [table.headings[place ?? -1] ?? '', ...cellsOf(table, place)]) {
    const unit = energyUnitIn(text);
    if (unit !== undefined) return unit;
  }
  return null;
}

const GRAMS: readonly (readonly [grams: number, unit: RegExp])[] = [
  [1e-6, /(?<![a-z])(?:mcg|µg|μg|ug)(?![a-z])/i],
  [1e-3, /(?<![a-z])(?:mg|milligram(?:s|men)?)(?![a-z])/i],
  [1000, /(?<![a-z])(?:kg|kilogram(?:s|men)?)(?![a-z])/i],
  [28.35, /(?<![a-z])(?:oz|ounces?)(?![a-z])/i],
];

/** Grams of one of the unit that a heading or cell names; 1 where it names none. */
export function gramsOfUnitIn(text: string): number {
  return GRAMS.find(([, unit]) => unit.test(text))?.[0] ?? 1;
}

const UNITS: Readonly<Record<ImportWeightUnit, RegExp>> = {
  KILOGRAMS: /(?<![a-z])(?:kgs?|kilo(?:s|grams?)?)(?![a-z])/i,
  POUNDS: /(?<![a-z])(?:lbs?|pounds?)(?![a-z])/i,
};

/** The unit that a text names; undefined where it names none, or both. */
export function weightUnitIn(text: string): ImportWeightUnit | undefined {
  const named = IMPORT_WEIGHT_UNITS.filter((unit) => UNITS[unit].test(text));
  return named.length === 1 ? named[0] : undefined;
}

/** The unit in which a file says that its weights are: above them, beside them, or in another heading; null where it says none. */
export function saidWeightUnit(table: ImportTable, place: number | null | undefined): ImportWeightUnit | null {
  // What we write ourselves is in kilograms.
  if (sourceOf(table) === 'WEEKBORD') return 'KILOGRAMS';
  const heading = table.headings[place ?? -1] ?? '';
  const texts = [heading, ...unitsOfWeights(table), ...cellsOf(table, place), ...table.headings];
  for (const text of texts) {
    const unit = weightUnitIn(text);
    if (unit !== undefined) return unit;
  }
  return null;
}

/** What a column of units says of the rows that are a weight. */
function unitsOfWeights({ headings, rows }: ImportTable): string[] {
  const plain = headings.map(plainHeading);
  const [metric, unit] = [plain.indexOf('metric'), plain.indexOf('unit')];
  if (metric < 0 || unit < 0) return [];
  return rows.filter((row) => plainHeading(row[metric] ?? '').startsWith('weight')).map((row) => row[unit] ?? '');
}

function cellsOf({ rows }: ImportTable, place: number | null | undefined): string[] {
  if (place === null || place === undefined) return [];
  return rows.map((row) => (row[place] ?? '').trim()).filter((cell) => cell !== '');
}

const NUMBERS_OF_DATE = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})/;

/** How dates are written: by those that leave no choice, else by the mark between their numbers. */
function guessDateOrder(cells: readonly string[]): DateOrder {
  const dates = cells.flatMap((cell) => {
    const match = NUMBERS_OF_DATE.exec(cell);
    return match === null ? [] : [{ first: match[1]!, second: match[2]!, cell }];
  });
  if (dates.some(({ first }) => first.length === 4)) return 'YEAR_FIRST';
  if (dates.some(({ first }) => Number(first) > 12)) return 'DAY_FIRST';
  if (dates.some(({ second }) => Number(second) > 12)) return 'MONTH_FIRST';
  if (dates.length === 0) return 'YEAR_FIRST';
  return dates.every(({ cell }) => cell.includes('/')) ? 'MONTH_FIRST' : 'DAY_FIRST';
}

/**
 * Whether the mark of decimals groups thousands in a column of energy: three digits follow it wherever it is, and one other
 * before it. Nobody writes a meal to a thousandth of a kilocalorie.
 */
export function groupsThousands(table: ImportTable, { columns, decimal_mark }: ImportMapping): boolean {
  const mark = decimal_mark === 'DOT' ? '.' : ',';
  const marked = cellsOf(table, columns.kcal).filter((cell) => cell.includes(mark));
  return marked.length > 0 && marked.every((cell) => /^[1-9][.,]\d{3}(?!\d)/.test(cell));
}

/** Which mark stands before the decimals: the last of two, or one that no group of three digits follows. */
function guessDecimalMark(cells: readonly string[]): DecimalMark {
  for (const cell of cells) {
    if (/,\d{3}\./.test(cell)) return 'DOT';
    if (/\.\d{3},/.test(cell)) return 'COMMA';
  }
  if (cells.some((cell) => /,\d{1,2}\D*$|,\d{4,}/.test(cell))) return 'COMMA';
  return 'DOT';
}
