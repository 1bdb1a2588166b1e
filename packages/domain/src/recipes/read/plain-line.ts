const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  frasl: '/',
  deg: '°',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  euml: 'ë',
  agrave: 'à',
  acirc: 'â',
  auml: 'ä',
  iuml: 'ï',
  icirc: 'î',
  ouml: 'ö',
  ocirc: 'ô',
  uuml: 'ü',
  ucirc: 'û',
  ccedil: 'ç',
  ntilde: 'ñ',
  times: '×',
};
const LAST_CODE_POINT = 0x10ffff;

function decoded(entity: string, body: string): string {
  if (!body.startsWith('#')) return NAMED[body.toLowerCase()] ?? entity;
  const isHex = /^#x/i.test(body);
  const code = Number.parseInt(body.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  const isCharacter = code > 0 && code <= LAST_CODE_POINT && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : ' ';
}

/**
 * Returns a text as a person would read it: entities decoded (twice, because many sites encode them twice), tags
 * removed, every kind of space replaced by a plain one, and without characters that cannot be stored. Keeps line breaks
 * if `keepLines` is true.
 */
export function plainText(text: string, keepLines = false): string {
  let plain = text;
  for (let round = 0; round < 2; round += 1) {
    plain = plain.replace(/&(#x?[0-9a-f]{1,8}|[a-z][a-z0-9]{1,7});/gi, decoded);
  }
  plain = plain
    .replace(/<(?:br|\/p|\/div|\/?(?:li|ul|ol|h[1-6]|table|tr))\b[^<>]{0,200}>/gi, '\n')
    .replace(/<\/?[a-z!][^<>]{0,2000}>/gi, ' ')
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replace(/[\r\u2028\u2029\u000b\u000c]/g, '\n')
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200c\u200e\u200f\u2060\ufeff\ufffd]/g, '')
    // A joiner outside a pictograph is removed; within one it combines several into a single pictograph.
    .replace(/(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/gu, '')
    .replace(/[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ');
  return keepLines
    ? plain
        .replace(/ +/g, ' ')
        .replace(/ ?\n ?/g, '\n')
        .trim()
    : plain.replace(/\s+/g, ' ').trim();
}

/** A bullet, arrow, tick box, flag or pictograph before a line. */
const MARKS =
  /^(?:(?:[-–—−‐•●◦‣⁃∙⋅·*+>»›※¤|]|\p{So}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u2190-\u21ff\u25a0-\u25ff\u27f0-\u27ff\u2900-\u297f\u2b00-\u2bff]|\ufe0e|\ufe0f|\u20e3|\u200d|\[[ xX]?\]|\([ xX]?\))\s*)+/u;
/** A character of a pictograph after a line. */
const MARK_AFTER =
  /^(?![°©®\u2122\d])(?:[\p{So}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u2190-\u21ff\u25a0-\u25ff\u2b00-\u2bff]|\ufe0e|\ufe0f|\u20e3|\u200d)$/u;
/** A variation selector after a fraction: "½️ cup". */
const SELECTOR = /(?<=[½⅓⅔¼¾⅛\d])\ufe0f(?!\u20e3)/gu;
/** Symbols that are kept as part of a line: °, © and ®. */
const KEEPS = /^[°©®]/u;
/** Keycap digits, which number the steps. */
const KEYCAPS = /(?:(?:\d\ufe0f?\u20e3){1,2}|🔟)\ufe0f?\s*/gu;
/** The first and last of each series of numbers in circles or brackets; a series begins at 1. */
const ENCLOSED: readonly (readonly [first: number, last: number])[] = [
  [0x2460, 0x2473],
  [0x2474, 0x2487],
  [0x2488, 0x249b],
  [0x24f5, 0x24fe],
  [0x2776, 0x277f],
  [0x2780, 0x2789],
  [0x278a, 0x2793],
];
const ENCLOSED_NUMBERS = /[\u2460-\u249b\u24f5-\u24fe\u2776-\u2793]\ufe0e?\s*/gu;

/** A line entirely in bold or italics is a title for those below it. */
const EMPHASISED = /^(\*\*|__)([^*_\d.!?:]{2,60})(?:\1:?|:\1)$/;
/** An amount in bold, italics or code at the start of a line: "**200 g** pasta", "`200 g` pasta". */
const EMPHASISED_START = /^(\*\*|__|[*_`])(?=[\p{N}])([^*_`]{1,60}?)\1/u;

/** Replaces "①" and "1️⃣" by "1. ". */
export function withPlainNumbers(text: string): string {
  return text
    .replace(KEYCAPS, (keycap) => `${keycap.startsWith('🔟') ? '10' : keycap.replace(/\D/g, '')}. `)
    .replace(ENCLOSED_NUMBERS, (enclosed) => {
      const code = enclosed.codePointAt(0)!;
      const [first] = ENCLOSED.find((row) => code >= row[0] && code <= row[1]) ?? [code];
      return `${code - first + 1}. `;
    });
}

function withoutMarks(line: string): string {
  return KEEPS.test(line) ? line : line.replace(MARKS, '');
}

/** A line without the pictographs after it, or before its last colon. */
function withoutMarksAfter(line: string): string {
  const colon = line.endsWith(':') ? ':' : '';
  const characters = Array.from(colon === '' ? line : line.slice(0, -1));
  let end = characters.length;
  while (end > 0 && (characters[end - 1] === ' ' || MARK_AFTER.test(characters[end - 1]!))) end -= 1;
  const rest = characters.slice(0, end).join('');
  return end === 0 || !/\S/u.test(characters.slice(end).join('')) ? line : `${rest}${colon}`;
}

/**
 * A list line without its bullet, pictograph or tick box, with uniform dashes and slashes; keycap and circled digits
 * become plain numbers.
 */
export function plainLine(line: string): string {
  const bare = withoutMarks(
    withPlainNumbers(withoutMarksAfter(plainText(line)))
      .replace(EMPHASISED, '$2:')
      .replace(EMPHASISED_START, '$2'),
  );
  return bare
    .replace(EMPHASISED, '$2:')
    .replace(EMPHASISED_START, '$2')
    .replace(SELECTOR, '')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[⁄∕]/g, '/')
    .replace(/[×✕]/g, 'x')
    .replace(/[‘’ʼ´`]/g, "'")
    .trim();
}
