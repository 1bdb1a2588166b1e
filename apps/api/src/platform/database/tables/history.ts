import type { ImportKind, ImportSource } from '@weekbord/domain/history/import-terms';
import type { Generated } from 'kysely';
import type { Moment } from './columns.ts';

export interface DataImportTable {
  person_id: number;
  id: Generated<number>;
  source: ImportSource;
  kind: ImportKind;
  file_name: string;
  rows_added: number;
  /** The dates of the first and the last row that it added. */
  first_date: string;
  last_date: string;
  made_at: Moment;
}

export interface ImportedRowTable {
  person_id: number;
  data_import_id: number;
  /** A hash of what the row says, by which it is known when its file comes again. */
  row_key: Buffer;
  /** What it became; null too where that was deleted since. */
  calendar_item_id: number | null;
  measurement_id: number | null;
}

/** What people brought from elsewhere. */
export interface HistoryTables {
  data_import: DataImportTable;
  imported_row: ImportedRowTable;
}
