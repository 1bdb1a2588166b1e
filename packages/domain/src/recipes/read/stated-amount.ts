import { isMetricUnit } from './kitchen-units.ts';
import { type ReadAmount, readAmount, type WrittenUnit } from './read-amount.ts';

/** The total weight or volume that a line states next to its amount, and the text without it. */
export type StatedAmount = Readonly<{
  /** Grams of the whole line: "1 can (400 g)". */
  grams: number | null;
  /** Millilitres of the whole line: "1 blikje à 200 ml". */
  ml: number | null;
  /** "1 cup sugar + 2 tbsp": a second amount of the same food. */
  plus: Readonly<{ quantity: number; unit: WrittenUnit }> | null;
  rest: string;
}>;

const IN_BRACKETS = /\(\s*([^()]*?)\s*\)/;
const EACH = /\b(?:each|apiece|per stuk|per piece|elk|p\/s|ieder)\b/i;
/** "Kikkererwten à 400 g", "steaks of about 200 g each", "kipfilets van 150 gram". */
const BEHIND_EACH =
  /[\s,;]+(?:à|a|van|of|@|weighing|elk|each)?\s*((?:(?:ca\.?|circa|ongeveer|about|approx\.?|approximately|around)\s*)?(?:[\d½¼¾⅓⅔][\d.,/½¼¾⅓⅔ -]*)\s?(?:g|gr|gram|kg|ml|cl|dl|l|liter|litre|oz|ounces?|lbs?|pounds?)\.?)(?:\s*(each|apiece|per stuk|per piece|elk|ieder))?\s*$/i;
/** "2 chicken breasts, 300 g" is the same as "2 chicken breasts (300 g)". */
const BEHIND_COMMA =
  /(?<=\p{L}{2}.*)[,;]\s*((?:(?:ca\.?|circa|ongeveer|about|approx\.?|approximately|around)\s*)?[\d½¼¾⅓⅔][\d.,/½¼¾⅓⅔ -]*\s?(?:g|gr|gram|kg|ml|cl|dl|l|liter|litre|oz|ounces?|lbs?|pounds?)\.?)\s*$/iu;
const LINKED =
  /[\s,;](?:à|a|van|of|@|weighing|elk|each)\s*(?:ca\.?|circa|ongeveer|about|approx\.?|around)?\s*[\d½¼¾⅓⅔]/i;
/** "+ 2 tbsp", "plus 1 eetlepel extra", "en 1 el om te bakken" after the food. */
const PLUS_BEHIND =
  /^(.*\p{L}.*?)[\s,;]+(?:\+|plus|en nog|and another)\s*(?:an?\s+(?:extra|additional)\s+|extra\s+)?((?:[\d½¼¾⅓⅔][\d.,/½¼¾⅓⅔ -]*|een\b|one\b|a\b|an\b)\s*\p{L}+\.?)(?:\s+(?:extra|more|meer|erbij|for|voor|om|to)\b.*)?$/iu;

/** Removes from a line the second spelling of its amount, and an amount added after the food. */
export function statedAmount(amount: ReadAmount): StatedAmount {
  const second = plusBehind(amount);
  const listed = amount.quantity === 0 ? second.rest : second.rest.replace(BEHIND_COMMA, ' ($1)');
  const slashed = behindSlash({ ...amount, rest: listed });
  const bracketed = inBrackets({ ...amount, rest: slashed.rest });
  const behind =
    bracketed.grams === null && bracketed.ml === null ? behindName({ ...amount, rest: bracketed.rest }) : null;
  return {
    grams: slashed.grams ?? bracketed.grams ?? behind?.grams ?? null,
    ml: slashed.ml ?? bracketed.ml ?? behind?.ml ?? null,
    plus: second.plus ?? amount.plus ?? null,
    rest: (behind?.rest ?? bracketed.rest).replace(/\s+/g, ' ').trim(),
  };
}

interface Taken {
  grams: number | null;
  ml: number | null;
  rest: string;
}

function plusBehind(amount: ReadAmount): { plus: StatedAmount['plus']; rest: string } {
  const match = PLUS_BEHIND.exec(amount.rest);
  const more = match === null ? null : readAmount(match[2]!);
  if (match === null || more === null || more.unit === null || more.rest !== '') {
    return { plus: null, rest: amount.rest };
  }
  return { plus: { quantity: more.quantity, unit: more.unit }, rest: match[1]! };
}

/**
 * "100 ml/3½ oz double cream": if amounts in two systems are given, the first metric one is used, otherwise a weight
 * rather than a volume.
 */
