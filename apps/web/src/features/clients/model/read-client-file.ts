import {
  type CellsOfLine,
  type ClientFile,
  type ClientFileFault,
  countHeadings,
  readClientRows,
} from '@weekbord/domain/clients/client-rows';
import { parse } from 'csv-parse/browser/esm/sync';
import { isText, kindOfBytes, textOf } from '../../../shared/files/text-of-bytes.ts';

/** Why a chosen file cannot be used. */
export type ChosenFileFault = ClientFileFault | 'TOO_LARGE' | 'NOT_CSV' | 'BROKEN' | 'UNREADABLE';

/** The maximum size of a file in bytes; a list of 200 clients is about 20 kB. */
const MAX_BYTES = 1_000_000;
/** The delimiters, in order of preference if several of them yield equally many columns. */
const DELIMITERS = ['\t', ';', ',', '|'] as const;

/** Returns the clients in a CSV file, or why it cannot be used. The file does not leave the device. */
export async function readClientFile(file: Blob): Promise<ClientFile | ChosenFileFault> {
  if (file.size === 0) return 'EMPTY';
  if (file.size > MAX_BYTES) return 'TOO_LARGE';
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // The file has been moved or deleted since it was chosen.
    return 'UNREADABLE';
  }
  if (kindOfBytes(bytes) !== null) return 'NOT_CSV';
  const text = textOf(bytes);
  // The file is a web page, or data of another program.
  if (!isText(text) || /^\s*[<{[]/.test(text)) return 'NOT_CSV';
  const lines = linesOf(text);
  return lines === null ? 'BROKEN' : readClientRows(lines);
}

/** Returns the records of a CSV text; null if a quotation mark is never closed. */
function linesOf(content: string): CellsOfLine[] | null {
  const text = content.replaceAll(/\r\n?/g, '\n');
  // The first line may state the delimiter, as files for Excel do.
  const said = /^\ufeff?\s*"?sep=(.)"?[^\S\t]*\n/i.exec(text);
  const table = said === null ? text : text.slice(said[0].length);
  const skipped = said === null ? 0 : said[0].split('\n').length - 1;
  return recordsOf(table, { delimiter: said?.[1] ?? delimiterOf(table), skipped });
}

/** Returns the delimiter that gives the first line the most known columns and, if several do, the most cells. */
function delimiterOf(text: string): string {
  const tried = DELIMITERS.map((delimiter) => {
    const cells = recordsOf(text, { delimiter, skipped: 0, isFirstOnly: true })?.[0]?.cells ?? [];
    return { delimiter, columns: countHeadings(cells), cells: cells.length };
  });
  return tried.reduce((best, one) =>
    one.columns > best.columns || (one.columns === best.columns && one.cells > best.cells) ? one : best,
  ).delimiter;
}

interface Way {
  delimiter: string;
  /** The number of lines before the text. */
  skipped: number;
  /** Whether to read only the first line that has content. */
  isFirstOnly?: boolean;
}

function recordsOf(text: string, { delimiter, skipped, isFirstOnly = false }: Way): CellsOfLine[] | null {
  const records: CellsOfLine[] = [];
  let last = skipped;
  try {
    parse(isFirstOnly ? text.trimStart() : text, {
      delimiter,
      bom: true,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      ...(isFirstOnly && { to: 1 }),
      on_record: (cells: string[], { lines }) => {
        // `lines` is the number of the record's last line. The record itself starts on the line after the previous one.
        records.push({ line: last + 1, cells });
        last = skipped + lines;
        return null;
      },
    });
  } catch {
    return null;
  }
  return records;
}
