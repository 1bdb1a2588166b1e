/** Latin letters that Unicode does not decompose into a base letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** A shortcut: most names are plain words that only need lower case, and a search folds thousands of names. */
const PLAIN = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;
const ASCII = /^[\x20-\x7e]*$/;

/**
 * Normalises text for searching: lower case, without accents and ligatures, as words of letters and digits separated by
 * one space. An apostrophe inside a word is dropped: "Jerry's" becomes "jerrys".
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return ASCII.test(text) ? foldAscii(text) : foldAny(text);
}

function foldAscii(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<=[a-z])'(?=[a-z])/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function foldAny(text: string): string {
  return text
    .replace(/\p{No}/gu, ' $& ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[æœøßðđþłı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a text, normalised for searching. */
export function wordsOf(text: string): readonly string[] {
  const folded = foldText(text);
  return folded === '' ? [] : folded.split(' ');
}
