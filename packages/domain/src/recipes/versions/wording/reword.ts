import type { Language } from '../../../languages/languages.ts';
import type { CompiledWord } from '../words/compile-words.ts';
import { withAdjective } from './adjectives.ts';
import { likeCase } from './capitals.ts';
import { withArticle } from './dutch-agreement.ts';
import { isKept, type KnownSwap, type Substitute } from './known-swaps.ts';
import { withoutRepeats } from './without-repeats.ts';

const PLURAL_ENDINGS: Readonly<Record<Language, readonly string[]>> = { en: ['s'], nl: ['s', 'en'] };

/** A word for a swapped food at a place in a text, and what to write instead. */
type Found = Readonly<{ from: number; to: number; text: string; isKept: boolean; language: Language }>;

/**
 * A text with the words for swapped foods replaced. Words for a whole dish are replaced in names only: in steps,
 * burgers are shaped whatever they are made of.
 */
export function reworded(text: string, swaps: readonly KnownSwap[], kind: 'name' | 'step'): string {
  const lower = text.toLowerCase();
  const found = swaps
    .flatMap((swap) =>
      swap.words
        .filter((word) => (kind === 'name' || word.kind !== 'dish') && lower.includes(word.word))
        .flatMap((word) => changesBy(word, swap, text)),
    )
    .toSorted((one, other) => one.from - other.from || other.to - one.to || Number(one.isKept) - Number(other.isKept));
  let said = '';
  let at = 0;
  for (const { from, to, text: instead, isKept, language } of found) {
    if (from < at) continue;
    said += text.slice(at, from);
    said = language === 'nl' && !isKept ? withArticle(said, instead) : said + instead;
    at = to;
  }
  const nouns = new Set(found.filter(({ isKept }) => !isKept).map((one) => one.text.toLowerCase()));
  return [...nouns].reduce((whole, noun) => withoutRepeats(whole, noun), said + text.slice(at));
}

/**
 * The replacement at each place where a text contains a word. Places where the word is kept are included too, so that
 * no shorter word within them is replaced.
 */
function changesBy(word: CompiledWord, { substitute, language }: KnownSwap, text: string): Found[] {
  return [...text.matchAll(word.pattern)].map((match) => {
    const whole = match[0];
    const { head = '', meat = '', word: written = '' } = match.groups ?? {};
    const from = match.index;
    const to = from + whole.length;
    const before = text.slice(0, from);
    const isContinued = /^\p{L}/u.test(text.slice(to));
    const instead = insteadOf({ word, head, meat, written, isContinued, before }, substitute, language);
    const said = likeCase(instead, whole, before);
    return { from, to, text: said, isKept: said === whole, language };
  });
}

type Place = Readonly<{
  word: CompiledWord;
  head: string;
  meat: string;
  /** The word as the text has it. */
  written: string;
  /** Whether the match is followed by the rest of a longer word. */
  isContinued: boolean;
  before: string;
}>;

function insteadOf(place: Place, substitute: Substitute, language: Language): string {
  const { word, head, meat, written, isContinued, before } = place;
  const { adjective, alwaysSaysAdjective } = substitute;
  if (meat === '' && isKept(word, substitute)) return head + written;
  if (word.kind === 'dish')
    return head + (alwaysSaysAdjective ? meat + written : withAdjective(adjective, written, before, language));
  if (word.kind === 'adjective' && typeof adjective === 'string') return head + adjective + (isContinued ? ' ' : '');
  return withHead(head, nounInstead(place, substitute, language));
}

function nounInstead({ written, isContinued, before }: Place, { replacement }: Substitute, language: Language): string {
  if (replacement.kind === 'none') return written;
  if (replacement.kind === 'word before')
    return `${replacement.before} ${before === '' ? written.toLowerCase() : written}`;
  const { one, many } = replacement;
  if (!isContinued) return PLURAL_ENDINGS[language].some((ending) => written.endsWith(ending)) ? many : one;
  // A longer word that begins with the noun is kept, with the adjective before it: 'kippensoep' becomes 'vegan
  // kippensoep'.
  const [last = ''] = /\S+$/u.exec(one) ?? [];
  return written.toLowerCase().startsWith(last) ? one.slice(0, -last.length) + written.toLowerCase() : one;
}

/** The adjectives of a noun precede the whole compound: 'tandoorikip' becomes 'vegan tandoorikip'. */
function withHead(head: string, noun: string): string {
  const at = noun.lastIndexOf(' ') + 1;
  return noun.slice(0, at) + head.toLowerCase() + noun.slice(at);
}
