import { LANGUAGES, type Language } from '../../languages/languages.ts';
import { SUBSTITUTE_NAME_WORDS, type SubstituteNameWords } from './substitute-name-words.ts';
import { withCookingOf } from './cooking-of-substitutes.ts';
import { DISH_NAME_WORDS } from '../dish-facts/dish-name-words.ts';
import { partsOfReason, type SwapReason } from '../swaps/swap-reasons.ts';

/** A food in a dish that was swapped: its name and the substitute's name in one language. */
export type Swapped = Readonly<{ from: string; to: string }>;

type Word = Readonly<{ pattern: RegExp; isDish: boolean }>;
type Swap = Readonly<{ words: readonly Word[]; substitute: SubstituteNameWords; language: Language }>;
type Found = Readonly<{ from: number; to: number; text: string }>;

/** Dutch nouns before which an adjective without 'het' or 'de' has no final e: 'glutenvrij brood'. */
const NEUTER = /(?:brood|bröd|deeg|meel|je)$/iu;
/** A Dutch article or demonstrative, after which the adjective keeps its final e: 'het glutenvrije brood'. */
const DEFINITE = /(?:^|\s)(?:het|de|dit|deze)\s$/iu;
/** The animal in the name of a mince dish, which is dropped if the meat is replaced. */
const OF_WHICH_MEAT =
  /^(?:(?:beef|lamb|chicken|turkey|pork) |(?:kip|kalkoen|lams|varkens|runder)(?=gehakt|burger|kofta|ball|stoof))/iu;
/** Words that keep their capital within a name. */
const OF_A_COUNTRY =
  /^(?:British|Chinese|Danish|Dutch|English|Flemish|French|German|Greek|Indian|Indonesian|Italian|Jägerschnitzel|Japanese|Korean|Lancashire|Mexican|Moroccan|Nordic|Scottish|Spanish|Surinamese|Swedish|Thai|Turkish|Vietnamese|Welsh)\b/u;
const PLURALS: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/potato$/, 'es'],
    [/(?:sausage|roll|flatbread|wrap|pepper|courgette)$/, 's'],
  ],
  nl: [
    [/(?:aardappel|worst)$/, 'en'],
    [/(?:broodje|wrap|courgette)$/, 's'],
    [/paprika$/, "'s"],
  ],
};
const IS_PLURAL = { en: /s$/, nl: /(?:en|s|jes)$/ } as const;

/** Parses the words of `dish-name-words.ts`. */
function wordsOf(words: string): Word[] {
  return words.split(/\|(?![^()]*\))/).map((word) => {
    const isDish = word.startsWith('+');
    const bare = isDish ? word.slice(1) : word;
    const isEnd = bare.startsWith('-');
    const [stem = '', after] = bare.slice(isEnd ? 1 : 0).split(/-(?=$|\(\?!)/);
    const head = isEnd
      ? '(?<!\\p{L})(?<head>\\p{L}[\\p{L}-]*)'
      : '(?<!\\p{L})(?<head>(?:(?!(?:ham|kip|kalkoen|tomaat|prei|honing|pindakaas)-)\\p{L}+-)*)';
    return { pattern: new RegExp(`${head}(?<word>${stem})${after ?? '(?!\\p{L})'}`, 'giu'), isDish };
  });
}

const begins = (name: string, names: string) => new RegExp(`^(?:${names})`, 'iu').test(name);

const swaps = new Map<string, readonly Swap[]>();
const DUTCH = /(?<!\p{L})(?:met|en|van|op|uit|voor|zonder|naar|de|het|een|omelet)(?!\p{L})/iu;

/**
 * How a swap is worded; null if the tables do not contain it. The language follows from the names of the foods, or from
 * the text if the names are the same in both languages, like bulgur and quinoa.
 */
function swapOf(swapped: Swapped, text = ''): Swap | null {
  const [swap = null, other] = swapsOf(swapped);
  return other !== undefined && DUTCH.test(text) ? other : swap;
}

function swapsOf({ from, to }: Swapped): readonly Swap[] {
  const key = `${from} > ${to}`;
  const kept = swaps.get(key);
  if (kept !== undefined) return kept;
  const found = LANGUAGES.flatMap((language): Swap[] => {
    const called = DISH_NAME_WORDS.find((one) => begins(from, one[language].names));
    const substitute = SUBSTITUTE_NAME_WORDS.find((one) => begins(to, one[language].names));
    return called === undefined || substitute === undefined
      ? []
      : [{ words: wordsOf(called[language].words), substitute, language }];
  });
  swaps.set(key, found);
  return found;
}

