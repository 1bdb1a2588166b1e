import { anyOf } from '../words/patterns.ts';

/** Endings of Dutch nouns with the article 'het' in the singular. */
const NEUTER_ENDINGS = ['brood', 'broodje', 'bolletje', 'bröd', 'deeg', 'meel', 'gehakt', 'spek'];
/** A Dutch noun with the article 'het' in the singular. */
export const NEUTER_NOUN = new RegExp(`${anyOf(NEUTER_ENDINGS)}$`, 'iu');
/** The same, including any diminutive. */
const NEUTER_OR_DIMINUTIVE = new RegExp(`${anyOf([...NEUTER_ENDINGS, 'je'])}$`, 'iu');

const DEFINITE_ARTICLES = ['het', 'de'];
const DEFINITE_ARTICLE = new RegExp(String.raw`(?<=^|\s)${anyOf(DEFINITE_ARTICLES)} $`, 'iu');
const DEFINITE = new RegExp(String.raw`(?<=^|\s)${anyOf([...DEFINITE_ARTICLES, 'dit', 'deze'])}\s$`, 'iu');

/**
 * A Dutch adjective with a final e, as it is before a noun: 'glutenvrij brood', but 'het glutenvrije brood' and
 * 'glutenvrije pasta'.
 */
export function agreeing(adjective: string, noun: string, before: string): string {
  const isBare = NEUTER_OR_DIMINUTIVE.test(noun) && !DEFINITE.test(before);
  return isBare ? adjective.replace(/e$/u, '') : adjective;
}

/** Appends a noun to Dutch text and makes the article before it, and the noun's own adjective, agree with it. */
export function withArticle(before: string, noun: string): string {
  const article = DEFINITE_ARTICLE.exec(before)?.[0];
  if (article === undefined) return before + noun;
  const fitting = NEUTER_NOUN.test(noun) ? 'het ' : 'de ';
  const isCapital = /^\p{Lu}/u.test(article);
  const said = isCapital ? fitting.charAt(0).toUpperCase() + fitting.slice(1) : fitting;
  return before.slice(0, -article.length) + said + noun.replace(/^glutenvrij /u, 'glutenvrije ');
}
