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
  /** The date of the first row that the import added; `last_date` is that of the last. */
  first_date: string;
  last_date: string;
  made_at: Moment;
}

export interface ImportedRowTable {
  person_id: number;
  data_import_id: number;
  /** A hash of the row's content, which identifies it when its file is imported again. */
  row_key: Buffer;
  /** The record created from the row; also null if it has been deleted since. */
  calendar_item_id: number | null;
  measurement_id: number | null;
}

/** The tables of what people imported from elsewhere. */
export interface HistoryTables {
  data_import: DataImportTable;
  imported_row: ImportedRowTable;
}