const VEGAN = /^vegan /u;
const PLAINER: Readonly<Record<Language, readonly [meatFree: string, dairyFree: string, eggFree: string]>> = {
  en: ['meat-free', 'dairy-free', 'egg-free'],
  nl: ['vleesvrije', 'zuivelvrije', 'eivrije'],
};

/** The swap with its substitute described by what it is free of, instead of as vegan. */
function withoutVegan(swap: Swap): Swap {
  const { substitute, language } = swap;
  const said = substitute[language];
  if (!VEGAN.test(said.noun)) return swap;
  const adjective = said.adjective || plainerFor(said.noun, language);
  const bare = said.noun.replace(VEGAN, '');
  const isNeuter = language === 'nl' && NEUTER_NOUN.test(bare);
  const noun = `${isNeuter ? adjective.replace(/e$/u, '') : adjective} ${bare}`;
  return { ...swap, substitute: { ...substitute, [language]: { ...said, noun } } };
}

function plainerFor(noun: string, language: Language): string {
  const [meatFree, dairyFree, eggFree] = PLAINER[language];
  if (noun.includes('chorizo')) return meatFree;
  return noun.includes('mayo') ? eggFree : dairyFree;
}

/**
 * Whether the substitute is only another variety of the same food: 'gluten-free tempeh', 'dark chocolate (85%, vegan)'.
 */
function isSameFood({ from, to }: Swapped): boolean {
  const [bare, other] = [from, to].map((name) =>
    name.replace(/\s*\(.*?\)|,.*$| with(?:out)? .*$| (?:met|zonder) .*$/gu, ''),
  );
  return other === bare || other!.endsWith(` ${bare}`);
}

/** Whether the name of a dish in which one food replaces another can be derived. */
export function isSaidOfDishes(swapped: Swapped): boolean {
  return swapOf(swapped) !== null || isSameFood(swapped);
}

/**
 * The name of a dish with the substitutes in place of the swapped foods: 'Omelette with vegan bacon'. Words that are
 * equally true of the substitute are kept: lactose-free quark is still quark. The name of a dish that is not vegan
 * never contains 'vegan', not even for one food: 'Vegan chicken Caesar' may contain anchovies, so it becomes 'Meat-free
 * chicken Caesar'.
 */
export function nameOfVersion(name: string, swapped: readonly Swapped[], isVegan = true): string {
  const found = swapped.flatMap((one) => swapOf(one, name) ?? []);
  const known = isVegan ? found : found.map(withoutVegan);
  const renamed = reworded(name, known, 'name');
  return known.reduce((said, swap) => (swap.substitute.isSaid ? withLabel(said, swap) : said), renamed);
}

/** The substitute for a food in a dish, and why it is used. */
type Explained = Swapped & Readonly<{ because: readonly SwapReason[] }>;

/**
 * The swaps that the person must know about but that the name of a version does not show: swaps that the tables do not
 * contain, and swaps because of an allergen where the name is equally true of the substitute ("overnight oats" may or
 * may not be gluten-free).
 */
export function unsaidSwaps<Swap extends Explained>(name: string, swapped: readonly Swap[]): Swap[] {
  const isSilent = nameOfVersion(name, swapped) === name;
  const isNamed = (one: Swap) => !isSilent && nameOfVersion(name, [one]) !== name;
  const said = new Set(swapped.filter(isNamed).flatMap(({ because }) => because));
  return swapped.flatMap((one) => {
    if (!isSaidOfDishes(one)) return [one];
    if (isNamed(one)) return [];
    const because = one.because.filter((reason) => partsOfReason(reason).rule === 'intolerance' && !said.has(reason));
    return because.length === 0 ? [] : [{ ...one, because }];
  });
}

/** A step of a recipe with the substitutes in place of the swapped foods. */
export function stepOfVersion(step: string, swapped: readonly Swapped[]): string {
  return reworded(
    step,
    swapped.flatMap((one) => swapOf(one, step) ?? []),
    'step',
  );
}

/**
 * The steps of a recipe with the substitutes in place of the swapped foods, and tips for the cook about substitutes
 * that need more or less cooking.
 */
