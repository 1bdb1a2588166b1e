/** A number as formatted by `Intl`, with a minus sign instead of a hyphen. */
export function withMinus(written: string): string {
  return written.replace('-', '−');
}
