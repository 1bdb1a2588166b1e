import { namesColumns, placeOfDate } from '@weekbord/domain/history/import-headings';
import { DATE_ORDERS, type ImportTable } from '@weekbord/domain/history/import-terms';
import { readClock, readDate, withoutWeekday } from '@weekbord/domain/history/read-cells';
import { MAX_IMPORT_ROWS } from '@weekbord/domain/history/import-rows';
import { parse } from 'csv-parse/sync';

/** Delimiters in order of preference. The comma comes late, because it may also be a decimal mark. */
const DELIMITERS = ['\t', ';', ',', '|'] as const;
/** The maximum number of columns, more than any app exports. */
const MAX_COLUMNS = 500;
/** How many characters of a heading are shown. */
const MAX_HEADING = 100;
/** How many characters of a cell are read; relevant content is never longer. */
const MAX_CELL = 1000;

/** Why a file is not a table. */
export interface TableFault {
  readonly fault: 'invalid' | 'too_many';
}

/**
 * How many lines at the start are searched for the headings. Exports may have titles, comments and settings above them.
 */
const LINES_BEFORE = 30;

/**
 * Parses a CSV file into a table, or returns a `TableFault` if it is not a table or has more rows than may be imported
 * at once.
 */
export function readTable(content: string): ImportTable | TableFault {
  // The text starts like a web page or XML.
  if (/^\s*</.test(content)) return { fault: 'invalid' };
  const lines = parsed(content);
  if (lines.length > MAX_IMPORT_ROWS + LINES_BEFORE) return { fault: 'too_many' };
  const bare = placeOfBareRows(lines);
  const place = bare === null ? placeOfHeadings(lines) : bare - 1;
  const { headings, rows } = withUnits(
    bare === null ? withDates(lines, place) : { headings: firstCells(lines[bare]!), rows: lines.slice(bare) },
  );
  if (rows.length > MAX_IMPORT_ROWS) return { fault: 'too_many' };
  if (headings.length < 2 || headings.length > MAX_COLUMNS || !rows.some(isRow)) return { fault: 'invalid' };
  return {
    headings: headings.map((heading) => heading.trim().slice(0, MAX_HEADING)),
    first_line: place + 2,
    rows: rows.map((row) => row.map((cell) => (cell.length > MAX_CELL ? cell.slice(0, MAX_CELL) : cell))),
  };
}

/** Whether there are several cells, as opposed to a sentence that ends with a comma. */
function isRow(row: readonly string[]): boolean {
  return row.filter((cell) => cell.trim() !== '').length > 1;
}

/**
 * Returns the index of the header line: the first that names a date and values, or else the first that names values, or
 * else the first line.
 */
function placeOfHeadings(lines: readonly (readonly string[])[]): number {
  const first = lines.slice(0, LINES_BEFORE).map((line) => line.slice(0, MAX_COLUMNS));
  const whole = first.findIndex((line) => namesColumns(line, ['date']));
  if (whole >= 0) return whole;
  return Math.max(
    0,
    first.findIndex((line) => line.length > 1 && namesColumns(line, [])),
  );
}

/**
 * Returns the index of the first row if a file has no headings: no line names columns, and the first line of cells has
 * a date or values. Null if there are headings.
 */
function placeOfBareRows(lines: readonly (readonly string[])[]): number | null {
  const first = lines.slice(0, LINES_BEFORE).map((line) => line.slice(0, MAX_COLUMNS));
  if (first.some((line) => line.length > 1 && namesColumns(line, []))) return null;
  const place = first.findIndex(isRow);
  const cells = first[place] ?? [];
  if (lines.slice(0, place).some((line) => line.length > MAX_COLUMNS)) return null;
  return cells.some((cell) => isDate(cell) || /^-?\d+(?:[.,]\d+)*$/.test(cell.trim())) ? place : null;
}

/** Headings for a file without any: the number of each column and its first cell. */
function firstCells(row: readonly string[]): string[] {
  return row.map((cell, index) => `${index + 1}: ${cell.trim()}`);
}

const ONLY_UNIT = /^\(?(?:kcal|kj|mj|cal|kg|g|gr|gram|grams|mg|lbs?|st|oz)\)?$/i;

/** If the first row contains nothing but units, adds them to the headings. */
function withUnits({ headings, rows }: { headings: string[]; rows: string[][] }) {
  const [units = [], ...others] = rows;
  const isUnits = isRowOf(units, ONLY_UNIT);
  if (!isUnits) return { headings, rows };
  const withUnit = headings.map((heading, place) => `${heading} ${units[place] ?? ''}`.trim());
  // An empty row takes the place of the units, so that line numbers stay correct.
  return { headings: withUnit, rows: [[], ...others] };
}

function isRowOf(row: readonly string[], pattern: RegExp): boolean {
  const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return cells.length > 0 && cells.every((cell) => pattern.test(cell));
}