export function stepsOfVersion(steps: readonly string[], swapped: readonly Swapped[]): readonly string[] {
  const text = steps.join(' ');
  const substitutes = swapped.flatMap((one) => {
    const swap = swapOf(one, text);
    return swap === null ? [] : [{ name: one.to, language: swap.language }];
  });
  return withCookingOf(
    substitutes,
    steps.map((step) => stepOfVersion(step, swapped)),
  );
}

/**
 * Replaces the words for swapped foods. Words for a whole dish are replaced in names only: in steps, burgers are shaped
 * whatever they are made of.
 */
function reworded(text: string, known: readonly Swap[], kind: 'name' | 'step'): string {
  const isKept = ({ from, to, text: instead }: Found) => instead === text.slice(from, to);
  const found = known
    .flatMap((swap) =>
      swap.words
        .filter(({ isDish }) => kind === 'name' || !isDish)
        .flatMap((word) => changesBy(word, swap, text).map((one) => ({ ...one, language: swap.language }))),
    )
    .toSorted(
      (one, other) => one.from - other.from || other.to - one.to || Number(isKept(one)) - Number(isKept(other)),
    );
  let said = '';
  let at = 0;
  for (const { from, to, text: instead, language } of found) {
    if (from < at) continue;
    said += text.slice(at, from);
    said = language === 'nl' && instead !== text.slice(from, to) ? inDutch(said, instead) : said + instead;
    at = to;
  }
  const whole = (said + text.slice(at)).replaceAll('~', ' ');
  const nouns = new Set(found.filter((one) => !isKept(one)).map(nounOf));
  return [...nouns].reduce((one, noun) => withoutRepeats(one, noun), whole);
}

/** The text of a replacement in lower case, with its spaces. */
function nounOf({ text }: Found): string {
  return text.replaceAll('~', ' ').toLowerCase();
}

const ARTICLE = '(?:(?:the|de|het|half(?: of)? the|the rest of the|de rest van de|de helft van de) )?';
const ITEM = String.raw`(?:\p{L}[\p{L}-]*)(?: [\p{L}-]+){0,3}`;
/** Nouns that a list may use for a food it already named with an adjective. */
const SHORTER = /(?:stock|bouillon|yoghurt)$/iu;

/**
 * Removes the second mention of a food from a list, which occurs if the dish already contained the substitute: 'the
 * tamari, tamari and sugar' becomes 'the tamari and sugar'.
 */
function withoutRepeats(text: string, noun: string): string {
  const short = SHORTER.exec(noun)?.[0];
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

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Dutch nouns with the article 'het' in the singular. */
const NEUTER_NOUN = /(?:brood|broodje|bolletje|bröd|deeg|meel|gehakt|spek)$/iu;

/** Appends a noun to Dutch text and makes the article before it, and the noun's own adjective, agree with it. */
function inDutch(before: string, noun: string): string {
  const article = /(?<=(?:^|\s))(?:het|de) $/iu.exec(before)?.[0];
  if (article === undefined) return before + noun;
  const fitting = NEUTER_NOUN.test(noun) ? 'het ' : 'de ';
  const isCapital = /^\p{Lu}/u.test(article);
  const said = isCapital ? fitting.charAt(0).toUpperCase() + fitting.slice(1) : fitting;
  return before.slice(0, -article.length) + said + noun.replace(/^glutenvrij /u, 'glutenvrije ');
}

/**
 * The replacement at each place where a text contains a word. Places where the word is kept are included too, so that
 * no shorter word within them is replaced.
 */
function changesBy({ pattern, isDish }: Word, { substitute, language }: Swap, text: string): Found[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [whole, { head = '', word = '' }] = [match[0], match.groups ?? {}];
    const before = text.slice(0, match.index);
    const goesOn = /^\p{L}/u.test(text.slice(match.index + whole.length));
    const instead = saidOf({ head, word, isDish, goesOn, before }, substitute, language);
    return { from: match.index, to: match.index + whole.length, text: likeCase(instead, whole, before) };
  });
}

/**
 * Puts the adjective of a substitute before the first word that is kept; in English, before the noun's other
 * adjectives.
 */
