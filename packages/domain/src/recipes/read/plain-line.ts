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
 * Returns a text as a person would read it: entities decoded (twice, since many sites encode them twice), tags removed,
 * every kind of space replaced by a plain one, without characters that cannot be stored. Keeps line breaks if
 * `keepLines` is true.
 */
export function plainText(text: string, keepLines = false): string {
  let plain = text;
  for (let round = 0; round < 2; round += 1) {
    plain = plain.replace(/&(#x?[0-9a-f]{1,8}|[a-z][a-z0-9]{1,7});/gi, decoded);
  }
  plain = plain
    .replace(/<(?:br|\/p|\/div|\/li)\b[^<>]{0,200}>/gi, '\n')
    .replace(/<\/?[a-z!][^<>]{0,2000}>/gi, ' ')
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replace(/[\r\u2028\u2029\u000b\u000c]/g, '\n')
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200c\u200e\u200f\u2060\ufeff\ufffd]/g, '')
    // A joiner combines several pictographs into one.
    .replace(/(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/gu, '')
    .replace(/[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ');
  return keepLines
    ? plain
        .replace(/ +/g, ' ')
        .replace(/ ?\n ?/g, '\n')
        .trim()
    : plain.replace(/\s+/g, ' ').trim();
}

const LEADING_PICTOGRAPHS = /^(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d)+\s*)+/u;
/** A boxed digit, which numbers a step. */
const KEYCAP = /^(\d{1,2}|(?:\d\ufe0f?\u20e3){1,2}|🔟)\ufe0f?\u20e3?(?<=[\u20e3🔟])\s*/u;

/** A line entirely in bold or emphasis is a title for those below it. */
const EMPHASISED = /^(\*\*|__)([^*_\d.!?:]{2,60})(?:\1:?|:\1)$/;

/**
 * A list line without its bullet, pictograph or tick box, with uniform dashes and slashes; a keycap becomes a number.
 */
export function plainLine(line: string): string {
  return plainText(line)
    .replace(KEYCAP, (_, digits: string) => `${digits === '🔟' ? '10' : digits.replace(/\D/g, '')}. `)
    .replace(LEADING_PICTOGRAPHS, '')
    .replace(EMPHASISED, '$2:')
    .replace(/^(?:[-–—•●▪◦‣·*▢□☐☑✓✔➢►+]|\[[ x]?\])+\s+/iu, '')
    .replace(/^[•●▪◦‣·*▢□☐☑✓✔➢►]+/u, '')
    .replace(LEADING_PICTOGRAPHS, '')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[⁄∕]/g, '/')
    .replace(/[×✕]/g, 'x')
    .replace(/[‘’ʼ´`]/g, "'")
    .trim();
}
