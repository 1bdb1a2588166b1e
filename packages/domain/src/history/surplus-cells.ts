import { IMPORT_COLUMNS, type ImportMapping, type ImportTable } from './import-terms.ts';
import { plainHeading } from './plain-heading.ts';
import { isNothing } from './read-cells.ts';
import { FREE_TEXT } from './rows-left-out.ts';

/** A number, a time or a date, with or without a short unit. */
const NUMBER = /^-?[.,]?\d[\d.,:/-]* ?[a-zµ%]{0,4}\.?$/i;

/**
 * Returns the first cell of a row that has no heading, if values may be in the wrong columns because an unquoted comma
 * split an earlier cell ('350,5'). Returns null if the surplus cells only continue the text of the last column.
 */
export function surplusOf(
  { headings }: Pick<ImportTable, 'headings'>,
  { kind, columns }: Pick<ImportMapping, 'kind' | 'columns'>,
): (row: readonly string[]) => string | null {
  // Many files end every line with a delimiter, including the headings.
  const count = headings.findLastIndex((heading) => heading.trim() !== '') + 1;
  const places = IMPORT_COLUMNS[kind].filter((column) => column !== 'name').map((column) => columns[column] ?? -1);
  const afterRead = Math.max(...places) + 1;
  const isLastFree = afterRead < count && FREE_TEXT.test(plainHeading(headings[count - 1] ?? ''));
  return (row) => {
    if (row.length <= count) return null;
    const surplus = row.slice(count).find((cell) => cell.trim() !== '');
    if (surplus === undefined) {
      const note = (row[count - 1] ?? '').trim();
      return isLastFree && NUMBER.test(note) ? note : null;
    }
    const isShifted = row.slice(afterRead).some((each, index) => {
      const cell = each.trim();
      return cell === '' ? afterRead + index <= count : isNothing(cell) || NUMBER.test(cell);
    });
    return isShifted ? surplus.trim() : null;
  };
}
