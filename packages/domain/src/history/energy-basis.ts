import { plainHeading } from './plain-heading.ts';
import type { DecimalMark } from './import-terms.ts';
import { readNumber } from './read-cells.ts';

/** The basis of the values in a column: the whole row, 100 g or ml, or one serving. */
export type Basis = 'ROW' | 'HUNDRED' | 'SERVING';

const HUNDRED =
  /(?:per|\/|pro|pour|por|je)\s*100\s*(?:g|gr|gram|grams|ml|gramm|grammes|gramos)?(?!\d)|_100_?(?:g|ml)\b/;
const SERVING =
  /(?:per|\/|pro|par|por|je)[ _]*(?:1[ _]*)?(?:servings?|portions?|portie|stuk|stück|piece|unit|item|eenheid|slice|plak|cup|ración|portion)(?!\p{L})/u;

/** The basis that a heading states for its values. */
export function basisOf(heading: string): Basis {
  const plain = plainHeading(heading);
  if (HUNDRED.test(plain)) return 'HUNDRED';
  return SERVING.test(plain) ? 'SERVING' : 'ROW';
}

const AMOUNT =
  /^(?:amount|hoeveelheid|quantity|grams?|gewicht|weight|serving[ _]weight|portiegewicht|menge|quantité|cantidad|volume|g|ml)(?!\p{L})/u;
const SERVINGS =
  /^(?:(?:number|no\.?|nr\.?) of servings|servings?(?:[ _](?:qty|quantity|count|eaten))?|qty|quantity|amount|aantal(?: porties)?|porties|hoeveelheid|portionen|anzahl|portions|nombre|raciones|cantidad)\s*(?:\(.*\))?$/u;
const UNIT =
  /(?<![\p{L}])(?:(kg|kilo|kilograms?|l|liters?|litres?)|(g|gr|grams?|gramm|ml|milliliters?)|(oz|ounces?))(?![\p{L}])/u;

/**
 * How many times the basis was eaten: 3 for 300 g if the values are per 100 g. Null if the row does not state it in a
 * matching unit.
 */
export function timesOfBasis(
  row: readonly string[],
  { headings, basis, mark }: Readonly<{ headings: readonly string[]; basis: Exclude<Basis, 'ROW'>; mark: DecimalMark }>,
): number | null {
  const plain = headings.map(plainHeading);
  const name = basis === 'HUNDRED' ? AMOUNT : SERVINGS;
  for (const [place, heading] of plain.entries()) {
    if (!name.test(heading) || basisOf(heading) !== 'ROW') continue;
    const times = timesIn((row[place] ?? '').trim().toLowerCase(), { heading, basis, mark });
    if (times !== null) return times;
  }
  return null;
}

function timesIn(
  cell: string,
  { heading, basis, mark }: Readonly<{ heading: string; basis: Basis; mark: DecimalMark }>,
): number | null {
  const [, number = '', rest = ''] = /^([\d.,\s]*\d)\s*(.*)$/.exec(cell) ?? [];
  // A separator before three digits may group thousands or start decimals, so the amount is unknown.
  const value = /^\d{1,3}[.,]\d{3}$/.test(number.trim()) ? null : readNumber(number, mark);
  if (value === null) return null;
  const unit = UNIT.exec(rest === '' ? heading : rest);
  if (basis === 'SERVING')
    return unit === null && /^(?:x|×|servings?|porties?|portions?|st(?:uks?)?)?$/.test(rest) ? value : null;
  if (unit === null) return null;
  const grams = unit[1] !== undefined ? 1000 : unit[3] !== undefined ? 28.35 : 1;
  return (value * grams) / 100;
}
