import { plainHeading } from './plain-heading.ts';
import type { ImportMapping, ImportTable } from './import-terms.ts';
import { isSumLabel } from './row-labels.ts';
import { isMarkedLeftOut, type StateColumns, stateColumns } from './row-states.ts';

/** Why a valid row is not imported. */
export const SKIP_REASONS = ['EMPTY', 'TOTAL', 'NOT_A_WEIGHT', 'NOT_EATEN', 'EXERCISE', 'NOTHING_IN_IT'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

type HowRead = Pick<ImportMapping, 'kind' | 'columns'>;

/** Headings of free-text columns, in which a word for a sum does not describe the row. */
export const FREE_TEXT =
  /^(?:notes?|notities?|opmerking(?:en)?|comments?|remarks?|memo|details?|tags?|ingredi|recipe|bemerkung|notiz|commentaire|remarque|notas?|comentario)/;
/** Words in the meal column for energy that was burned. */
const SPORT =
  /^(?:exercise|activity|activities|workout|sport|beweging|training|lichaamsbeweging|übung|exercice|ejercicio)s?$/;

/**
 * Caches the reasons from the last reading of each table, because a large table is read several times in the same way.
 */
const KNOWN = new WeakMap<ImportTable, { readonly how: string; readonly reasons: readonly (SkipReason | null)[] }>();

/** Returns for each row of a table why it is left out, or null if it counts. */
export function reasonsToSkip(table: ImportTable, { kind, columns }: HowRead): readonly (SkipReason | null)[] {
  const how = JSON.stringify([kind, columns]);
  const known = KNOWN.get(table);
  if (known?.how === how) return known.reasons;
  const reasons = table.rows.map(reasonOfRows(table, { kind, columns }));
  KNOWN.set(table, { how, reasons });
  return reasons;
}

function reasonOfRows(
  { headings, rows }: ImportTable,
  { kind, columns }: HowRead,
): (row: readonly string[]) => SkipReason | null {
  const plain = headings.map(plainHeading);
  const metric = plain.findIndex((heading) => ['metric', 'type', 'soort'].includes(heading));
  const states: StateColumns = stateColumns(headings, rows);
  const named = [columns.date, columns.time, columns.meal, columns.name].filter((place) => typeof place === 'number');
  const texts = [columns.meal, columns.name].filter((place) => typeof place === 'number');
  const isElsewhere = plain.map((heading, place) => !named.includes(place) && !FREE_TEXT.test(heading));
  return (row) => {
    if (row.every((cell) => cell.trim() === '')) return 'EMPTY';
    const cellAt = (place: number) => row[place]?.trim() ?? '';
    const isSum = (place: number) => isSumLabel(cellAt(place));
    // In other columns a word for a sum only describes the row if no other cell names the row.
    const isUnnamed = texts.every((place) => cellAt(place) === '');
    if (named.some(isSum) || (isUnnamed && row.some((_, place) => (isElsewhere[place] ?? true) && isSum(place)))) {
      return 'TOTAL';
    }
    if (kind === 'WEIGHTS' && metric >= 0 && !/^(?:weight|gewicht)/i.test(cellAt(metric))) return 'NOT_A_WEIGHT';
    if (kind === 'DIARY' && SPORT.test(cellAt(columns.meal ?? -1).toLowerCase())) return 'EXERCISE';
    return isMarkedLeftOut(row, states) ? 'NOT_EATEN' : null;
  };
}

/** The rows of a table that are not left out. */
export function countedRows(table: ImportTable, how: HowRead): (readonly string[])[] {
  const reasons = reasonsToSkip(table, how);
  return table.rows.filter((_, index) => reasons[index] === null);
}
