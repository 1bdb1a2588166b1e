const QUALITY = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;
/**
 * The media ranges that accept HTML, from the most to the least specific. The most specific one that is listed takes
 * precedence (RFC 9110, section 12.5.1).
 */
const RANGES = ['text/html', 'text/*', '*/*'] as const;
const HEADER_LENGTH_MAX = 4000;

/** Whether a caller accepts an HTML page, by its `Accept` header. A caller without that header accepts anything. */
export function acceptsHtml(accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return true;
  const qualities = new Map(accept.slice(0, HEADER_LENGTH_MAX).split(',').map(readRange));
  const exact = RANGES.find((range) => qualities.has(range));
  return exact !== undefined && qualities.get(exact) !== 0;
}

function readRange(text: string): [string, number] {
  const [range = '', ...parameters] = text
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const quality = parameters.map((parameter) => QUALITY.exec(parameter)?.[1]).find((found) => found !== undefined);
  return [range, quality === undefined ? 1 : Number(quality)];
}
