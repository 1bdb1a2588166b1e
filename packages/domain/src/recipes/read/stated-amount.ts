import { isMetricUnit } from './kitchen-units.ts';
import { type ReadAmount, readAmount, type WrittenUnit } from './read-amount.ts';

/** The total weight or volume that a line states next to its amount, and the text without it. */
export type StatedAmount = Readonly<{
  /** Grams of the whole line: "1 can (400 g)". */
  grams: number | null;
  /** Millilitres of the whole line: "1 blikje à 200 ml". */
  ml: number | null;
  /** "1 cup sugar + 2 tbsp": a second amount of the same food. */
  plus: Readonly<{ quantity: number; unit: WrittenUnit | null }> | null;
  rest: string;
}>;

const IN_BRACKETS = /\(\s*([^()]*?)\s*\)/;
const EACH_WORDS =
  'each|apiece|a piece|per (?!person|persoon|pers\\b|portion|portie|serving|head\\b|day|dag|\\d)\\p{L}+|elk|ieder|het stuk|p\\/s|p\\.?\\s?st\\.?';
const EACH = new RegExp(`(?<!\\p{L})(?:${EACH_WORDS})(?!\\p{L})`, 'iu');
const WEIGHT_IN_TEXT =
  '(?:(?:ca\\.?|circa|ongeveer|about|approx\\.?|approximately|around)\\s*)?(?:[\\d½¼¾⅓⅔][\\d.,/½¼¾⅓⅔ -]*)\\s?(?:g|gr|grams?|kg|kilo|ml|cl|dl|l|liter|litre|oz|ounces?|lbs?|pounds?)\\.?';
/** Words for the weight of all pieces together. */
const TOTAL_BEFORE =
  '(?:(?:with )?an? (?:total |combined )?weight of|(?:met )?een (?:totaal ?)?gewicht van|total weight(?: of)?|totaal ?gewicht(?: van)?|in total|in totaal|total|totaal|together|samen|weighing(?: a total of| in total)?)';
const TOTAL_AFTER =
  '(?:in total|in all|total(?: weight)?|altogether|combined|together|in totaal|totaal(?: ?gewicht)?|samen|bij elkaar)';
/** "4 potatoes weighing 500 g", "4 kipfilets, samen 600 g", "4 chicken breasts, about 600 g in total". */
const BEHIND_TOTAL = new RegExp(
  `[\\s,;]+(?:${TOTAL_BEFORE}:?\\s*(${WEIGHT_IN_TEXT})(?:\\s*${TOTAL_AFTER})?|(?:à|a|van|of)?\\s*(${WEIGHT_IN_TEXT})\\s*${TOTAL_AFTER})\\s*$`,
  'iu',
);
const STATES_TOTAL = new RegExp(`(?<!\\p{L})(?:${TOTAL_BEFORE}|${TOTAL_AFTER})(?!\\p{L})`, 'iu');

/** Whether a line says that a weight is the total of all pieces, not that of one. */
export function statesTotal(line: string): boolean {
  return STATES_TOTAL.test(line.replace(/\bweighing\b/i, '')) && !EACH.test(line);
}
/** "Kikkererwten à 400 g", "steaks of about 200 g each", "kipfilets van 150 gram". */
const BEHIND_EACH = new RegExp(
  `[\\s,;]+(?:à|a|van|of|@|weighing|elk|each)?\\s*(${WEIGHT_IN_TEXT})(?:\\s*(${EACH_WORDS}))?\\s*$`,
  'iu',
);
/** "2 chicken breasts, 300 g" is the same as "2 chicken breasts (300 g)". */
const BEHIND_COMMA = new RegExp(`(?<=\\p{L}{2}.*)[,;]\\s*(${WEIGHT_IN_TEXT})\\s*$`, 'iu');
const LINKED =
  /[\s,;](?:à|a|van|of|@|weighing|elk|each)\s*(?:ca\.?|circa|ongeveer|about|approx\.?|around)?\s*[\d½¼¾⅓⅔]/i;
