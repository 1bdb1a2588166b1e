import { EXPORTED_SECTIONS, type ExportedSection } from '@weekbord/domain/history/exported-data';
import { LANGUAGES } from '@weekbord/domain/languages/languages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { historyPaths } from './paths.ts';
import { listOf, SIZES } from '../sizes.ts';

/** Maximum bytes of all of a person's data. */
const MAX_EXPORT_BYTES = 256_000_000;

const section = z.enum(EXPORTED_SECTIONS as readonly [ExportedSection, ...ExportedSection[]]);

export const exportedRow = z.record(z.string(), z.json());

/** One part of a person's data, such as their measurements. */
export const exportedPart = z.object({
  section,
  title: z.string(),
  /** The meaning of each field, in display order. */
  fields: z.record(z.string(), z.string()),
  rows: listOf(exportedRow, SIZES.all),
  /** True if sealed data could not be decrypted and is therefore missing. */
  is_unreadable: z.boolean(),
});

export const exportData = endpoint(historyPaths.exportData, {
  access: 'signed-in',
  summary:
    "Returns all of the caller's data as one JSON file: each section with a description of its fields, in the caller's language. The export is recorded in the caller's access log.",
  answer: z
    .object({
      exported_at: z.iso.datetime(),
      language: z.enum(LANGUAGES),
      parts: listOf(exportedPart, SIZES.few),
    })
    .meta({ id: 'ExportedData' }),
  cost: 50,
  heavy: true,
  maxAnswerBytes: MAX_EXPORT_BYTES,
});

export const countData = endpoint(historyPaths.countData, {
  access: 'signed-in',
  summary:
    'Returns how much data the caller has: the number of rows in each section, as an export contains and a deletion removes.',
  answer: z.object({ parts: listOf(z.object({ section, count: z.number().int() }), SIZES.few) }),
  cost: 10,
});
