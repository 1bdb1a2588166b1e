/** A number as `Intl` wrote it, with a minus sign in place of the hyphen. */
export function withMinus(written: string): string {
  return written.replace('-', '−');
}
