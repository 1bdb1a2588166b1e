import { MAX_IMPORT_ROWS } from '@weekbord/domain/history/import-rows';
import { FileProblem } from './file-problem.ts';
import { csvOf, type TextFile } from './text-file.ts';
import { attributesOf, plainText } from './xml-tags.ts';

/** Reads a file of a workbook as text; null if there is none with that name. */
type ReadPart = (name: string) => Promise<string | null>;

/** The maximum number of columns, more than any app exports. */
const MAX_COLUMNS = 500;
/** The maximum number of rows: slightly more than an import allows, because a title and headings precede the rows. */
const MAX_ROWS = MAX_IMPORT_ROWS + 40;

const MS_A_DAY = 86_400_000;
/**
 * The dates that serial numbers count from: DAY_0 is that of Excel, which treats 1900 as a leap year, DAY_0_OF_1904
 * that of old Macs.
 */
const [DAY_0, DAY_0_OF_1904] = [Date.UTC(1899, 11, 30), Date.UTC(1904, 0, 1)];
/** The range of serial numbers that are read as dates if the heading says that the column contains dates. */
const LIKELY_DAYS = { min: 30_000, max: 70_000 } as const;

interface Book {
  readonly texts: readonly string[];
  /** By the index of a cell style, whether it formats a date or time. */
  readonly isDate: readonly boolean[];
  readonly dayZero: number;
}

/** Returns the sheets of a workbook (Office Open XML) as tables. */
export async function readSpreadsheet(read: ReadPart): Promise<TextFile[]> {
  const workbook = await read('xl/workbook.xml');
  const relations = await read('xl/_rels/workbook.xml.rels');
  if (workbook === null || relations === null) throw new FileProblem('BROKEN');
  const book: Book = {
    texts: textsIn((await read('xl/sharedStrings.xml')) ?? ''),
    isDate: datesAmongStyles((await read('xl/styles.xml')) ?? ''),
    dayZero: /<workbookPr[^>]*\sdate1904="(?:1|true)"/.test(workbook) ? DAY_0_OF_1904 : DAY_0,
  };
  const targets = new Map(
    elements(relations, 'Relationship').map(({ attributes }) => [attributes.get('Id'), attributes.get('Target')]),
  );
  const files: TextFile[] = [];
  for (const { attributes } of elements(workbook, 'sheet')) {
    const target = targets.get(attributes.get('r:id')) ?? '';
    const sheet = await read(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    if (sheet === null) throw new FileProblem('BROKEN');
    const rows = rowsOf(sheet, book);
    if (rows.length > 1) files.push({ name: attributes.get('name') ?? '', content: csvOf(rows) });
  }
  return files;
}

interface Element {
  readonly attributes: ReadonlyMap<string, string>;
  readonly inner: string;
}

/** Returns the elements with the given name in a workbook's XML; they must not be nested. */
function elements(xml: string, name: string): Element[] {
  const pattern = new RegExp(`<(?:\\w+:)?${name}(\\s[^>]*?)?(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`, 'g');
  return [...xml.matchAll(pattern)].map(([, text = '', inner = '']) => ({ attributes: attributesOf({ text }), inner }));
}

/** Returns the text of a shared string, joined from its runs, without phonetic hints. */
function textIn(xml: string): string {
  const spoken = xml.replaceAll(/<rPh[\s\S]*?<\/rPh>/g, '');
  return elements(spoken, 't')
    .map(({ inner }) => plainText(inner))
    .join('');
}

function textsIn(xml: string): string[] {
  return elements(xml, 'si').map(({ inner }) => textIn(inner));
}

/** Whether an id is one of the built-in date and time formats of every workbook. */
const isKnownDate = (id: number) => (id >= 14 && id <= 22) || (id >= 45 && id <= 47);

function datesAmongStyles(xml: string): boolean[] {
  const own = new Map(
    elements(xml, 'numFmt').map(({ attributes }) => [attributes.get('numFmtId'), attributes.get('formatCode') ?? '']),
  );
  const [cells] = elements(xml, 'cellXfs');
  return elements(cells?.inner ?? '', 'xf').map(({ attributes }) => {
    const id = attributes.get('numFmtId');
    const bare = (own.get(id) ?? '').replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '');
    return isKnownDate(Number(id)) || /[ydhs]/i.test(bare);
  });
}

function rowsOf(sheet: string, book: Book): string[][] {
  const rows: string[][] = [];
  for (const { attributes, inner } of elements(sheet, 'row')) {
    const place = Number(attributes.get('r') ?? rows.length + 1) - 1;
    if (!(place >= rows.length) || place >= MAX_ROWS) throw new FileProblem('TOO_LARGE');
    while (rows.length < place) rows.push([]);
    rows.push(cellsOf(inner, book, rows.find((row) => row.length > 1) ?? []));
  }
  return rows;
}

function cellsOf(row: string, book: Book, headings: readonly string[]): string[] {
  const cells: string[] = [];
  for (const { attributes, inner } of elements(row, 'c')) {
    const place = placeOf(attributes.get('r') ?? '') ?? cells.length;
    if (place < cells.length || place >= MAX_COLUMNS) throw new FileProblem('TOO_LARGE');
    while (cells.length < place) cells.push('');
    cells.push(cellOf({ attributes, inner }, book, headings[place] ?? ''));
  }
  return cells;
}

/** Returns the index of a column, from 0, by its letters: A is 0, AA is 26. */
function placeOf(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return null;
  return Array.from(letters, (letter) => letter.codePointAt(0)! - 64).reduce((sum, digit) => sum * 26 + digit, 0) - 1;
}

function cellOf({ attributes, inner }: Element, { texts, isDate, dayZero }: Book, heading: string): string {
  const value = plainText(elements(inner, 'v')[0]?.inner ?? '');
  switch (attributes.get('t')) {
    case 's':
      return texts[Number(value)] ?? '';
    case 'inlineStr':
      return textIn(inner);
    case 'str':
    case 'd':
    case 'b':
      return value;
    case 'e':
      return '';
    default: {
      const number = Number(value);
      if (value === '' || Number.isNaN(number)) return value;
      const isOfDate = isDate[Number(attributes.get('s') ?? 0)] === true;
      const isLikely = /^(?:date|datum|day|dag)/i.test(heading.trim());
      const isDay = isLikely && number > LIKELY_DAYS.min && number < LIKELY_DAYS.max;
      return isOfDate || isDay ? momentOf(number, dayZero) : String(Number(number.toFixed(6)));
    }
  }
}

/** Formats a serial number of days: as a date, with its time if it has one, or as a time alone. */
function momentOf(days: number, dayZero: number): string {
  const moment = new Date(dayZero + Math.round((days * MS_A_DAY) / 1000) * 1000);
  if (Number.isNaN(moment.getTime())) return '';
  const [date, time] = [moment.toISOString().slice(0, 10), moment.toISOString().slice(11, 19)];
  if (days < 1) return time;
  return Number.isInteger(days) ? date : `${date} ${time}`;
}
