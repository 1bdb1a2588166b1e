import { type DecimalMark, IMPORT_COLUMNS, type ImportMapping, type ImportTable } from './import-terms.ts';
import { plainNumber } from './read-cells.ts';
import { countedRows } from './rows-left-out.ts';
import { energyUnitIn, KILOCALORIES_PER } from './units-in-text.ts';

/**
 * More kcal than anyone eats in a day. A separator that would make a row exceed this if it separated thousands is
 * probably a decimal one.
 */
const LARGE_ROW = 8_000;
/**
 * Rows with more kcal than this cannot be imported, so a separator that would make a row exceed it must be a decimal
 * one.
 */
const TOO_LARGE_ROW = 20_000;
/** Far beyond what anyone eats, in kcal. A file with a row that would exceed this uses three decimals throughout. */
const IMPOSSIBLE_ROW = 100_000;

/** One separator before exactly three digits: thousands, or three decimals. */
const DOUBTFUL = /^-?[1-9]\d{0,2}([.,])\d{3}$/;
/** A separator before one, two, or more than three digits: it must be a decimal one. */
const DECIMALS = { '.': /^-?\d*\.(?:\d{1,2}|\d{4,})$/, ',': /^-?\d*,(?:\d{1,2}|\d{4,})$/ } as const;
/** Both separators in one number, or one of them twice: "1.234,5", "1.234.567". */
const GROUPS = { '.': /\.\d{3}[.,]/, ',': /,\d{3}[.,]/ } as const;

/** Whether a number may have a thousands separator or three decimals. */
export function isDoubtful(cell: string): boolean {
  return DOUBTFUL.test(plainNumber(cell));
}

type Mark = '.' | ',';
const MARK: Readonly<Record<DecimalMark, Mark>> = { DOT: '.', COMMA: ',' };

export interface EnergyMark {
  /** The decimal mark in the energy column. */
  readonly mark: DecimalMark;
  /** The first cell that may have a thousands separator or decimals; null if the column shows which. */
  readonly doubtful: string | null;
}

type HowRead = Pick<ImportMapping, 'kind' | 'columns' | 'decimal_mark' | 'energy_unit'>;

/**
 * The decimal mark in the energy column, which may differ from that of the file: '1.050' kcal is 1,050, because no one
 * records a thousandth of a kilocalorie. It is derived from the whole column, and is doubtful if the column allows both
 * readings.
 */
export function energyMark(table: ImportTable, how: HowRead): EnergyMark {
  const rows = how.kind === 'DIARY' ? countedRows(table, how) : [];
  const cells = rows.map((row) => (row[how.columns.kcal ?? -1] ?? '').trim());
  const own = MARK[how.decimal_mark];
  const inDoubt = cells.filter((cell) => DOUBTFUL.test(plainNumber(cell)));
  const mark: Mark = inDoubt.some((cell) => cell.includes(own)) ? own : own === '.' ? ',' : '.';
  const doubtful = inDoubt.filter((cell) => cell.includes(mark));
  const [cell] = doubtful;
  if (cell === undefined) return { mark: how.decimal_mark, doubtful: null };
  const [asDecimal, asThousands] = mark === '.' ? (['DOT', 'COMMA'] as const) : (['COMMA', 'DOT'] as const);
  const plain = cells.map(plainNumber);
  const isDecimalToo = plain.some((text) => DECIMALS[mark].test(text));
  const isGroupedToo = plain.some((text) => GROUPS[mark].test(text)) || otherMarkIsDecimal(rows, how, mark);
  const sizes = doubtful.map((one) => kilocaloriesOf(one, how));
  if (isGroupedToo && !isDecimalToo) return { mark: asThousands, doubtful: null };
  if (sizes.every((size) => size > TOO_LARGE_ROW) || sizes.some((size) => size > IMPOSSIBLE_ROW)) {
    return { mark: asDecimal, doubtful: null };
  }
  const hasZero = plain.some((text) => text.startsWith(`0${mark}`));
  const isClear = !isDecimalToo && !hasZero && sizes.every((size) => size <= LARGE_ROW);
  return { mark: asThousands, doubtful: isClear ? null : cell };
}

/** Whether any number in the file must have the other separator as its decimal mark. */
function otherMarkIsDecimal(rows: readonly (readonly string[])[], { columns }: HowRead, mark: Mark): boolean {
  const other = mark === '.' ? ',' : '.';
  return IMPORT_COLUMNS.DIARY.slice(1)
    .filter((column) => !['meal', 'time', 'name'].includes(column))
    .some((column) => rows.some((row) => DECIMALS[other].test(plainNumber(row[columns[column] ?? -1] ?? ''))));
}

/** The energy in a cell if its separator separates thousands. */
function kilocaloriesOf(cell: string, { energy_unit: unit }: HowRead): number {
  return Math.abs(Number(plainNumber(cell).replace(/[.,]/, ''))) * KILOCALORIES_PER[energyUnitIn(cell) ?? unit];
}
