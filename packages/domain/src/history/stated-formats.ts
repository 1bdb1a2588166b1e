import { type PlainDate, weekdayIndex } from '../dates/plain-date.ts';
import { sourceOf } from './import-headings.ts';
import { plainHeading } from './plain-heading.ts';
import {
  cellsOf,
  DATE_ORDERS,
  type DateOrder,
  type DecimalMark,
  type ImportEnergyUnit,
  type ImportMapping,
  type ImportTable,
  type ImportWeightUnit,
} from './import-terms.ts';
import { bareDate, isNothing, readDate, readNumber, readWeekday } from './read-cells.ts';
import { countedRows } from './rows-left-out.ts';
import { energyIn, energyUnitIn, placeOfEnergyUnit } from './units-in-text.ts';
import { asAnswer, isAnswer, isUnitUnclear, textOfWeight, unitOfRow, weightColumns } from './weight-columns.ts';
import { weightUnitsIn } from './weight-in-text.ts';

/** A number above this cannot be kilocalories, so it must be in a smaller unit. */
const TOO_LARGE = 20_000;

/** The unit of energy that a file states. */
export interface SaidEnergyUnit {
  /** Null if some of the energy is in an unknown unit. */
  readonly unit: ImportEnergyUnit | null;
  /** The first cell in an unknown unit. */
  readonly cell: string;
}

/**
 * The unit of energy that a file states in the heading, in every cell or in a column of units. If only some cells have
 * a unit, the others are in an unknown unit.
 */
export function statedEnergyUnit(table: ImportTable, columns: ImportMapping['columns']): SaidEnergyUnit {
  // Our own files are in kilocalories, and so are Samsung Health's.
  if (['WEEKBORD', 'SAMSUNG_HEALTH'].includes(sourceOf(table))) return { unit: 'KILOCALORIES', cell: '' };
  const heading = table.headings[columns.kcal ?? -1] ?? '';
  const units = placeOfEnergyUnit(table.headings.map(plainHeading));
  const energies = countedRows(table, { kind: 'DIARY', columns }).flatMap((row) => {
    const cell = (row[columns.kcal ?? -1] ?? '').trim();
    const isZero = /^-?[0.,]+$/.test(cell);
    return isNothing(cell) || isZero
      ? []
      : [{ cell, unit: energyUnitIn(energyIn(cell)) ?? energyUnitIn(row[units] ?? '') }];
  });
  const inHeading = energyUnitIn(heading);
  if (inHeading !== undefined) {
    const isSmall = /(?<![a-z])cal(?![a-z])/i.test(heading) && areTooLarge(energies.map(({ cell }) => cell));
    return { unit: isSmall ? 'CALORIES' : inHeading, cell: '' };
  }
  const unknown = energies.find(({ unit }) => unit === undefined);
  return unknown === undefined && energies.length > 0
    ? { unit: energies[0]!.unit ?? null, cell: '' }
    : { unit: null, cell: unknown?.cell ?? '' };
}

/** Whether most cells exceed any plausible number of kilocalories. */
function areTooLarge(cells: readonly string[]): boolean {
  const large = cells.filter((cell) => (readNumber(cell, 'DOT') ?? readNumber(cell, 'COMMA') ?? 0) > TOO_LARGE);
  return large.length * 2 > cells.length;
}

/** The unit of weight that a file states. */
export interface SaidWeightUnit {
  /** Null if some of the weights are in an unknown unit. */
  readonly unit: ImportWeightUnit | null;
  /** The first cell in an unknown unit. */
  readonly cell: string;
}

/** The weight unit that a file states in the column's heading, in a unit column, in a cell or in another heading. */
export function statedWeightUnit(table: ImportTable, columns: ImportMapping['columns']): SaidWeightUnit {
  // Our own files are in kilograms, and so are Samsung Health's.
  if (['WEEKBORD', 'SAMSUNG_HEALTH'].includes(sourceOf(table))) return { unit: 'KILOGRAMS', cell: '' };
  const weights = weightColumns(table, columns.weight);
  const rows = countedRows(table, { kind: 'WEIGHTS', columns }).filter((row) => !isNothing(textOfWeight(row, weights)));
  const unclear = rows.find((row) => isUnitUnclear(row, weights));
  if (unclear !== undefined) return { unit: null, cell: textOfWeight(unclear, weights) };
  const units = rows.map((row) => unitOfRow(row, weights));
  const [known, ...others] = new Set(units.filter((unit) => unit !== undefined));
  const unknown = rows[units.indexOf(undefined)];
  // Under "Weight (st lb)", 11.4 may be 11 st 4 lb although other cells have two numbers.
  const isAmbiguous = weights.named.length > 1 || (others.length > 0 && weights.units >= 0);
  if (known !== undefined && (unknown === undefined || !isAmbiguous)) {
    return { unit: asAnswer(known), cell: '' };
  }
  const cell = textOfWeight(unknown ?? [], weights);
  if (known !== undefined) return { unit: null, cell };
  const inHeadings = [table.headings[weights.place] ?? '', ...table.headings].flatMap((heading) => {
    const named = weightUnitsIn(heading).filter(isAnswer);
    return named.length === 1 ? named : [];
  });
  return { unit: inHeadings[0] ?? null, cell };
}

const NUMBERS_OF_DATE = /^(\d{1,4})([-/.])(\d{1,2})[-/.](\d{1,4})/;
/** Headings of Dutch files. */
const DUTCH = /^(?:datum|dag|tijd|maaltijd|eetmoment|naam|gewicht|waarde|calorieën|energie|eiwit|vet|koolhydra|vezel)/;
/** Minimum number of sorted dates that show in which order they are written. */
const ENOUGH_DATES = 4;

