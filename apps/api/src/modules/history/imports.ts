import type { DataImport } from '@weekbord/contract/history/imports';
import type { Endpoints } from '@weekbord/contract/endpoints';
import type { ImportedWeight } from '@weekbord/domain/history/import-rows';
import { importFaultPhrase } from '@weekbord/phrases/import-faults';
import type { Context, Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorize, authorizePerson, ownIn } from '../access/access.public.ts';
import { addEatenMeals, removeMeals } from '../diary/diary.public.ts';
import { deleteMeasurements, insertMeasurements } from '../progress/progress.public.ts';
import {
  countImports,
  type DataImportRow,
  deleteImport,
  findImport,
  insertImport,
  insertImportedRows,
  listBrought,
  listDataImports,
} from './imports.store.ts';
import { planImport, planRowsToWrite } from './plan-import.ts';
import type { FreshRow } from './read-import.ts';

/** How many items are removed in one statement. */
const BATCH = 500;
/** The maximum number of imports per person: more than people make, but few enough to protect the database. */
const MAX_IMPORTS = 50;

const dataImport = ownIn<DataImportRow>(({ db, actor }, id) => findImport(db, actor.id, id));

export const previewImport: Operation<Endpoints['previewImport']> = async (ctx) => {
  const planned = await planImport(ctx, await authorizePerson(ctx), ctx.body);
  const { source, headings, mapping, missing, dates, counts, first_date, last_date, rows, faults } = planned;
  return {
    source,
    headings: [...headings],
    mapping: { ...mapping, columns: { ...mapping.columns } },
    said_weight_unit: planned.statedWeightUnit,
    said_energy_unit: planned.statedEnergyUnit,
    questions: [...planned.questions],
    missing_columns: [...missing],
    found: { days: dates.length, first_date: dates[0] ?? null, last_date: dates.at(-1) ?? null },
    counts,
    skipped: [...planned.skipped],
    first_date,
    last_date,
    rows: rows.map(presentRow),
    faults: faults.map(({ line, fault, column, cell }) => ({
      line,
      column,
      code: fault,
      cell,
      message: importFaultPhrase({ fault, column, cell }, ctx.locale),
    })),
  };
};

export const createImport: Operation<Endpoints['createImport']> = async (ctx) => {
  const { db, body, now } = ctx;
  const personId = await authorizePerson(ctx);
  if ((await countImports(db, personId)) >= MAX_IMPORTS) throw new FieldError({ non_field_errors: 'imports_full' });
  const planned = await planRowsToWrite(ctx, personId, body);
  const { source, mapping, missing, counts, first_date, last_date, batches } = planned;
  if (missing.length > 0)
    throw new FieldError(missing.map((name) => ({ path: ['mapping', 'columns', name], code: 'required' })));
  if (first_date === null || last_date === null) throw new FieldError({ content: 'nothing_to_import' });
  const row = await insertImport(db, {
    person_id: personId,
    source,
    kind: mapping.kind,
    file_name: body.file_name,
    rows_added: counts.ready,
    first_date,
    last_date,
    made_at: now,
  });
  for (const rows of batches) await insertImportedRows(db, row, { rows, became: await bring(ctx, row, rows) });
  return presentImport(row);
};

export const listImports: Operation<Endpoints['listImports']> = async (ctx) => {
  const personId = await authorizePerson(ctx);
  const { count, rows } = await listDataImports(ctx.db, { personId, ...pageWindow(ctx.query) });
  return paginate(ctx, { count, rows: rows.map(presentImport) });
};

export const undoImport: Operation<Endpoints['undoImport']> = async (ctx) => {
  const { db } = ctx;
  const row = await authorize(ctx, dataImport, ctx.params.id);
  const { items, measurements } = await listBrought(db, row);
  for (let at = 0; at < items.length; at += BATCH) await removeMeals(db, row.person_id, items.slice(at, at + BATCH));
  for (let at = 0; at < measurements.length; at += BATCH) {
    await deleteMeasurements(db, row.person_id, measurements.slice(at, at + BATCH));
  }
  await deleteImport(db, row);
};

/** Writes the content of the given rows, which are JSON. Returns the ids of the new records. */
async function bring(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { person_id: personId, kind }: DataImportRow,
  rows: string,
) {
  if (kind === 'DIARY') return { items: await addEatenMeals(db, personId, { meals: rows, now }) };
  const weights = JSON.parse(rows) as readonly ImportedWeight[];
  const measured = weights.map(({ date, weight }) => ({
    person_id: personId,
    type: 'WEIGHT' as const,
    value: weight,
    created_at: new Date(`${date}T00:00:00Z`),
  }));
  return { measurements: await insertMeasurements(db, measured) };
}

const NOTHING = {
  meal_moment: null,
  name: null,
  kcal: null,
  protein: null,
  fat: null,
  carbohydrates: null,
  fiber: null,
};

function presentRow({ line, row }: FreshRow) {
  return { line, ...NOTHING, weight: null, ...row };
}

function presentImport(row: DataImportRow): DataImport {
  return { ...row, made_at: row.made_at.toISOString() };
}
