/** The kinds of files: a diary of meals eaten, or weights. */
export const IMPORT_KINDS = ['DIARY', 'WEIGHTS'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The apps that files come from. */
export const IMPORT_SOURCES = [
  'MYFITNESSPAL',
  'CRONOMETER',
  'MACROFACTOR',
  'LOSE_IT',
  'GARMIN',
  'WITHINGS',
  'FITBIT',
  'APPLE_HEALTH',
  'SAMSUNG_HEALTH',
  'WEEKBORD',
  'OTHER',
] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** The fields that columns may contain, by kind of file; required fields first. */
export const IMPORT_COLUMNS = {
  DIARY: ['date', 'kcal', 'meal', 'time', 'name', 'protein', 'fat', 'carbohydrates', 'fiber'],
  WEIGHTS: ['date', 'weight'],
} as const satisfies Record<ImportKind, readonly string[]>;
export type ImportColumn = (typeof IMPORT_COLUMNS)[ImportKind][number];

/** The columns without which a file imports nothing. */
export const REQUIRED_COLUMNS: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  DIARY: ['date', 'kcal'],
  WEIGHTS: ['date', 'weight'],
};

/** The orders of day, month and year in numeric dates. */
export const DATE_ORDERS = ['YEAR_FIRST', 'DAY_FIRST', 'MONTH_FIRST'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];
export const DECIMAL_MARKS = ['DOT', 'COMMA'] as const;
export type DecimalMark = (typeof DECIMAL_MARKS)[number];
export const IMPORT_WEIGHT_UNITS = ['KILOGRAMS', 'POUNDS', 'STONES'] as const;
export type ImportWeightUnit = (typeof IMPORT_WEIGHT_UNITS)[number];
/** CALORIES are small calories: a thousandth of the kilocalories on a label. */
export const IMPORT_ENERGY_UNITS = ['KILOCALORIES', 'KILOJOULES', 'MEGAJOULES', 'JOULES', 'CALORIES'] as const;
export type ImportEnergyUnit = (typeof IMPORT_ENERGY_UNITS)[number];

/** Questions to answer before an import if the file does not settle them, because a wrong guess would go unnoticed. */
export const IMPORT_QUESTIONS = ['date_order', 'energy_unit', 'energy_decimal_mark', 'weight_unit'] as const;
export interface ImportQuestion {
  readonly about: (typeof IMPORT_QUESTIONS)[number];
  /** The first cell that is ambiguous. */
  readonly cell: string;
}

/** How a file is read. */
export interface ImportMapping {
  readonly kind: ImportKind;
  /** The index of each field's column, from 0. */
  readonly columns: Readonly<Partial<Record<ImportColumn, number | null | undefined>>>;
  readonly date_order: DateOrder;
  readonly decimal_mark: DecimalMark;
  /** The decimal mark in the energy column. The decimal mark of the other numbers may be its thousands separator. */
  readonly energy_decimal_mark: DecimalMark;
  /** The unit of weights without a unit in their own cell. */
  readonly weight_unit: ImportWeightUnit;
  /** The unit of energy without a unit in its own cell. */
  readonly energy_unit: ImportEnergyUnit;
  /** Whether the carbohydrates include fibre, as on American labels. */
  readonly carbohydrates_count_fiber: boolean;
}

/** A mapping given by a person; what they leave out is filled in with what is most likely for the file. */
export type GivenMapping = Omit<ImportMapping, 'energy_unit' | 'energy_decimal_mark'> & {
  readonly [key in 'energy_unit' | 'energy_decimal_mark']?: ImportMapping[key] | undefined;
};

/** A file as a table: its headings and the rows below them. */
export interface ImportTable {
  readonly headings: readonly string[];
  /** The line number of the first row, from 1; if absent, the headings are the first line. */
  readonly first_line?: number;
  readonly rows: readonly (readonly string[])[];
}

/** The non-empty cells of a column, trimmed. */
export function cellsOf({ rows }: ImportTable, place: number | null | undefined): string[] {
  if (place === null || place === undefined) return [];
  return rows.map((row) => (row[place] ?? '').trim()).filter((cell) => cell !== '');
}
