import { validateEmail, validateName } from '../auth/validate-identity.ts';
import type { Language } from '../languages/languages.ts';
import { visibleText } from '../validation/visible-text.ts';

/** The most clients that are read from one file. */
export const MAX_CLIENT_ROWS = 200;

/** A record of a table file: the number of its first line in the file, and its cells. */
export interface CellsOfLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A client as described in a file, or as corrected by the coach. */
export interface ClientRow {
  readonly line: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  /** Null if the row contains no supported language. */
  readonly language: Language | null;
  /** The text in the language column if it is not a supported language. */
  readonly unknown_language: string | null;
  /** Whether the row has more cells than columns; other cells may then be in the wrong column. */
  readonly has_extra_cells: boolean;
}

/** The errors in a row, by field. */
export interface ClientRowFaults {
  readonly first_name?: NameFault;
  readonly last_name?: NameFault;
  readonly email?: NonNullable<ReturnType<typeof validateEmail>> | RepeatedAddress;
  readonly language?: Readonly<{ code: 'not_a_language'; word: string }>;
  readonly row?: Readonly<{ code: 'extra_cells' }>;
}
type NameFault = NonNullable<ReturnType<typeof validateName>>;
/** The address is also on an earlier line. */
type RepeatedAddress = Readonly<{ code: 'repeated'; line: number }>;

/** Why no clients can be read from a table. */
export type ClientFileFault = 'EMPTY' | 'NO_EMAIL_COLUMN' | 'TOO_MANY';

export interface ClientFile {
  readonly rows: readonly ClientRow[];
  /** The headings of the columns that are not used. */
  readonly unused: readonly string[];
}

/** The headings of each column in English and Dutch, as normalised by `plainHeading`. */
const HEADINGS = {
  email: [
    'email',
    'emailaddress',
    'emailadres',
    'mail',
    'mailaddress',
    'mailadres',
    'email1',
    'email1value',
    'emailaddress1',
    'primaryemail',
    'primaryemailaddress',
    'clientemail',
    'emailclient',
  ],
  first_name: ['firstname', 'first', 'givenname', 'forename', 'voornaam', 'roepnaam'],
  infix: ['tussenvoegsel', 'tussenvoegsels', 'voorvoegsel', 'voorvoegsels', 'tussen', 'infix', 'lastnameprefix'],
  last_name: ['lastname', 'last', 'surname', 'familyname', 'achternaam', 'familienaam'],
  name: [
    'name',
    'fullname',
    'displayname',
    'clientname',
    'client',
    'naam',
    'volledigenaam',
    'weergavenaam',
    'clientnaam',
    'naamclient',
    'klant',
    'klantnaam',
    'naamklant',
  ],
  language: ['language', 'preferredlanguage', 'lang', 'taal', 'voorkeurstaal', 'voertaal'],
} as const;
type Column = keyof typeof HEADINGS;
const COLUMNS = Object.keys(HEADINGS) as readonly Column[];

const LANGUAGE_WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: ['en', 'eng', 'english', 'engels'],
  nl: ['nl', 'nld', 'dut', 'dutch', 'nederlands'],
};

/** Suffixes that can follow a name after a comma and are not first names. */
const TITLE = /^(?:jr|sr|ii|iii|iv|m\.?d|ph\.?d|m\.?sc|b\.?sc|m\.?a|b\.?a|r\.?d|dr|drs|mr|ing|ir)\.?$/i;

/** Returns how many columns the cells name when read as headings. */
export function countHeadings(cells: readonly string[]): number {
  return columnsOf(cells).size;
}