type Place = number | null | undefined;

interface NumericDate {
  readonly cell: string;
  readonly first: string;
  readonly second: string;
  readonly third: string;
  readonly mark: string;
}

/**
 * The date order of a file, from all of its dates; null if both orders are possible. A wrong order would change dates
 * unnoticed.
 */
export function statedDateOrder(
  table: ImportTable,
  { place, mark, latest }: Readonly<{ place: Place; mark: DecimalMark; latest: PlainDate | null }>,
): DateOrder | null {
  const dates = datesIn(table, place);
  const [known] = dates.flatMap(orderOfOne);
  if (dates.length === 0) return 'YEAR_FIRST';
  if (known !== undefined) return known;
  const [ofWeekdays, ...others] = DATE_ORDERS.filter((order) => agreesWithWeekdays(dates, order));
  if (ofWeekdays !== undefined && others.length === 0) return ofWeekdays;
  if (dates.some(mayBeginWithYear)) return dayOrYear(dates, latest);
  // Both apps write the month first in every country.
  if (['LOSE_IT', 'FITBIT'].includes(sourceOf(table))) return 'MONTH_FIRST';
  const isSame = dates.every(({ first, second }) => Number(first) === Number(second));
  const isDutch = table.headings.some((heading) => DUTCH.test(plainHeading(heading)));
  if (isSame || isDutch || mark === 'COMMA' || dates.every((date) => date.mark === '.')) return 'DAY_FIRST';
  const read = (order: DateOrder) => dates.map(({ cell }) => readDate(cell, order) ?? '');
  const past = theOnly((order) => latest === null || read(order).every((date) => date <= latest));
  if (past !== null || new Set(dates.map(({ cell }) => cell)).size < ENOUGH_DATES) return past;
  return theOnly((order) => isInOrder(read(order)));
}

/** Whether dates with a weekday, if there are any, are on that weekday in the given order. */
function agreesWithWeekdays(dates: readonly NumericDate[], order: DateOrder): boolean {
  const named = dates.filter(({ cell }) => readWeekday(cell) !== null);
  return (
    named.length > 0 &&
    named.every(({ cell }) => {
      const date = readDate(bareDate(cell), order);
      return date !== null && weekdayIndex(date) === readWeekday(cell);
    })
  );
}

/** The initial order if the dates of a file do not show it: the usual one for the separators in its dates. */
export function likelyDateOrder(table: ImportTable, place: Place): DateOrder {
  const dates = datesIn(table, place);
  const hasSlashes = dates.every(({ mark }) => mark === '/');
  return hasSlashes && !dates.some(mayBeginWithYear) ? 'MONTH_FIRST' : 'DAY_FIRST';
}

function datesIn(table: ImportTable, place: Place): NumericDate[] {
  return cellsOf(table, place).flatMap((cell) => {
    const match = NUMBERS_OF_DATE.exec(bareDate(cell));
    return match === null ? [] : [{ cell, first: match[1]!, mark: match[2]!, second: match[3]!, third: match[4]! }];
  });
}

/** The date orders in which a single date is valid. */
function orderOfOne(date: NumericDate): DateOrder[] {
  const { first, second } = date;
  if (first.length === 4 || Number(first) > 31) return ['YEAR_FIRST'];
  if (Number(first) > 12) return mayBeginWithYear(date) ? [] : ['DAY_FIRST'];
  return Number(second) > 12 ? ['MONTH_FIRST'] : [];
}

/** Whether a date is valid with the year first as well as with the year last: '26-08-04'. */
function mayBeginWithYear({ first, second, third }: NumericDate): boolean {
  const [year, month, day] = [Number(first), Number(second), Number(third)];
  return year > 12 && year <= 31 && month <= 12 && third.length <= 2 && day >= 1 && day <= 31;
}

/**
 * The order of dates that may begin or end with the year: the one in which no date is in the future; if that is
 * inconclusive, the one in which the dates are sorted (and in the same year, if there are few). Null if both orders
 * qualify.
 */
function dayOrYear(dates: readonly NumericDate[], latest: PlainDate | null): DateOrder | null {
  const read = (order: DateOrder) => dates.map(({ cell }) => readDate(cell, order));
  const isPossible = (order: DateOrder) =>
    read(order).every((date) => date !== null && (latest === null || date <= latest));
  const possible = (['DAY_FIRST', 'YEAR_FIRST'] as const).filter(isPossible);
  if (possible.length < 2) return possible[0] ?? null;
  const inOrder = possible.filter((order) => isInOrder(read(order).map(String)));
  const inOneYear = inOrder.filter((order) => new Set(read(order).map((date) => date?.slice(0, 4))).size === 1);
  if (inOneYear.length === 1) return inOneYear[0]!;
  const areEnough = new Set(dates.map(({ cell }) => cell)).size >= ENOUGH_DATES;
  return areEnough && inOrder.length === 1 ? inOrder[0]! : null;
}

/** The only one of the two orders that passes a test; null if both or neither do. */
function theOnly(isSo: (order: DateOrder) => boolean): DateOrder | null {
  const [order, other] = DATE_ORDERS.filter((one) => one !== 'YEAR_FIRST' && isSo(one));
  return other === undefined ? (order ?? null) : null;
}

function isInOrder(dates: readonly string[]): boolean {
  const rises = dates.every((date, index) => index === 0 || dates[index - 1]! <= date);
  return rises || dates.every((date, index) => index === 0 || dates[index - 1]! >= date);
}
