/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as a CSV file (RFC 4180) in UTF-8, with a mark by which spreadsheets know that. */
export function writeCsv(headings: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map(cellOf).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function cellOf(value: unknown): string {
  const text = textOf(value);
  // Text alone: a number below 0 is one.
  const safe = typeof value !== 'number' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join('; ');
  return JSON.stringify(value);
}
