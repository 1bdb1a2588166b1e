import type { DataImport } from '@weekbord/contract/history/imports';
import type { Endpoints } from '@weekbord/contract/endpoints';
import type { ImportedMeal } from '@weekbord/domain/history/import-rows';
import { importFaultPhrase } from '@weekbord/phrases/import-faults';
import type { Context, Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorize, authorizePerson, ownIn } from '../access/access.public.ts';
import { addEatenMeals, takeOut } from '../diary/diary.public.ts';
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
import { type FreshRow, planImport } from './plan-import.ts';

/** Rows of each sort that a preview shows. */
const SHOWN_ROWS = 8;
const SHOWN_FAULTS = 50;
/** More than anybody brings, so that nobody fills the database by it. */
const MAX_IMPORTS = 50;

const dataImport = ownIn<DataImportRow>(({ db, actor }, id) => findImport(db, actor.id, id));

export const previewImport: Operation<Endpoints['previewImport']> = async (ctx) => {
  const planned = await planImport(ctx, await authorizePerson(ctx), ctx.body);
  const { source, headings, mapping, missing, fresh, known, skipped, faults } = planned;
  return {
    source,
    headings: [...headings],
    mapping: { ...mapping, columns: { ...mapping.columns } },
    said_weight_unit: planned.saidWeightUnit,
    missing_columns: [...missing],
    counts: { ready: fresh.length, known, skipped, wrong: faults.length },
    ...spanOf(fresh),
    rows: fresh.slice(0, SHOWN_ROWS).map(presentRow),
    faults: faults.slice(0, SHOWN_FAULTS).map(({ line, fault, column, cell }) => ({
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
  const { source, mapping, missing, fresh } = await planImport(ctx, personId, body);
  if (missing.length > 0)
    throw new FieldError(missing.map((name) => ({ path: ['mapping', 'columns', name], code: 'required' })));
  const { first_date, last_date } = spanOf(fresh);
  if (first_date === null || last_date === null) throw new FieldError({ content: 'nothing_to_import' });
  const row = await insertImport(db, {
    person_id: personId,
    source,
    kind: mapping.kind,
    file_name: body.file_name,
    rows_added: fresh.length,
    first_date,
    last_date,
    made_at: now,
  });
  const brought = await bring(ctx, personId, fresh);
  await insertImportedRows(
    db,
    fresh.map(({ key }, index) => ({ person_id: personId, data_import_id: row.id, row_key: key, ...brought(index) })),
  );
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
  await takeOut(db, row.person_id, items);
  await deleteMeasurements(db, row.person_id, measurements);
  await deleteImport(db, row);
};

/** Writes what rows bring; answers what each of them became. */
async function bring(ctx: Pick<Context, 'db' | 'now'>, personId: number, fresh: readonly FreshRow[]) {
  const rows = fresh.map(({ row }) => row);
  const weights = rows.filter((row) => 'weight' in row);
  if (weights.length > 0) {
    const ids = await insertMeasurements(
      ctx.db,
      weights.map(({ date, weight }) => ({
        person_id: personId,
        type: 'WEIGHT' as const,
        value: weight,
        created_at: new Date(`${date}T00:00:00Z`),
      })),
    );
    return (index: number) => ({ measurement_id: ids[index]!, calendar_item_id: null });
  }
  const ids = await addEatenMeals(ctx, personId, rows as readonly ImportedMeal[]);
  return (index: number) => ({ calendar_item_id: ids[index]!, measurement_id: null });
}

function spanOf(fresh: readonly FreshRow[]): { first_date: string | null; last_date: string | null } {
  const dates = fresh.map(({ row }) => row.date).toSorted();
  return { first_date: dates[0] ?? null, last_date: dates.at(-1) ?? null };
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