function withLabel(text: string, { words, substitute, language }: Swap): string {
  const { adjective, keeps } = substitute[language];
  const isKept = new RegExp(`^(?:${keeps})$`, 'iu');
  const [first] = words
    .flatMap(({ pattern, isDish }) =>
      [...text.matchAll(pattern)].filter(({ groups }) => isDish || isKept.test(groups?.['word'] ?? '')),
    )
    .toSorted((one, other) => one.index - other.index);
  if (first === undefined) return text;
  const at = language === 'en' ? beginOfNoun(text, first.index) : first.index;
  const before = text.slice(0, at);
  if (text.slice(at, first.index).toLowerCase().includes(adjective)) return text;
  const labelled = withAdjective(adjective, language === 'en' ? text.slice(at) : first[0], before);
  const rest = language === 'en' ? '' : text.slice(at + first[0].length);
  return before + likeCase(labelled, text.slice(at), before) + rest;
}

const BEFORE_NOUNS = /.*(?:^|,|\b(?:with|and|on|in|of|for|a|an|the|from|or|as|under|without)\b)\s*(?:slice of )?/su;

/**
 * The index at which the phrase around a noun begins: after a preposition, an article, a conjunction or a comma, or at
 * the start.
 */
function beginOfNoun(name: string, at: number): number {
  return BEFORE_NOUNS.exec(name.slice(0, at))?.[0].length ?? 0;
}

type Place = Readonly<{
  head: string;
  word: string;
  isDish: boolean;
  /** Whether the match is followed by the rest of a longer word. */
  goesOn: boolean;
  before: string;
}>;

function saidOf(
  { head, word, isDish, goesOn, before }: Place,
  substitute: SubstituteNameWords,
  language: Language,
): string {
  const { adjective, noun, keeps } = substitute[language];
  const bare = isDish ? word.replace(OF_WHICH_MEAT, '') : word;
  const isKept = bare === word && keeps !== '' && new RegExp(`^(?:${keeps})$`, 'iu').test(word);
  if (isKept) return head + word;
  if (isDish && substitute.isSaid) return head + word;
  if (isDish) return head + withAdjective(adjective, bare, before);
  // A longer word that begins with the food is kept, with an adjective before it: 'kippensoep' becomes 'vegan
  // kippensoep'.
  const [last = ''] = /\S+$/.exec(noun) ?? [];
  const isSame = goesOn && last !== '' && word.toLowerCase().startsWith(last);
  const named = noun.replace('*', before === '' ? word.toLowerCase() : word);
  if (goesOn) return withHead(head, isSame ? noun.slice(0, -last.length) + word.toLowerCase() : named);
  return withHead(head, inNumber(named, word, language));
}

/** The adjectives of a noun precede the whole compound: 'tandoorikip' becomes 'vegan tandoorikip'. */
function withHead(head: string, noun: string): string {
  const at = noun.trimEnd().lastIndexOf(' ') + 1;
  return head === '' ? noun : noun.slice(0, at) + head.toLowerCase() + noun.slice(at);
}

/** Puts a substitute in the plural if it replaces a plural word. */
function inNumber(noun: string, word: string, language: Language): string {
  if (!IS_PLURAL[language].test(word)) return language === 'en' ? noun.replace(/(?<=seed)s$/, '') : noun;
  const [, ending = ''] = PLURALS[language].find(([ends]) => ends.test(noun)) ?? [];
  return noun + ending;
}

function withAdjective(adjective: string, named: string, before: string): string {
  const isThere = before.toLowerCase().trimEnd().endsWith(adjective.replace(/e$/, ''));
  if (adjective === '' || (isThere && before !== '')) return named;
  const lower =
    /^\p{Lu}\p{Ll}/u.test(named) && before === '' && !OF_A_COUNTRY.test(named)
      ? named.charAt(0).toLowerCase() + named.slice(1)
      : named;
  if (adjective.endsWith('-')) return adjective.slice(0, -1) + lower;
  const isBare = adjective.endsWith('e') && NEUTER.test(named) && !DEFINITE.test(before);
  return `${isBare ? adjective.slice(0, -1) : adjective} ${lower}`;
}

/** Capitalises the text if it replaces capitalised words at the start of a sentence. */
function likeCase(text: string, replaced: string, before: string): string {
  const begin = text.charAt(0);
  if (/^\p{Lu}/u.test(replaced)) return /(?:^|[.!?:]\s)$/u.test(before) ? begin.toUpperCase() + text.slice(1) : text;
  return text;
}
