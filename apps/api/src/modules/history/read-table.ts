import type { ImportTable } from '@weekbord/domain/history/import-mapping';
import { MAX_IMPORT_ROWS } from '@weekbord/domain/history/import-rows';
import { parse } from 'csv-parse/sync';

const DELIMITERS = [',', ';', '\t'] as const;
/** More columns than any app writes. */
const MAX_COLUMNS = 500;
/** Characters of a heading that are shown. */
const MAX_HEADING = 100;
/** Characters of a cell that are read; nothing that counts is longer. */
const MAX_CELL = 1000;

/** Why a file is no table. */
export interface TableFault {
  readonly fault: 'invalid' | 'too_many';
}

/** A CSV file as a table; a fault where it is none, and where it has more rows than may be imported at once. */
export function readTable(content: string): ImportTable | TableFault {
  const [headings = [], ...rows] = parsed(content);
  if (rows.length > MAX_IMPORT_ROWS) return { fault: 'too_many' };
  if (rows.length === 0 || headings.length < 2 || headings.length > MAX_COLUMNS) return { fault: 'invalid' };
  return {
    headings: headings.map((heading) => heading.trim().slice(0, MAX_HEADING)),
    rows: rows.map((row) => row.map((cell) => (cell.length > MAX_CELL ? cell.slice(0, MAX_CELL) : cell))),
  };
}

function parsed(content: string): string[][] {
  try {
    return parse(content, {
      bom: true,
      delimiter: delimiterOf(content),
      relax_column_count: true,
      relax_quotes: true,
      // One more than may be there tells that there are too many.
      to: MAX_IMPORT_ROWS + 2,
    });
  } catch {
    return [];
  }
}

/** What stands between the cells of the first line most often, quoted ones apart. */
function delimiterOf(content: string): string {
  const [first = ''] = content.split(/\r?\n/, 1);
  const bare = first.replaceAll(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((mark) => ({ mark, count: bare.split(mark).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).mark;
}
