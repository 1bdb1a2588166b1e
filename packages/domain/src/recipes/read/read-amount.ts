import { isMetricUnit, kitchenUnit, type KitchenUnit, unitOfId } from './kitchen-units.ts';
import { partBehind, readNumber } from './read-number.ts';

/** A unit in a line: its meaning, and how it was written. */
export type WrittenUnit = KitchenUnit & Readonly<{ written: string }>;

/**
 * An amount at the start of a text, and what follows it. `max` is the upper end of a range, and `quantity` its middle.
 */
export type ReadAmount = Readonly<{
  quantity: number;
  max: number | null;
  unit: WrittenUnit | null;
  isLoose: boolean;
  size: 'small' | 'large' | null;
  /**
   * A second amount that is added to the first, in a unit that can only be converted for a known food: "1 stick plus 2
   * tbsp".
   */
  plus?: Readonly<{ quantity: number; unit: WrittenUnit }>;
  rest: string;
}>;

const ABOUT =
  /^(?:ca\.?|circa|ongeveer|plm\.?|±|~|about|around|approx\.?|approximately|roughly|minstens|minimaal|maximaal|max\.?|at least|up to|another|nog|extra|royale?|scant|generous|krappe?|ruime?)\s*(?=[\d½⅓⅔¼¾⅛~]|een\b|an?\b)/i;
const RANGE =
  /^\s*(?:-|to\b|tot(?: en met)?\b|t\/m|or\b|of\b|à|a\b(?=\s*\d))\s*(?=[\d½⅓⅔¼¾⅛]|(?:een|anderhalve?|twee|drie|vier|vijf|zes|one|two|three|four|five|six)\b)/i;
/** If the second number is this many times larger than the first, they are not the ends of one range. */
const RANGE_MAX = 10;
const PLUS = /^\s*(?:\+|plus\b)\s*(?=[\d½⅓⅔¼¾⅛])/i;
const MODIFIER =
  /^(?:volle?|afgestreken|opgehoopte|heaped|heaping|level|rounded|flinke?|goede?|ruime?|royale?|krappe?|scant|generous|packed|kleine?|klein|small|grote?|groot|large|big|medium|middelgrote?|mini|dunne?|thin|dikke?|thick|verse|fresh|hele|whole|glazen(?=\s+(?:pot|fles))|glass(?=\s+(?:jar|bottle))|us|uk|imperial|british|american|metric)\s+/i;
const UNIT = /^(fl\.?\s?oz|fluid ounces?|[\p{L}']+)(?![\p{L}\d'])\.?/iu;

/** Whether a number is part of a name: 30+ cheese, 70% chocolate, 7-grain bread, a tin of 20 x 30. */
function isPartOfName(rest: string): boolean {
  return (
    /^(?:\s?%|\+\s?\p{L}|\+$|-\p{L}{2,}|\s?°|\s?x\s?\d+\s?(?:cm|mm)|[:/]\d|e\s|ste\s|de\s|th\s)/iu.test(rest) &&
    kitchenUnit(/^-(\p{L}+)/u.exec(rest)?.[1] ?? '') === null
  );
}

/** Parses the number and unit at the start of a text; null if there is none. */
export function readAmount(text: string): ReadAmount | null {
  const first = readWhole(text);
  return first === null ? null : withSecondPart(first);
}

/** An amount with its smaller units, up to the end of a range, if one follows. */
function readWhole(text: string): ReadAmount | null {
  const about = ABOUT.exec(text);
  const start = about === null ? text : text.slice(about[0].length);
  if (SIZE_AFTER_COUNT.test(start)) return null;
  const grouped = readMeasured(start, true);
  const isDecimal = grouped?.unit != null && !IN_THOUSANDS.has(grouped.unit.id) && GROUPED.test(start);
  const measured = isDecimal ? readMeasured(start, false) : grouped;
  if (measured === null) return null;
  const amount: ReadAmount = { ...measured, isLoose: about !== null || measured.isLoose };
  return compound(amount) ?? withHalf(amount);
}

