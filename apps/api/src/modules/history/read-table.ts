import type { ImportTable } from '@weekbord/domain/history/import-mapping';
import { MAX_IMPORT_ROWS } from '@weekbord/domain/history/import-rows';
import { parse } from 'csv-parse/sync';
import { FieldError } from '../../platform/http/errors.ts';

const DELIMITERS = [',', ';', '\t'] as const;
/** More columns than any app writes. */
const MAX_COLUMNS = 500;
/** Characters of a heading that are shown. */
const MAX_HEADING = 100;

/** A CSV file as a table; refuses what is none, and what has more rows than may be imported at once. */
export function readTable(content: string): ImportTable {
  const [headings = [], ...rows] = parsed(content);
  if (rows.length > MAX_IMPORT_ROWS) {
    throw new FieldError([{ path: ['content'], code: 'too_many', params: { max: MAX_IMPORT_ROWS } }]);
  }
  if (rows.length === 0 || headings.length < 2 || headings.length > MAX_COLUMNS)
    throw new FieldError({ content: 'invalid' });
  return { headings: headings.map((heading) => heading.trim().slice(0, MAX_HEADING)), rows };
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
    throw new FieldError({ content: 'invalid' });
  }
}

/** What stands between the cells of the first line most often, quoted ones apart. */
function delimiterOf(content: string): string {
  const [first = ''] = content.split(/\r?\n/, 1);
  const bare = first.replaceAll(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((mark) => ({ mark, count: bare.split(mark).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).mark;
}
