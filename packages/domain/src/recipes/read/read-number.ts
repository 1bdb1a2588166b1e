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

const WORDS: Readonly<Record<string, number>> = {
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
  tien: 10,
  twaalf: 12,
  anderhalf: 1.5,
  anderhalve: 1.5,
  driekwart: 0.75,
  halve: 0.5,
  half: 0.5,
  kwart: 0.25,
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
  ten: 10,
  twelve: 12,
  dozen: 12,
  quarter: 0.25,
};
/** The number that "a few" stands for. */
const LOOSE: Readonly<Record<string, number>> = {
  paar: 2,
  couple: 2,
  enkele: 3,
  few: 3,
  several: 3,
  wat: 0,
  some: 0,
};

/** A number at the start of a text and what follows it. */
export type ReadNumber = Readonly<{ value: number; isLoose: boolean; rest: string }>;

const FRACTIONS = Object.keys(VULGAR).join('');
const MIXED = new RegExp(`^(\\d{1,4})(?:\\s*-\\s*|\\s+(?:en\\s+|and\\s+|&\\s+)?|\\s*)([${FRACTIONS}])`, 'u');
const LONE = new RegExp(`^([${FRACTIONS}])`, 'u');
const WRITTEN_MIXED = /^(\d{1,4})(?:\s+(?:en\s+|and\s+|&\s+)?|-)(\d{1,2})\s*\/\s*(\d{1,3})(?!\d)/;
const WRITTEN = /^(\d{1,3})\s*\/\s*(\d{1,3})(?!\d)/;
const DECIMAL = /^(\d{1,6})(?:([.,])(\d{1,4}))?(?![\d])/;
const WORD = /^(\p{L}+)(?![\p{L}'])(?:\s+|$)/u;

/** Reads digits, fractions in every spelling, decimals with comma or point, and number words in both languages. */
export function readNumber(text: string): ReadNumber | null {
  return readFraction(text) ?? readDecimal(text) ?? readWord(text);
}

function readFraction(text: string): ReadNumber | null {
  const mixed = MIXED.exec(text);
  if (mixed !== null) return found(text, mixed[0], Number(mixed[1]) + VULGAR[mixed[2]!]!);
  const lone = LONE.exec(text);
  if (lone !== null) return found(text, lone[0], VULGAR[lone[1]!]!);
  const written = WRITTEN_MIXED.exec(text);
  if (written !== null && Number(written[3]) > Number(written[2])) {
    return found(text, written[0], Number(written[1]) + Number(written[2]) / Number(written[3]));
  }
  const bare = WRITTEN.exec(text);
  if (bare !== null && Number(bare[2]) > 0) return found(text, bare[0], Number(bare[1]) / Number(bare[2]));
  return null;
}

/** Three digits after a point or comma are thousands, unless only 0 precedes it: 1.500 and 0,125. */
function readDecimal(text: string): ReadNumber | null {
  const match = DECIMAL.exec(text);
  if (match === null) return null;
  const [whole, digits, , decimals] = match as unknown as [string, string, string | undefined, string | undefined];
  if (decimals === undefined) return found(text, whole, Number(digits));
  const isThousands = decimals.length === 3 && digits !== '0' && digits.length <= 3;
  return found(text, whole, isThousands ? Number(digits + decimals) : Number(`${digits}.${decimals}`));
}

function readWord(text: string): ReadNumber | null {
  const word = WORD.exec(text);
  if (word === null) return null;
  const key = word[1]!.toLowerCase();
  const rest = text.slice(word[0].length);
  const loose = LOOSE[key];
  if (loose !== undefined) return { value: loose, isLoose: true, rest: rest.replace(/^of\s+/i, '') };
  const value = WORDS[key];
  if (value === undefined || /^(?:en|and|fat)\b/i.test(rest)) return null;
  return value === 1 ? afterOne(rest) : { value, isLoose: false, rest: rest.replace(/^(?:a|an|of a)\s+/i, '') };
}

/** "Half a", "a few" and "een paar": the next word is the number. */
function afterOne(rest: string): ReadNumber {
  const next = /^(?:half|halve|kwart|quarter|paar|couple|few|dozen|driekwart)\b/i.test(rest) ? readWord(rest) : null;
  return next ?? { value: 1, isLoose: false, rest };
}

function found(text: string, matched: string, value: number): ReadNumber {
  return { value, isLoose: false, rest: text.slice(matched.length) };
}
