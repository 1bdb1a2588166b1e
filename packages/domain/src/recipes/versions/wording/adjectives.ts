import type { Language } from '../../../languages/languages.ts';
import { anyWordOf } from '../words/patterns.ts';
import type { Adjective } from '../words/substitute-words.ts';
import { likeCase, withoutCapital } from './capitals.ts';
import { agreeing } from './dutch-agreement.ts';
import { isKept, type KnownSwap } from './known-swaps.ts';

/** English words after which the phrase around a noun begins. */
const WORDS_BEFORE_NOUNS = [
  'with',
  'and',
  'on',
  'in',
  'of',
  'for',
  'a',
  'an',
  'the',
  'from',
  'or',
  'as',
  'under',
  'without',
];
const BEFORE_NOUN = new RegExp(String.raw`.*(?:^|,|${anyWordOf(WORDS_BEFORE_NOUNS)})\s*(?:slice of )?`, 'su');

/** A name with the adjective of a substitute before the first word that is kept; in English, before the whole phrase. */
export function withAdjectiveOf(text: string, { words, substitute, language }: KnownSwap): string {
  const { adjective } = substitute;
  const [first] = words
    .filter((word) => word.kind === 'dish' || isKept(word, substitute))
    .flatMap(({ pattern }) => [...text.matchAll(pattern)])
    .toSorted((one, other) => one.index - other.index || other[0].length - one[0].length);
  if (first === undefined || typeof adjective !== 'string') return text;
  const at = language === 'en' ? beginningOfPhrase(text, first.index) : first.index;
  const before = text.slice(0, at);
  if (text.slice(at, first.index).toLowerCase().includes(adjective)) return text;
  const labelled = withAdjective(adjective, language === 'en' ? text.slice(at) : first[0], before, language);
  const rest = language === 'en' ? '' : text.slice(at + first[0].length);
  return before + likeCase(labelled, text.slice(at), before) + rest;
}

/**
 * The index at which the phrase around a noun begins: after a preposition, an article, a conjunction or a comma, or at
 * the start.
 */
function beginningOfPhrase(name: string, at: number): number {
  return BEFORE_NOUN.exec(name.slice(0, at))?.[0].length ?? 0;
}

/** A noun or the name of a dish after an adjective, unless the text before it ends with that adjective. */
export function withAdjective(adjective: Adjective | null, named: string, before: string, language: Language): string {
  if (adjective === null || isAfter(adjective, before)) return named;
  const lower = before === '' ? withoutCapital(named) : named;
  if (typeof adjective !== 'string') return adjective.firstPart + lower;
  return `${language === 'nl' ? agreeing(adjective, named, before) : adjective} ${lower}`;
}

/** Whether a text ends with an adjective, with or without its final e in Dutch. */
function isAfter(adjective: Adjective, text: string): boolean {
  const end = text.toLowerCase().trimEnd();
  if (typeof adjective !== 'string') return end.endsWith(`${adjective.firstPart}-`);
  return end.endsWith(adjective) || end.endsWith(adjective.replace(/e$/u, ''));
}
