import {
  DATE_ORDERS,
  DECIMAL_MARKS,
  IMPORT_COLUMNS,
  IMPORT_KINDS,
  IMPORT_QUESTIONS,
  IMPORT_SOURCES,
  IMPORT_ENERGY_UNITS,
  IMPORT_WEIGHT_UNITS,
  type ImportColumn,
} from '@weekbord/domain/history/import-terms';
import { MAX_IMPORT_CHARACTERS, ROW_FAULTS } from '@weekbord/domain/history/import-rows';
import { SKIP_REASONS } from '@weekbord/domain/history/rows-left-out';
import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, idParams, line, text } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { historyPaths } from './paths.ts';
import { listOf, SIZES } from '../sizes.ts';

/** Maximum bytes of the JSON that contains such a file; a character may take several bytes. */
const MAX_BODY_BYTES = 3 * MAX_IMPORT_CHARACTERS;
const MAX_COLUMNS = 500;

const COLUMNS = [...IMPORT_COLUMNS.DIARY, 'weight'] as const satisfies readonly ImportColumn[];
const column = z.enum(COLUMNS);
const place = z
  .number()
  .int()
  .min(0)
  .max(MAX_COLUMNS - 1)
  .nullable()
  .optional();

/** How to read a file: the contents of each column, and the format of dates and numbers. */
const mapping = z.object({
  kind: z.enum(IMPORT_KINDS),
  /** The column index of each field, from 0. */
  columns: z.object(Object.fromEntries(COLUMNS.map((name) => [name, place])) as Record<ImportColumn, typeof place>),
  date_order: z.enum(DATE_ORDERS),
  decimal_mark: z.enum(DECIMAL_MARKS),
  weight_unit: z.enum(IMPORT_WEIGHT_UNITS),
  /** The unit and the decimal mark of energy values; if absent, the most likely ones for the file. */
  energy_unit: z.enum(IMPORT_ENERGY_UNITS).optional(),
  energy_decimal_mark: z.enum(DECIMAL_MARKS).optional(),
  carbohydrates_count_fiber: z.boolean(),
});

const content = text({ min: 1, max: MAX_IMPORT_CHARACTERS });

const figure = z.number().nullable();
/** The meal, or the weight in kilograms, that a row would import. */
const previewRow = z.object({
  line: z.number().int(),
  date: z.string(),
  meal_moment: z.enum(MEAL_MOMENTS).nullable(),
  name: z.string().nullable(),
  kcal: figure,
  protein: figure,
  fat: figure,
  carbohydrates: figure,
  fiber: figure,
  weight: figure,
});

const importPreview = z
  .object({
    source: z.enum(IMPORT_SOURCES),
    headings: listOf(z.string(), MAX_COLUMNS),
    mapping,
    /** The unit of weight that the file states; null if it states none, and for meals. */
    said_weight_unit: z.enum(IMPORT_WEIGHT_UNITS).nullable(),
    /** The unit of energy that the file states; null if it states none, and for weights. */
    said_energy_unit: z.enum(IMPORT_ENERGY_UNITS).nullable(),
    /**
     * What the file does not specify and the caller must set in `mapping`, because a wrong guess would go unnoticed.
     */
    questions: listOf(z.object({ about: z.enum(IMPORT_QUESTIONS), cell: z.string() }), SIZES.few),
    /** The columns that must be mapped before anything can be imported. */
    missing_columns: listOf(column, SIZES.few),
    /** The days for which the file has data, whether already imported or not. */
    found: z.object({ days: z.number().int(), first_date: z.string().nullable(), last_date: z.string().nullable() }),
    counts: z.object({
      ready: z.number().int(),
      /** The number of rows whose data already exists. */
      known: z.number().int(),
      /** The number of rows that are empty, or contain nothing to import. */
      skipped: z.number().int(),
      wrong: z.number().int(),
    }),
    /** The reasons for skipping rows, with the number of rows. */
    skipped: listOf(z.object({ reason: z.enum(SKIP_REASONS), count: z.number().int() }), SIZES.few),
    /** The days that would be added. */
    first_date: z.string().nullable(),
    last_date: z.string().nullable(),
    /** The meals or weights that would be added for the first days. */
    rows: listOf(previewRow, SIZES.few),
    /** The first invalid rows. */
    faults: listOf(
      z.object({
        line: z.number().int(),
        column,
        code: z.enum(ROW_FAULTS),
        cell: z.string(),
        message: z.string(),
      }),
      SIZES.few,
    ),
  })
  .meta({ id: 'ImportPreview' });
export type ImportPreview = z.infer<typeof importPreview>;
export type SentMapping = z.infer<typeof mapping>;

const dataImport = z
  .object({
    id,
    source: z.enum(IMPORT_SOURCES),
    kind: z.enum(IMPORT_KINDS),
    file_name: z.string(),
    rows_added: z.number().int(),
    first_date: z.string(),
    last_date: z.string(),
    made_at: z.string(),
  })
  .meta({ id: 'DataImport' });
export type DataImport = z.infer<typeof dataImport>;

export const previewImport = endpoint(historyPaths.previewImport, {
  access: 'member',
  summary:
    "Previews what a CSV file from another app, or the caller's own, would add, read according to `mapping` or as best recognised; nothing is stored.",
  body: z.object({ content, mapping: mapping.optional() }),
  answer: importPreview,
  readOnly: true,
  heavy: true,
  cost: 20,
  maxBodyBytes: MAX_BODY_BYTES,
});

export const createImport = endpoint(historyPaths.createImport, {
  access: 'member',
  summary: "Adds the valid, new rows of a CSV file to the caller's diary or measurements: all or none.",
  body: z.object({ content, mapping, file_name: line({ max: 200 }).default('') }),
  answer: dataImport,
  errors: ['consent_required'],
  status: 201,
  heavy: true,
  cost: 50,
  maxBodyBytes: MAX_BODY_BYTES,
});

export const listImports = endpoint(historyPaths.listImports, {
  access: 'member',
  summary: "Lists the caller's imports, newest first.",
  query: pageQuery,
  answer: pageOf(dataImport),
});

export const undoImport = endpoint(historyPaths.undoImport, {
  access: 'member',
  summary: 'Removes everything an import added, including what was changed since.',
  params: idParams,
  heavy: true,
  cost: 20,
});