function behindSlash(amount: ReadAmount): Taken {
  const slash = /^\s*[/|]\s*(?=[\d½¼¾⅓⅔])/.exec(amount.rest);
  const other = slash === null ? null : readAmount(amount.rest.slice(slash[0].length));
  if (other?.unit == null) return { grams: null, ml: null, rest: amount.rest };
  const rest = other.rest.replace(
    /^\s*(?:\/\s*)?[\d½¼¾.,]+\s?(?:oz|ounces?|fl\.? ?oz|tbsp|tsp|\p{L}{1,6})(?![\p{L}])\.?/u,
    '',
  );
  const isMetricFirst = amount.unit !== null && isMetricUnit(amount.unit);
  if (isMetricFirst) return { grams: null, ml: null, rest };
  const isMetric = isMetricUnit(other.unit);
  if (amount.unit?.kind === 'mass' && !isMetric) return { grams: null, ml: null, rest };
  const ml =
    isMetric && other.unit.kind === 'volume' && other.unit.size !== null ? other.quantity * other.unit.size : null;
  return { grams: gramsOf(other), ml, rest };
}

function inBrackets(amount: ReadAmount): Taken {
  const { rest, unit } = amount;
  const brackets = IN_BRACKETS.exec(rest);
  const nothing = { grams: null, ml: null, rest };
  if (brackets === null) return nothing;
  const without = `${rest.slice(0, brackets.index)} ${rest.slice(brackets.index + brackets[0].length)}`;
  if (unit?.kind === 'mass') {
    if (readAmount(brackets[1]!)?.unit == null) return nothing;
    const metric = isMetricUnit(unit) ? null : amountAmong(brackets[1]!);
    return { ...nothing, grams: metric?.isMetric === true ? metric.grams : null, rest: without };
  }
  const inside = amountAmong(brackets[1]!);
  if (inside === null) return nothing;
  const factor = inside.isEach ? amount.quantity : 1;
  if (inside.grams !== null) return { grams: inside.grams * factor, ml: null, rest: without };
  if (unit?.kind === 'volume' && (isMetricUnit(unit) || !inside.isMetric)) return nothing;
  return { grams: null, ml: inside.ml! * factor, rest: without };
}

/** "2 blikken kikkererwten à 400 g": the amount after the name, for each counted item. */
function behindName(amount: ReadAmount): Taken | null {
  if (amount.quantity === 0 || (amount.unit !== null && amount.unit.kind !== 'count')) return null;
  const match = BEHIND_EACH.exec(amount.rest);
  if (match === null || !/\p{L}{2}/u.test(amount.rest.slice(0, match.index))) return null;
  if (match[2] === undefined && !LINKED.test(match[0])) return null;
  const each = readAmount(match[1]!);
  if (each?.unit == null || each.unit.size === null) return null;
  const inAll = each.quantity * each.unit.size * amount.quantity;
  const rest = amount.rest.slice(0, match.index);
  return each.unit.kind === 'mass' ? { grams: inAll, ml: null, rest } : { grams: null, ml: inAll, rest };
}

/**
 * Of several spellings of one amount ("8 oz / 240 ml"), a weight is used if there is one, or else a volume; exact units
 * take precedence.
 */
function amountAmong(
  text: string,
): { grams: number | null; ml: number | null; isEach: boolean; isMetric: boolean } | null {
  const isEach = EACH.test(text) || /^(?:à|a)\s*\d/i.test(text);
  let grams: number | null = null;
  let ml: number | null = null;
  let isMetric = false;
  for (const part of text.split(/\s*(?:(?<!\d)\/|[;|]|,(?!\d)|\bor\b|\bof\b|=)\s*/i)) {
    const amount = readAmount(
      part.replace(/^(?:totaal|total|elk|each|net|netto|uitlekgewicht|drained|a|à)\s+(?=\d|ca|about)/i, ''),
    );
    if (amount?.unit == null || amount.unit.size === null || amount.unit.isVague) continue;
    if (amount.unit.kind === 'mass' && (grams === null || amount.unit.id === 'g')) {
      grams = gramsOf(amount);
      isMetric = isMetricUnit(amount.unit);
    }
    if (amount.unit.kind === 'volume' && ml === null) {
      ml = amount.quantity * amount.unit.size;
      isMetric ||= isMetricUnit(amount.unit);
    }
  }
  return grams === null && ml === null ? null : { grams, ml, isEach, isMetric };
}

function gramsOf({ quantity, unit }: ReadAmount): number | null {
  return unit?.kind === 'mass' && unit.size !== null ? quantity * unit.size : null;
}
