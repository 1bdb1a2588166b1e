const VULGAR: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

const ONES: Readonly<Record<string, number>> = {
  een: 1,
  één: 1,
  twee: 2,
  drie: 3,
  vier: 4,
  vijf: 5,
  zes: 6,
  zeven: 7,
  acht: 8,
  negen: 9,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};
const TENS: Readonly<Record<string, number>> = {
  twintig: 20,
  dertig: 30,
  veertig: 40,
  vijftig: 50,
  zestig: 60,
  zeventig: 70,
  tachtig: 80,
  negentig: 90,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const PARTS: Readonly<Record<string, number>> = {
  half: 1 / 2,
  halve: 1 / 2,
  third: 1 / 3,
  thirds: 1 / 3,
  derde: 1 / 3,
  quarter: 1 / 4,
  quarters: 1 / 4,
  kwart: 1 / 4,
  driekwart: 3 / 4,
  'three quarters': 3 / 4,
  'two thirds': 2 / 3,
  eighth: 1 / 8,
  achtste: 1 / 8,
};
const DOZEN = 12;
const HUNDRED = 100;
const WORDS: Readonly<Record<string, number>> = {
  ...ONES,
  ...TENS,
  ...PARTS,
  tien: 10,
  elf: 11,
  twaalf: 12,
  dertien: 13,
  veertien: 14,
  vijftien: 15,
  zestien: 16,
  zeventien: 17,
  achttien: 18,
  negentien: 19,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  anderhalf: 1.5,
  anderhalve: 1.5,
  tweederde: 2 / 3,
};
/** Numbers for vague words such as "a few". */
const LOOSE: Readonly<Record<string, number>> = {
  paar: 2,
  couple: 2,
  enkele: 3,
  few: 3,
  several: 3,
  wat: 0,
  some: 0,
};

/** A number at the start of a text, and what follows it. */
export type ReadNumber = Readonly<{ value: number; isLoose: boolean; rest: string }>;

const FRACTIONS = Object.keys(VULGAR).join('');
const MIXED = new RegExp(`^(\\d{1,4})(?:\\s*-\\s*|\\s+(?:en\\s+|and\\s+|&\\s+)?|\\s*)([${FRACTIONS}])`, 'u');
const LONE = new RegExp(`^([${FRACTIONS}])`, 'u');
const WRITTEN_MIXED = /^(\d{1,4})(?:\s+(?:en\s+|and\s+|&\s+)?|-)(\d{1,2})\s*\/\s*(\d{1,3})(?!\d)/;
const WRITTEN = /^(\d{1,3})\s*\/\s*(\d{1,3})(?!\d)/;
const DECIMAL = /^(\d{1,6})(?:([.,])(\d{1,15}))?(?![\d])/;
/** "1 000", "1'250"; in "1 400 g tin" the space separates two numbers. */
const SPACED_THOUSANDS = /^([1-9]\d{0,2})(?: (000)|['’](\d{3}))(?![\d.,/])/;
/** A decimal without a leading zero: ".5 cup". */
const LEADING_POINT = /^[.,](\d{1,15})(?!\d)/;
const WORD = /^(\p{L}+)(?![\p{L}'])(?:\s+|$|(?=-(?:and|en)-|-(?:one|two|three|four|five|six|seven|eight|nine)\b))/u;
/** "And a half" after a whole number or a unit; "half and half" is cream. */
const AND_PART =
  /^[\s-]*(?:and|en|&)[\s-]+(?:(?:an?|een|one|1)[\s-]+)?(half|halve|third|derde|quarter|kwart|driekwart|three[\s-]+quarters|two[\s-]+thirds)(?![\p{L}])(?!\s*(?:and|&|en|om)\s+half)(?:\s+of(?=\s))?/iu;
/** "Two thirds of a cup", "3 kwart liter". */
const OF_PARTS =
  /^[\s-]*(half|halve|thirds?|derde|quarters?|kwart|eighths?|achtste)(?![\p{L}-])(?!\s*(?:and|&|en|om)\s+half|\s+(?:fat|pounder))\s*(?:of\s+(?:an?|the)\s+|of\s+|van\s+een\s+|an?\s+)?/iu;
const MULTIPLE =
  /^\s*(?:of\s+)?(?:(dozen|dozijn|doz(?=[\s.]))|hundred|honderd)(?![\p{L}])\.?\s*(?:of\s+(?:the\s+)?)?/iu;
const DUTCH_TENS = new RegExp(`^(${Object.keys(ONES).join('|')})(?:en|ën)(${Object.keys(TENS).join('|')})$`, 'u');
const DUTCH_HUNDREDS = /^(\p{L}{2,6})?honderd(\p{L}*)$/u;
const DUTCH_HALF = /^(\p{L}{2,6})(?:ë|e)nhal(?:f|ve)$/u;

/**
 * Parses digits, fractions in every spelling, decimals with a comma or point, and number words in both languages. Unless
 * `hasThousands`, three digits after a point or comma are decimals too.
 */
export function readNumber(text: string, hasThousands = true): ReadNumber | null {
  const first =
    readFraction(text) ??
    readDecimal(text, hasThousands) ??
    readWord(text) ??
    (MULTIPLE.test(text) ? found(text, '', 1) : null);
  return first === null ? null : (inMultiples(first) ?? inParts(first));
}

/** The fraction in "and a half" at the start of a text; null if there is none. */
export function partBehind(text: string): { value: number; rest: string } | null {
  const part = AND_PART.exec(text);
  return part === null
    ? null
    : { value: PARTS[part[1]!.toLowerCase().replace(/[\s-]+/, ' ')]!, rest: text.slice(part[0].length) };
}

/** "One and a half", "two thirds". */
function inParts(whole: ReadNumber): ReadNumber {
  if (!Number.isInteger(whole.value) || whole.isLoose) return whole;
  const more = partBehind(whole.rest);
  if (more !== null) return { ...whole, value: whole.value + more.value, rest: more.rest };
  const parts = OF_PARTS.exec(whole.rest);
  if (parts === null) return whole;
  const part = PARTS[parts[1]!.toLowerCase().replace(/s$/, '')]!;
  return { ...whole, value: whole.value * part, rest: whole.rest.slice(parts[0].length) };
}

/** "Two dozen", "half a dozen", "a dozen and a half", "a hundred and fifty"; null for anything else. */
function inMultiples(count: ReadNumber): ReadNumber | null {
  const multiple = MULTIPLE.exec(count.rest);
  if (multiple === null) return null;
  const size = multiple[1] === undefined ? HUNDRED : DOZEN;
  const all = { ...count, value: count.value * size, rest: count.rest.slice(multiple[0].length) };
  const part = partBehind(all.rest);
  if (part !== null) return { ...all, value: all.value + part.value * size, rest: part.rest };
  const more = size === HUNDRED ? readWord(all.rest.replace(/^and\s+/i, '')) : null;
  return more === null || more.isLoose || more.value >= HUNDRED || more.value === 1
    ? all
    : { ...all, value: all.value + more.value, rest: more.rest };
}

function readFraction(text: string): ReadNumber | null {
  const mixed = MIXED.exec(text);
  if (mixed !== null) return found(text, mixed[0], Number(mixed[1]) + VULGAR[mixed[2]!]!);
  const lone = LONE.exec(text);
  if (lone !== null) return /^½\s*&\s*½/.test(text) ? null : found(text, lone[0], VULGAR[lone[1]!]!);
  const written = WRITTEN_MIXED.exec(text);
  if (written !== null && Number(written[3]) > Number(written[2])) {
    return found(text, written[0], Number(written[1]) + Number(written[2]) / Number(written[3]));
  }
  const bare = WRITTEN.exec(text);
  if (bare === null || Number(bare[2]) === 0) return null;
  const [whole, above, below] = bare as unknown as [string, string, string];
  if (!mayLackSpace(above, Number(below))) return found(text, whole, Number(above) / Number(below));
  const apart = withSpace(above, Number(below));
  return apart === null ? null : found(text, whole, apart);
}

/** The parts in which kitchens measure. */
const USUAL_PARTS = new Set([2, 3, 4, 5, 6, 8, 16]);
const FRACTION_IN_LINE = /(?<![\d.,/])(\d{2,3})\s*\/\s*(\d{1,3})(?![\d/])/g;

/** Whether a line has a fraction such as "11/2", which was read as "1 1/2" but may mean something else. */
export function hasJoinedFraction(line: string): boolean {
  return [...line.matchAll(FRACTION_IN_LINE)].some(([, above, below]) => withSpace(above!, Number(below)) !== null);
}

/** Whether "11/2" may be "1 1/2" with a missing space: without its first digits, it is a fraction below 1. */
function mayLackSpace(above: string, below: number): boolean {
  return Number(above) >= below && partsOf(above, below).length > 0;
}

/** "11/2" as one and a half; null if the parts are unusual in a kitchen, as in "24/7". */
function withSpace(above: string, below: number): number | null {
  const [first] = USUAL_PARTS.has(below) && mayLackSpace(above, below) ? partsOf(above, below) : [];
  return first === undefined ? null : Number(above.slice(0, first)) + Number(above.slice(first)) / below;
}

/** The places in the digits of a numerator after which the rest makes a fraction below 1. */
function partsOf(above: string, below: number): readonly number[] {
  const places = Array.from({ length: above.length - 1 }, (_, place) => place + 1);
  return places.filter((place) => above[place] !== '0' && Number(above.slice(place)) < below);
}

/** Three digits after a point or comma are thousands, unless only 0 precedes them: 1.500 and 0,125. */
function readDecimal(text: string, hasThousands: boolean): ReadNumber | null {
  const spaced = SPACED_THOUSANDS.exec(text);
  if (spaced !== null) return found(text, spaced[0], Number(spaced[1]! + (spaced[2] ?? spaced[3]!)));
  const part = LEADING_POINT.exec(text);
  if (part !== null) return found(text, part[0], Number(`0.${part[1]!}`));
  const match = DECIMAL.exec(text);
  if (match === null) return null;
  const [whole, digits, , decimals] = match as unknown as [string, string, string | undefined, string | undefined];
  // In "00 flour" the digits are part of the name.
  if (digits.startsWith('00')) return null;
  if (decimals === undefined) return found(text, whole, Number(digits));
  const isThousands = hasThousands && decimals.length === 3 && digits !== '0' && digits.length <= 3;
  return found(text, whole, isThousands ? Number(digits + decimals) : Number(`${digits}.${decimals}`));
}

function readWord(text: string): ReadNumber | null {
  const word = WORD.exec(text);
  if (word === null) return null;
  const key = word[1]!.toLowerCase();
  const rest = text.slice(word[0].length);
  const loose = LOOSE[key];
  if (loose !== undefined) return { value: loose, isLoose: true, rest: rest.replace(/^of\s+/i, '') };
  const value = wordValue(key);
  if (value === null) return null;
  if (/^(?:(?:en|and|fat)\b|&)/i.test(rest) && (value < 1 || partBehind(rest) === null)) return null;
  if (value === 1) return afterOne(rest);
  const unit =
    value in TEN_VALUES ? /^[\s-]*(one|two|three|four|five|six|seven|eight|nine)(?![\p{L}])\s*/iu.exec(rest) : null;
  if (unit !== null) {
    return { value: value + ONES[unit[1]!.toLowerCase()]!, isLoose: false, rest: rest.slice(unit[0].length) };
  }
  return { value, isLoose: false, rest: rest.replace(/^(?:a|an|of a)\s+/i, '') };
}

const TEN_VALUES: Readonly<Record<number, true>> = Object.fromEntries(Object.values(TENS).map((ten) => [ten, true]));

/**
 * The number that a single word means, including Dutch compounds: "vijfentwintig", "tweehonderdvijftig",
 * "tweeënhalf".
 */
function wordValue(word: string): number | null {
  const [, ones = '', tens = ''] = DUTCH_TENS.exec(word) ?? [];
  const [, whole = ''] = DUTCH_HALF.exec(word) ?? [];
  if (tens !== '') return ONES[ones]! + TENS[tens]!;
  if (whole in ONES) return ONES[whole]! + PARTS['half']!;
  return WORDS[word] ?? hundredsValue(word);
}

function hundredsValue(word: string): number | null {
  const hundreds = DUTCH_HUNDREDS.exec(word);
  if (hundreds === null) return null;
  const [, count, more] = hundreds;
  const values = [count === undefined ? 1 : wordValue(count), more === '' ? 0 : wordValue(more ?? '')];
  return values[0] == null || values[1] == null ? null : values[0] * HUNDRED + values[1];
}

/** "Half a", "a few" and "een paar": the next word is the number. */
function afterOne(rest: string): ReadNumber {
  const next = /^(?:half|halve|third|derde|kwart|quarter|eighth|achtste|paar|couple|few|driekwart)\b/i.test(rest)
    ? readWord(rest)
    : null;
  return next ?? { value: 1, isLoose: false, rest };
}

function found(text: string, matched: string, value: number): ReadNumber {
  return { value, isLoose: false, rest: text.slice(matched.length) };
}
