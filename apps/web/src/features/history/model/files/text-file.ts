import type { ImportKind } from '@weekbord/domain/history/import-terms';

/** A table from a chosen file, as CSV. */
export interface TextFile {
  readonly name: string;
  readonly content: string;
  /** What the file contains, if there are several tables to choose from. */
  readonly kind?: ImportKind;
  /** The number of weights that were left out as copies from another app. */
  readonly doubles?: number;
}

/** Returns the name of a table without its part number: `MyFitnessPal` for `MyFitnessPal (1/2)`. */
export function nameOfWhole(name: string): string {
  return name.replace(/ \(\d+\/\d+\)$/, '');
}

/** Returns rows as CSV, the headings first. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `${rows.map((row) => row.map(cell).join(',')).join('\n')}\n`;
}