/**
 * Returns the rows below the headings. The date of a line that has nothing else is added to the rows below it that have
 * no date.
 */
function withDates(lines: readonly string[][], place: number): { headings: string[]; rows: string[][] } {
  const headings = lines[place] ?? [];
  const rows = lines.slice(place + 1);
  const dates = lines.map(dateAlone);
  if (headings.length > MAX_COLUMNS || dates.every((date) => date === null)) return { headings, rows };
  const at = placeOfDates(headings, rows);
  // If rows have their own dates, a date above the headings may be that of the file.
  const isOfRows =
    at === null || !rows.some((row, index) => dates[place + 1 + index] === null && isDate(row[at] ?? ''));
  let current = (isOfRows ? dates.slice(0, place).findLast((date) => date !== null) : null) ?? '';
  const dated = rows.map((row, index) => {
    const date = dates[place + 1 + index];
    if (date) {
      current = date;
      return [];
    }
    const isEmpty = row.every((cell) => cell.trim() === '');
    if (isEmpty || row.join('\n') === headings.join('\n')) return [];
    if (at === null) return [current, ...row];
    if ((row[at] ?? '').trim() !== '') return row;
    // Pads the row, which may end before the date column.
    return [...row, ...Array.from({ length: at + 1 - row.length }, () => '')].with(at, current);
  });
  return { headings: at === null ? [DATE_HEADING, ...headings] : headings, rows: dated };
}

const DATE_HEADING = 'Date';

/** Returns the date column; null if there is none, or if it has only times and separate lines give the date. */
function placeOfDates(headings: readonly string[], rows: readonly (readonly string[])[]): number | null {
  const at = placeOfDate(headings);
  if (at === null) return null;
  return rows.some((row) => !isDate(row[at] ?? '') && readClock(row[at] ?? '') !== null) ? null : at;
}

/** Words before a date that apply to the rows below it, with or without a number: "Date:", "Dag 2 -". */
const DATE_LABEL =
  /^(?:(?:the )?(?:date|day)|(?:de )?(?:datum|dag)|(?:food |eet)?(?:diary|log|journal|dagboek|logboek)(?: (?:for|of|van|voor))?|(?:all )?(?:meals?|food|entries|eaten|logged|maaltijden|eten|gegeten|gelogd) (?:for|of|on|from|van|voor|op))(?!\p{L})(?: \d{1,3}(?=[:.)]?$|[:.)] | [-–—] ))?/iu;
/** Marks around a line: "--- 4 August 2026 ---", "[2026-08-04]". */
const MARKS = /^[\s#*=_~:;()[\]–—-]+|[\s#*=_~:;()[\]–—-]+$/g;

/** Returns the date of a line that contains nothing else, apart from a label and a weekday. */
function dateAlone(line: readonly string[]): string | null {
  const filled = line.map((each) => each.trim()).filter((each) => each !== '');
  if (filled.length === 0 || filled.length > 4 || filled.some((each) => each.length > MAX_HEADING)) return null;
  const cells = filled
    .map((each) => each.replaceAll(MARKS, '').replace(DATE_LABEL, '').replaceAll(MARKS, ''))
    .filter((cell) => cell !== '' && withoutWeekday(cell) !== '');
  // An unquoted comma splits "August 4, 2026".
  const isSplit =
    cells.length === 2 && /^\p{L}+\.? \d{1,2}\p{L}{0,2}$/u.test(withoutWeekday(cells[0]!)) && /^\d{4}$/.test(cells[1]!);
  const date = isSplit ? cells.join(', ') : cells.length === 1 ? cells[0]! : '';
  return isDate(date) ? date : null;
}

function isDate(cell: string): boolean {
  return DATE_ORDERS.some((order) => readDate(cell, order) !== null);
}

/** Returns the cells of each line. Empty lines are kept, so that line numbers stay correct. */
function parsed(content: string): string[][] {
  const said = /^\ufeff?sep=(.)\r?\n/i.exec(content);
  const text = said === null ? content : content.slice(said[0].length);
  try {
    return parse(text, {
      bom: true,
      delimiter: said?.[1] ?? delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      // Reads one row more than is allowed, to detect that there are too many.
      to: MAX_IMPORT_ROWS + LINES_BEFORE + 2,
    });
  } catch {
    return [];
  }
}

/**
 * Returns the delimiter: the character that occurs the same number of times in most of the first lines, outside quotes.
 */
function delimiterOf(content: string): string {
  const lines = content.split(/\r?\n/, LINES_BEFORE).map((line) => line.replaceAll(/"[^"]*"/g, ''));
  const agreeing = DELIMITERS.map((mark) => {
    const counts = Map.groupBy(lines, (line) => line.split(mark).length - 1);
    counts.delete(0);
    return { mark, lines: Math.max(0, ...[...counts.values()].map((same) => same.length)) };
  });
  return agreeing.reduce((best, one) => (one.lines > best.lines ? one : best)).mark;
}
