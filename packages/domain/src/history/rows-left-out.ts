import { plainHeading } from './plain-heading.ts';
import type { ImportMapping, ImportTable } from './import-terms.ts';
import { isSumLabel, isTotalLabel } from './row-labels.ts';
import { isMarkedLeftOut, saysNo, saysYes, spaced, type StateColumns, stateColumns } from './row-states.ts';

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

/** Headings of columns that say what kind of row each row is, in which a word for a sum describes the row. */
const KIND_OF_ROW =
  /^#?$|^(?:(?:row|line|record|entry|log|item|data|meal|summary|aggregat(?:e|ion)|rij|regel|invoer)[ _-]?)?(?:type|kind|level|class|role|aggregat(?:ion|ie)|granularity|soort|niveau)$|^(?:row|line|rij|regel)(?:[ _-]?(?:label|name|naam|category|categorie))?$|^(?:record|entry|group|groep|section|sectie|label)$/;
/** Words in the headings of columns that are true for sums: "Is total", "Totaalregel". */
const OF_ROW = /(?<!\p{L})(?:is|row|line)(?!\p{L})|(?:rij|regel)(?!\p{L})/u;

/** Headings of columns that say what was measured. */
const METRIC = /^(?:metric|type|soort|measurement(?: type)?|meting)$/;
const IS_WEIGHT =
  /^(?:body[ _-]?|lichaams)?(?:weight|gewicht|mass)(?!.*(?:index|lean|fat|muscle|bone|water|vet|spier|bot))/i;

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
  const metric = placeOfMetric(plain, rows, columns.weight);
  const kinds = plain.flatMap((heading, place) => (KIND_OF_ROW.test(heading) ? [place] : []));
  const sums = placesOfSums(headings, rows);
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
    if (named.some(isSum) || kinds.some(isSum) || sums.some((place) => saysYes(cellAt(place).toLowerCase()))) {
      return 'TOTAL';
    }
    if (isUnnamed && row.some((_, place) => (isElsewhere[place] ?? true) && isSum(place))) return 'TOTAL';
    if (kind === 'WEIGHTS' && metric >= 0 && !IS_WEIGHT.test(cellAt(metric))) return 'NOT_A_WEIGHT';
    if (kind === 'DIARY' && SPORT.test(cellAt(columns.meal ?? -1).toLowerCase())) return 'EXERCISE';
    return isMarkedLeftOut(row, states) ? 'NOT_EATEN' : null;
  };
}

/** The columns whose value is true in a row that is a sum. */
function placesOfSums(headings: readonly string[], rows: ImportTable['rows']): number[] {
  return headings.flatMap((heading, place) => {
    const plain = plainHeading(spaced(heading)).replaceAll('_', ' ');
    if (!isTotalLabel(plain.replace(/^is /, ''))) return [];
    const cells = rows.map((row) => (row[place] ?? '').trim().toLowerCase()).filter((cell) => cell !== '');
    // Under "Total", 0 and 1 may be numbers of servings.
    const areAnswers = cells.every(
      (cell) => (saysYes(cell) || saysNo(cell)) && (OF_ROW.test(plain) || !/\d/.test(cell)),
    );
    return areAnswers ? [place] : [];
  });
}

/**
 * The column that says what was measured; -1 if there is none. If the heading of the weights says that they are
 * weights, other words in such a column, such as "Manual" or "ochtend", say how or when they were measured.
 */
function placeOfMetric(plain: readonly string[], rows: ImportTable['rows'], weight: number | null | undefined): number {
  const place = plain.findIndex((heading) => METRIC.test(heading));
  const isTold = IS_WEIGHT.test(plain[weight ?? -1] ?? '');
  return isTold && !rows.some((row) => IS_WEIGHT.test((row[place] ?? '').trim())) ? -1 : place;
}

/** The rows of a table that are not left out. */
export function countedRows(table: ImportTable, how: HowRead): (readonly string[])[] {
  const reasons = reasonsToSkip(table, how);
  return table.rows.filter((_, index) => reasons[index] === null);
}
