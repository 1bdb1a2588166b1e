import { anyOf, escaped } from '../words/patterns.ts';

const ARTICLES = [
  'the',
  'the rest of the',
  'half the',
  'half of the',
  'de',
  'het',
  'de rest van de',
  'de helft van de',
];
const ARTICLE = `(?:${anyOf(ARTICLES)} )?`;
const ITEM = String.raw`(?:\p{L}[\p{L}-]*)(?: [\p{L}-]+){0,3}`;
/** Nouns that a list may use for a food it already named with an adjective. */
const SHORTER_NOUN = new RegExp(`${anyOf(['stock', 'bouillon', 'yoghurt'])}$`, 'iu');

/**
 * Removes the second mention of a food from a list, which occurs if the dish already contained the substitute: 'the
 * tamari, tamari and sugar' becomes 'the tamari and sugar'. The noun is in lower case.
 */
export function withoutRepeats(text: string, noun: string): string {
  const short = SHORTER_NOUN.exec(noun)?.[0];
  if (text.toLowerCase().split(short ?? noun).length < 3) return text;
  const named = escaped(noun) + (short === undefined || short === noun ? '' : `|${short}`);
  const first = String.raw`(?<!\p{L})(?<first>${ARTICLE}(?:\p{L}+ )?(?:${named}))`;
  const again = String.raw`${ARTICLE}(?:${named})(?:'?s|en)?(?!\p{L})`;
  const items = `(?<items>(?:, ${ITEM}){0,4}?)`;
  return text
    .replace(
      new RegExp(String.raw`(?<comma>, )?${first} (?<and>and|en) ${again}`, 'iu'),
      (...[, comma, said, and]: string[]) => (comma === undefined ? said! : ` ${and} ${said}`),
    )
    .replace(new RegExp(String.raw`${first}${items}, ${again}(?=,| and | en )`, 'iu'), '$<first>$<items>')
    .replace(
      new RegExp(String.raw`${first}${items}, (?<last>${ITEM}) (?<and>and|en) ${again}`, 'iu'),
      '$<first>$<items> $<and> $<last>',
    );
}