/** Returns the clients in a table whose first line names the columns, or why there are none. */
export function readClientRows(lines: readonly CellsOfLine[]): ClientFile | ClientFileFault {
  const [first, ...others] = lines
    .map(({ line, cells }) => ({ line, cells: cells.map(cellText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (first === undefined) return 'EMPTY';
  const columns = columnsOf(first.cells);
  if (!columns.has('email')) return 'NO_EMAIL_COLUMN';
  if (others.length === 0) return 'EMPTY';
  if (others.length > MAX_CLIENT_ROWS) return 'TOO_MANY';
  const used = new Set(columns.values());
  return {
    rows: others.map((one) => rowOf(one, columns, first.cells.length)),
    unused: first.cells.filter((heading, place) => heading !== '' && !used.has(place)),
  };
}

/** Returns what is wrong with each row, by its line; valid rows have an empty object. */
export function checkClientRows(rows: readonly ClientRow[]): ReadonlyMap<number, ClientRowFaults> {
  const lineOfAddress = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const firstName = validateName(row.first_name);
      const lastName = validateName(row.last_name);
      const email = validateEmail(row.email) ?? repeatedAddress(row, lineOfAddress);
      const word = row.language === null ? row.unknown_language : null;
      const faults: ClientRowFaults = {
        ...(firstName && { first_name: firstName }),
        ...(lastName && { last_name: lastName }),
        ...(email && { email }),
        ...(word !== null && { language: { code: 'not_a_language', word } }),
        ...(row.has_extra_cells && { row: { code: 'extra_cells' } }),
      };
      return [row.line, faults];
    }),
  );
}

/** Normalises an address for comparison. */
export function plainAddress(email: string): string {
  return email.trim().toLowerCase();
}

function repeatedAddress({ email, line }: ClientRow, lineOfAddress: Map<string, number>): RepeatedAddress | null {
  const address = plainAddress(email);
  const earlier = lineOfAddress.get(address);
  if (earlier !== undefined) return { code: 'repeated', line: earlier };
  lineOfAddress.set(address, line);
  return null;
}

/** The text of a cell on one line, without surrounding invisible characters. */
function cellText(cell: string): string {
  return visibleText(cell).replaceAll(/\s+/g, ' ');
}

/** A heading reduced to lower-case, unaccented letters and digits. */
function plainHeading(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Returns the index of each column that the headings name; the first of two headings for the same column counts. */
function columnsOf(headings: readonly string[]): ReadonlyMap<Column, number> {
  const plain = headings.map(plainHeading);
  return new Map(
    COLUMNS.flatMap((column) => {
      const place = plain.findIndex((heading) => (HEADINGS[column] as readonly string[]).includes(heading));
      return place === -1 ? [] : [[column, place]];
    }),
  );
}

function rowOf({ line, cells }: CellsOfLine, columns: ReadonlyMap<Column, number>, width: number): ClientRow {
  const cell = (column: Column) => cells[columns.get(column) ?? -1] ?? '';
  const word = cell('language');
  const language = languageNamed(word);
  return {
    line,
    ...namesOf(cell, columns),
    email: cell('email'),
    language,
    unknown_language: language === null && word !== '' ? word : null,
    has_extra_cells: cells.slice(width).some((extra) => extra !== ''),
  };
}

type Names = Pick<ClientRow, 'first_name' | 'last_name'>;

/** Returns the names of a row; a full-name column fills in what the others lack. */
function namesOf(cell: (column: Column) => string, columns: ReadonlyMap<Column, number>): Names {
  const [first, last, whole] = [cell('first_name'), cell('last_name'), cell('name')];
  const withInfix = (name: string) => (name === '' ? '' : `${cell('infix')} ${name}`.trim());
  const names = (): Names => {
    if (first === '' && last === '') return splitName(whole);
    if (!columns.has('last_name')) return { first_name: first, last_name: withoutStart(whole, first) };
    if (!columns.has('first_name')) return { first_name: withoutEnd(whole, withInfix(last)), last_name: last };
    return { first_name: first, last_name: last };
  };
  const { first_name, last_name } = names();
  return { first_name, last_name: withInfix(last_name) };
}

/**
 * Splits a full name at its first space, or at the comma in "Smit, Anna". With more commas or a title, all of it
 * becomes the last name, because the first name cannot be told.
 */
function splitName(whole: string): Names {
  const parts = whole.split(',').map((part) => part.trim());
  const [before = '', after = ''] = parts;
  if (parts.length === 1) {
    const [first_name = '', ...others] = before.split(' ');
    return { first_name, last_name: others.join(' ') };
  }
  const isClear = parts.length === 2 && before !== '' && after !== '' && !TITLE.test(after);
  return isClear ? { first_name: after, last_name: before } : { first_name: '', last_name: whole };
}

/** A last name, or the last name taken from a full name that begins with the first name. */
function withoutStart(name: string, first: string): string {
  if (name.toLowerCase() === first.toLowerCase()) return '';
  return name.toLowerCase().startsWith(`${first.toLowerCase()} `) ? name.slice(first.length + 1) : name;
}

/** A first name, or the first name taken from a full name that ends with the last name. */
function withoutEnd(name: string, last: string): string {
  if (name.toLowerCase() === last.toLowerCase()) return '';
  return name.toLowerCase().endsWith(` ${last.toLowerCase()}`) ? name.slice(0, -last.length - 1) : name;
}

/** Returns the language that a cell names, with or without a region: `nl-BE`, `English (UK)`. */
function languageNamed(cell: string): Language | null {
  const word = cell
    .toLowerCase()
    .replace(/\s*\(.*\)$/, '')
    .replace(/^(\p{L}{2})[-_]\p{L}{2}$/u, '$1');
  const found = Object.entries(LANGUAGE_WORDS).find(([, words]) => words.includes(word));
  return (found?.[0] as Language | undefined) ?? null;
}
