/** A raw record: a line of JSON, or a row of text columns. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** The nested record in a field; an empty one if there is none. */
export function recordAt(record: RawRecord, key: string): RawRecord {
  return asRecord(record[key]) ?? {};
}

/** A JSON object; null for anything else. */
export function asRecord(value: unknown): RawRecord | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as RawRecord) : null;
}

/** In characters; a longer text is a mistake, such as a whole page pasted into a name. */
const LONGEST_TEXT = 20_000;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
  '#39': "'",
  '#039': "'",
};

/** The text in a field, on one line and without characters a database cannot store; empty if there is none. */
export function textAt(record: RawRecord, key: string): string {
  const value = record[key];
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' ? cleanText(text) : '';
}

function cleanText(text: string): string {
  const short = text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT) : text;
  const plain = short.includes('&')
    ? short.replace(/&(#?\w{2,5});/g, (whole, name: string) => ENTITIES[name] ?? whole)
    : short;
  return plain
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff\ufffd\s]+/g, ' ')
    .trim();
}

/** Maximum length of a name, in characters. */
const LONGEST_NAME = 200;

/** Shortens a text to the length of a name. */
export function cutName(text: string): string {
  if (text.length <= LONGEST_NAME) return text;
  return text.slice(0, LONGEST_NAME).toWellFormed().replace('\ufffd', '').trim();
}

/** The tags in a field, which is a list or comma-separated text. */
export function tagsAt(record: RawRecord, key: string): readonly string[] {
  const value = record[key];
  const tags: readonly unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return tags.flatMap((tag) => (typeof tag === 'string' && tag.trim() !== '' ? [tag.trim()] : []));
}

/** A number, and whether it is an upper or lower bound of the true value. */
export type ReadNumber = Readonly<{ value: number; bound: 'none' | 'upper' | 'lower'; wasText: boolean }>;

const NUMBER = /^(?<sign>[<>≤≥~≈]?)\s*(?<digits>[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?)$/i;

/** The number in a field, which may be text, with a decimal comma or after "<" or "~"; null if there is none. */
export function numberAt(record: RawRecord, key: string): ReadNumber | null {
  const value = record[key];
  if (typeof value === 'number') return Number.isFinite(value) ? { value, bound: 'none', wasText: false } : null;
  if (typeof value !== 'string') return null;
  const { sign = '', digits = '' } = NUMBER.exec(value.trim())?.groups ?? {};
  const number = digits === '' ? Number.NaN : Number(digits.replace(',', '.'));
  return Number.isFinite(number) ? { value: number, bound: boundOf(sign), wasText: true } : null;
}

/** The meaning of a sign before a number: at most, at least, or about. */
export function boundOf(sign: unknown): ReadNumber['bound'] {
  if (sign === '<' || sign === '≤' || sign === '<=') return 'upper';
  return sign === '>' || sign === '≥' || sign === '>=' ? 'lower' : 'none';
}