/** "+ 2 tbsp", "plus 1 eetlepel extra", "en 1 el om te bakken" after the food. */
const PLUS_BEHIND =
  /^(.*\p{L}.*?)[\s,;]+(?:\+|plus|en nog|and another)\s*(?:an?\s+(?:extra|additional)\s+|extra\s+)?((?:[\d½¼¾⅓⅔][\d.,/½¼¾⅓⅔ -]*|een\b|one\b|a\b|an\b)\s*(?:\p{L}+\.?)?)(?:\s+(?:extra|more|meer|erbij|for|voor|om|to)\b.*)?$/iu;

/** "(plus 2 tbsp)", "(+ 1 el om te bestuiven)": an added amount in brackets. */
const PLUS_IN_BRACKETS =
  /\(\s*(?:\+|plus|and|en|&|en nog|and another)\s*(?:an?\s+)?(?:extra\s+|additional\s+|another\s+)?((?:[\d½¼¾⅓⅔⅛][\d.,/½¼¾⅓⅔⅛ -]*|een\b|one\b|an?\b)\s*(?:\p{L}+\.?)?)(?:\s+(?:extra|more|meer|erbij|(?:for|voor|om|to)\b[^()]*))?\s*\)/iu;

/** Removes from a line the second spelling of its amount, and an amount added after the food. */
export function statedAmount(amount: ReadAmount): StatedAmount {
  const second = plusBehind(amount);
  const listed = amount.quantity === 0 ? second.rest : asBrackets(second.rest);
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

/** A total weight after the name, in brackets, which is how most lines write it. */
function asBrackets(rest: string): string {
  const total = BEHIND_TOTAL.exec(rest);
  if (total !== null && /\p{L}{2}/u.test(rest.slice(0, total.index))) {
    return `${rest.slice(0, total.index)} (${total[1] ?? total[2]})`;
  }
  return rest.replace(BEHIND_COMMA, ' ($1)');
}

interface Taken {
  grams: number | null;
  ml: number | null;
  rest: string;
}

function plusBehind(amount: ReadAmount): { plus: StatedAmount['plus']; rest: string } {
  const inside = amount.plus === undefined ? PLUS_IN_BRACKETS.exec(amount.rest) : null;
  const added = inside === null ? null : plainAmount(inside[1]!);
  if (added !== null && (added.unit === null) === (amount.unit === null)) {
    return { plus: added, rest: amount.rest.replace(inside![0], ' ') };
  }
  const match = PLUS_BEHIND.exec(amount.rest);
  const more = match === null ? null : plainAmount(match[2]!);
  return match === null || more === null || (more.unit === null && amount.unit !== null)
    ? { plus: null, rest: amount.rest }
    : { plus: more, rest: match[1]! };
}

/** An amount that is the whole text: "2 tbsp", or "1" of the food itself. */
function plainAmount(text: string): StatedAmount['plus'] {
  const amount = readAmount(text.trim());
  const isWhole =
    amount !== null && amount.max === null && (amount.rest === '' || /^(?:for|voor|om|to)$/i.test(amount.rest));
  return isWhole && amount.quantity > 0 ? { quantity: amount.quantity, unit: amount.unit } : null;
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

const IN_TWO_SIZES = new Set(['pint', 'quart', 'gallon']);

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
  // A pint, a quart and a gallon differ between Britain and America, so brackets in any unit say which is meant.
  const isExact = unit?.kind === 'volume' && (isMetricUnit(unit) || !inside.isMetric);
  if (isExact && !IN_TWO_SIZES.has(unit.id)) return nothing;
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
      part
        .replace(new RegExp(`^${TOTAL_BEFORE}:?\\s+`, 'i'), '')
        .replace(/^(?:elk|each|net|netto|uitlekgewicht|drained|a|à)\s+(?=\d|ca|about)/i, ''),
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
