/** Characters that look like a Latin letter, in lower case and without accents. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '€': 'e',
  $: 's',
  '@': 'a',
  i: 'l',
  j: 'l',
  ı: 'l',
  ȷ: 'l',
  ɩ: 'l',
  ɪ: 'l',
  ł: 'l',
  ʟ: 'l',
  ß: 'b',
  ʙ: 'b',
  ɓ: 'b',
  ø: 'o',
  ɔ: 'o',
  ᴏ: 'o',
  đ: 'd',
  ð: 'd',
  ɖ: 'd',
  ɗ: 'd',
  ᴅ: 'd',
  ɑ: 'a',
  ᴀ: 'a',
  ᴄ: 'c',
  ə: 'e',
  ɛ: 'e',
  ᴇ: 'e',
  ɡ: 'g',
  ɢ: 'g',
  ħ: 'h',
  ʜ: 'h',
  ĸ: 'k',
  ƙ: 'k',
  ᴋ: 'k',
  ᴍ: 'm',
  ɴ: 'n',
  ŋ: 'n',
  ƞ: 'n',
  ᴘ: 'p',
  ʀ: 'r',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ʊ: 'u',
  ʋ: 'v',
  ᴠ: 'v',
  ɯ: 'w',
  ᴡ: 'w',
  ʏ: 'y',
  ᴢ: 'z',
  // Cyrillic
  а: 'a',
  в: 'b',
  ь: 'b',
  ъ: 'b',
  б: 'b',
  с: 'c',
  ԁ: 'd',
  д: 'd',
  е: 'e',
  є: 'e',
  э: 'e',
  ԍ: 'g',
  һ: 'h',
  н: 'h',
  і: 'l',
  ј: 'l',
  ӏ: 'l',
  к: 'k',
  м: 'm',
  п: 'n',
  и: 'n',
  о: 'o',
  ө: 'o',
  ф: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  я: 'r',
  ѕ: 's',
  т: 't',
  у: 'y',
  ү: 'y',
  ѵ: 'v',
  ѡ: 'w',
  ԝ: 'w',
  ш: 'w',
  щ: 'w',
  х: 'x',
  ж: 'x',
  з: 'e',
  // Greek
  α: 'a',
  β: 'b',
  ς: 'c',
  δ: 'd',
  ε: 'e',
  η: 'n',
  ι: 'l',
  κ: 'k',
  λ: 'a',
  μ: 'u',
  ν: 'v',
  ο: 'o',
  π: 'n',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  γ: 'y',
  ω: 'w',
  // Armenian
  օ: 'o',
  ո: 'n',
  ս: 'u',
  հ: 'h',
  ց: 'g',
  ե: 't',
  զ: 'q',
  ա: 'w',
};

/** Pairs of letters that look like a single letter. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['uu', 'w'],
];

/**
 * A name as read at a glance: case, accents, spaces and punctuation are ignored, lookalikes of Latin letters become
 * that letter, and doubled letters become one. Two names with the same result can be mistaken for each other.
 */
export function glanceOf(name: string): string {
  const letters = Array.from(name.normalize('NFKD').toLowerCase().normalize('NFKD'), (one) => LOOKS_LIKE[one] ?? one)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  const single = PAIRS.reduce((text, [pair, letter]) => text.replaceAll(pair, letter), letters);
  return single.replaceAll(/(.)\1+/gu, '$1');
}

/**
 * Minimum number of letters of a name that still looks the same with one wrong letter or with extra words around it.
 */
const LONG = 6;

export function looksLike(name: string, known: string): boolean {
  const [one, other] = [glanceOf(name), glanceOf(known)];
  if (one === '' || one === other) return one === other;
  return other.length >= LONG && (one.includes(other) || isOneLetterOff(one, other));
}

/** Whether the texts differ by one letter added, removed or replaced, or by two swapped letters. */
function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let head = 0;
  while (head < one.length && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(one.length, other.length) - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  const [here, there] = [one.slice(head, one.length - tail), other.slice(head, other.length - tail)];
  if (here.length <= 1 && there.length <= 1) return true;
  return here.length === 2 && there.length === 2 && here[0] === there[1] && here[1] === there[0];
}
