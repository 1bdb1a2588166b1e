/** What a spreadsheet would take for the beginning of a formula, where a cell begins: also after a quote or a separator of another kind. */
const FORMULA = /(^|[;|\t\r\n"])(\s*)(?=[=+\-@\t\r＝＋－＠])/g;

/** Rows as a CSV file (RFC 4180) in UTF-8, with a mark by which spreadsheets know that. */
export function writeCsv(headings: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map((value, place) => cellOf(value, place)).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function cellOf(value: unknown, place: number): string {
  const text = textOf(value);
  // A number below 0 is one, but where a row begins with it, all of the row is taken for a formula by another separator.
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
