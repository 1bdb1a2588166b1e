/**
 * Characters that spreadsheets treat as the start of a formula, at the start of a cell, after a quote or after any
 * separator.
 */
const FORMULA = /(^|[;|\t\r\n"])(\s*)(?=[=+\-@\t\r＝＋－＠])/g;

/**
 * Returns rows as a CSV file (RFC 4180) in UTF-8, with a byte order mark so that spreadsheets recognise the encoding.
 */
export function writeCsv(headings: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map((value, place) => cellOf(value, place)).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function cellOf(value: unknown, place: number): string {
  const text = textOf(value);
  // A negative number is safe, except at the start of a row: if a spreadsheet expects another separator, the whole row
  // would become a formula.
  const isNumber = typeof value === 'number' && place > 0;
  const safe = isNumber ? text : text.replaceAll(FORMULA, "$1$2'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join('; ');
  return JSON.stringify(value);
}