/** "1-inch thick", "2 cm dikke": the size of a piece, not an amount. */
const THICKNESS =
  /^\s?-?\s?(?:inch(?:es)?|in\.?|cm|mm|centimet(?:er|re)s?|["″])[\s-]{0,2}(?:thick|thin|wide|dikke?|dunne?|dun|brede?|breed)(?![\p{L}])/iu;
/**
 * A size after a count, as in "2 3/4-inch steaks", which may be two steaks. A piece of ginger is an exception, because
 * it is measured in inches.
 */
const SIZE_AFTER_COUNT =
  /^\d{1,2}\s+(?:\d{1,2}\/\d{1,2}|[½⅓⅔¼¾⅛])\s?-\s?(?:inch(?:es)?|in|cm)(?![\p{L}])(?!\.?\s+(?:\p{L}+\s+)?(?:pieces?|knobs?|sticks?|chunks?|lengths?|stuk(?:je)?|ginger|gember|cinnamon|kaneel\p{L}*|turmeric|galangal))/iu;

/** Units that occur in thousands: 1.250 g, but never 1250 kg, cups or cloves. */
const IN_THOUSANDS = new Set(['g', 'mg', 'ml']);
const GROUPED = /\d[.,]\d{3}(?!\d)/;

function readMeasured(text: string, hasThousands: boolean): ReadAmount | null {
  const first = readNumber(text, hasThousands);
  if (first === null || isPartOfName(first.rest)) return null;
  const ranged = readRange(first.value, first.rest, hasThousands);
  if (THICKNESS.test(ranged.rest)) return null;
  const measured = readUnit(ranged.rest);
  return { ...measured, quantity: ranged.quantity, max: ranged.max, isLoose: first.isLoose || measured.isLoose };
}

function readRange(
  from: number,
  rest: string,
  hasThousands: boolean,
): { quantity: number; max: number | null; rest: string } {
  const link = RANGE.exec(rest);
  const to = link === null ? null : readNumber(rest.slice(link[0].length), hasThousands);
  if (to === null || to.value <= from || to.value > from * RANGE_MAX || isPartOfName(to.rest))
    return { quantity: from, max: null, rest };
  return { quantity: (from + to.value) / 2, max: to.value, rest: to.rest };
}

interface Measured {
  unit: WrittenUnit | null;
  size: 'small' | 'large' | null;
  isLoose: boolean;
  rest: string;
}

/** The unit at the start, after words such as "heaped" or "small", which only have a meaning if a unit follows. */
function readUnit(text: string): Measured {
  let rest = text.replace(/^\s*-?\s*/, '');
  let size: Measured['size'] = null;
  let isLoose = false;
  for (let word = MODIFIER.exec(rest); word !== null; word = MODIFIER.exec(rest)) {
    if (/^(?:klein|small|mini)/i.test(word[0])) size = 'small';
    else if (/^(?:gro|large|big)/i.test(word[0])) size = 'large';
    else if (/^(?:volle|opge|heap|flink|roy|ruim|gener|krap|scant|goed)/i.test(word[0])) isLoose = true;
    rest = rest.slice(word[0].length);
  }
  const unit = unitAt(rest);
  if (unit === null) return { unit: null, size, isLoose: false, rest: text.trim() };
  return { unit: unit.unit, size, isLoose: isLoose || unit.unit.isVague, rest: unit.rest };
}

/** A unit that is followed by text, or that follows a number at the end of the text. */
export function unitAt(text: string): { unit: WrittenUnit; rest: string } | null {
  const spoon = SPOON_IN_FRENCH.exec(text);
  if (spoon !== null) {
    const id = /^s/i.test(spoon[1] ?? spoon[2] ?? 's') ? 'tbsp' : 'tsp';
    const rest = text.slice(spoon[0].length).replace(/^\s*(?:d'|(?:de|du|des)\s+)?/i, '');
    return { unit: { ...unitOfId(id), written: spoon[0].trim().toLowerCase() }, rest: rest.trim() };
  }
  const match = UNIT.exec(text);
  if (match === null) return null;
  const word = match[1]!;
  const known = /^fl/i.test(word) && word.length > 2 ? unitOfFluid(word) : kitchenUnit(word);
  if (known === null || isName(text) || isHyphenated(known, text.slice(match[0].length))) return null;
  const rest = text
    .slice(match[0].length)
    .replace(/^\s*(?:of|van|de)\s+(?=\S)(?:the\s+|de\s+|het\s+|an?\s+|een\s+)?/i, '')
    .trim();
  return { unit: { ...known, written: word.toLowerCase() }, rest };
}

/** "C. à soupe", "cuillères à café", "càs", "c. sopera": spoons, not cups. */
const SPOON_IN_FRENCH =
  /^(?:(?:c|cuil|cuill?[eè]re?s?)\.?\s?[àa]\.?\s?(soupe|caf[eé]|th[eé])|c\.?\s?à\.?\s?([sct])|c\.?\s?(?:de\s)?(?:soupe|soperas?|sopa))(?![\p{L}])\.?/iu;

function unitOfFluid(word: string): KitchenUnit | null {
  return /^fl(?:\.?\s?oz|uid)/i.test(word) ? unitOfId('fl_oz') : kitchenUnit(word);
}

/**
 * Whether a unit is only the beginning of a hyphenated word, as in T-bone, cup-a-soup and head-on, but not in
 * "14-oz-can".
 */
function isHyphenated(unit: KitchenUnit, rest: string): boolean {
  const next = /^-(\p{L}+)/u.exec(rest);
  return next !== null && !isMetricUnit(unit) && kitchenUnit(next[1]!) === null;
}

/** Whether the text is a food whose first word looks like a unit. */
function isName(text: string): boolean {
  return /^(?:t[ -]?bone|cup ?cakes?\b|cup a soup|rib[ -]?(?:eyes?|steaks?|roasts?|chops?|lapp?(?:en|jes)|karbonades?)\b|cube[ -]?steaks?|head[ -]on\b|pot (?:au|pies?|stickers?)\b|sheet cakes?|drop (?:scones?|biscuits)|tray ?bakes?|spoon ?bread|pak (?:choi|soi)|bar(?:ley|bec)|cream|can(?:ola|nellini)|blok?knoflook|hand ?peren|leaf (?:lettuce|spinach)|head cheese|stone ?fruit|basket cheese|stalk celery root|pot roast|pot barley|st\.? ?mor)/i.test(
    text,
  );
}

const SPOONS = new Set(['tbsp', 'tsp', 'dessertspoon']);
const NUMBER_AHEAD = '(?=[\\d½⅓⅔¼¾⅛]|(?:an?|een|one|two|three|half|halve|anderhalve?|twee|drie|quarter)\\s)';
const NEXT_PART = new RegExp(
  `^\\s*(?:,?\\s*(\\+|plus|and|en|&|minus|less|min)\\s*${NUMBER_AHEAD}|,?\\s*(?=[\\d½⅓⅔¼¾⅛]))(?:(?:an?\\s+)?(?:extra|additional|another)\\s+)?`,
  'i',
);

/**
 * An amount with a second one after it: "1 lb 8 oz", "1 cup and 2 tbsp", "1 cup less 2 tbsp". Without a word between
 * them, the second must be a smaller unit in the same system; otherwise it may be the same amount again.
 */
function compound(first: ReadAmount): ReadAmount | null {
  const { unit } = first;
  if (unit === null || unit.isVague || first.max !== null) return null;
  const link = NEXT_PART.exec(first.rest);
  const next = link === null ? null : readWhole(first.rest.slice(link[0].length));
  if (next?.unit == null || next.max !== null || next.unit.isVague) return null;
  const word = link![1]?.toLowerCase() ?? null;
  const factor = conversion(next.unit, unit);
  if (word === null && (factor === null || !isPartOf(next, unit))) return null;
  const sign = word !== null && /^(?:min|less)/.test(word) ? -1 : 1;
  if (factor !== null) {
    const quantity = first.quantity + sign * next.quantity * factor;
    return quantity > 0 ? { ...next, quantity, unit, isLoose: first.isLoose || next.isLoose } : null;
  }
  if (sign < 0 || next.unit.kind === 'count' || (unit.kind === 'count' && !/^(?:\+|plus)$/.test(word!))) return null;
  return { ...first, plus: { quantity: next.quantity, unit: next.unit }, rest: next.rest };
}

function isPartOf({ quantity, unit }: ReadAmount, whole: WrittenUnit): boolean {
  const isSameSystem = SPOONS.has(unit!.id) || isMetricUnit(unit!) === isMetricUnit(whole);
  return isSameSystem && quantity * unit!.size! < whole.size!;
}

/** "A cup and a half of rice". */
function withHalf(first: ReadAmount): ReadAmount {
  if (first.unit === null || first.max !== null) return first;
  const part = partBehind(first.rest);
  if (part === null) return first;
  const rest = part.rest.trim();
  return { ...first, quantity: first.quantity + part.value, rest };
}

/** Two amounts are the same if they differ by at most this share, because each is rounded. */
const SAME = 0.15;

/** "50 + 150 g", "1 cup plus 2 tbsp", "100 g - 150 g": all parts are added, in the unit of the first. */
function withSecondPart(first: ReadAmount): ReadAmount {
  const plus = first.unit === null ? PLUS.exec(first.rest) : null;
  const link = plus ?? (first.max === null && first.unit !== null ? RANGE.exec(first.rest) : null);
  if (link === null) return first;
  const second = readAmount(first.rest.slice(link[0].length));
  if (second === null || second.max !== null) return first;
  const unit = first.unit ?? second.unit;
  const factor = unit === null || second.unit === null ? 1 : conversion(second.unit, unit);
  if (factor === null) return first;
  const more = second.quantity * factor;
  if (plus !== null) return { ...second, quantity: first.quantity + more, unit };
  return oneOfTwo(first, second, more) ?? ranged(first, second, more);
}

/**
 * "1 kg or 2 lb 4 oz": if one amount is given in two systems, returns it in the metric one; null if the two are
 * different amounts.
 */
function oneOfTwo(first: ReadAmount, second: ReadAmount, more: number): ReadAmount | null {
  if (second.unit === null || isMetricUnit(first.unit!) === isMetricUnit(second.unit)) return null;
  if (Math.abs(more / first.quantity - 1) > SAME) return null;
  return isMetricUnit(first.unit!) ? { ...first, rest: second.rest } : second;
}

function ranged(first: ReadAmount, second: ReadAmount, more: number): ReadAmount {
  if (more <= first.quantity || more > first.quantity * RANGE_MAX) return first;
  return { ...second, quantity: (first.quantity + more) / 2, max: more, unit: first.unit };
}

function conversion(from: KitchenUnit, to: KitchenUnit): number | null {
  if (from.id === to.id) return 1;
  if (from.kind !== to.kind || from.kind === 'count' || from.size === null || to.size === null) return null;
  return from.size / to.size;
}
