/** A number as `Intl` formats it, with a minus sign instead of the hyphen. */
export function withMinus(written: string): string {
  return written.replace('-', '−');
}
