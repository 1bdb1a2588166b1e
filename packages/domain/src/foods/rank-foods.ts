import type { Language } from '../vocabulary.ts';
import { foldText } from './fold-text.ts';
import type { FoodQuery } from './food-query.ts';
import type { FoodNames } from './search-text-of-food.ts';
import { forgivenErrors, typingErrors } from './typing-errors.ts';

/** A food that a search came upon, with what decides its place. */
export type FoodCandidate = Readonly<
  FoodNames & { id: number; isCatalogue: boolean; isOwn: boolean; isRecent: boolean; popularity: number }
>;

/** How well a name fits, best first; the gaps have no meaning. */
const EXACT = 0;
const NAME_STARTS_WITH_WORD = 1;
const NAME_STARTS = 2;
const HAS_WORD = 3;
const WORD_STARTS = 4;
const ALL_WORDS = 5;
const PARTS_OF_WORDS = 6;
const ALIKE = 7;
/** Letters that a part within a word must have to count: "filet" in "kipfilet". */
const PART_LETTERS = 4;
/** Letters of two words that were typed as one, or of one that was typed as two. */
const COMPOUND_LETTERS = 6;

type Fit = Readonly<{ kind: number; length: number; isOtherLanguage: boolean; errors: number }>;

/**
 * The foods that fit a query, best first: the exact name, names that start with it, names with a word that does, names
 * with all words somewhere (the brand counts), then what is spelt alike. Among comparable ones names of the reader's
 * language go first, then the reader's own and recent foods, the catalogue, short names and popular products.
 */
export function rankFoods<Candidate extends FoodCandidate>(
  query: FoodQuery,
  locale: Language,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  return candidates
    .map((candidate) => ({ candidate, fit: fitOf(query, locale, candidate) }))
    .filter((one): one is { candidate: Candidate; fit: Fit } => one.fit !== null)
    .toSorted(
      (a, b) => compareFits(a.fit, b.fit, compareFoods(a.candidate, b.candidate)) || a.candidate.id - b.candidate.id,
    )
    .map(({ candidate }) => candidate);
}

type FoodOrder = Readonly<{ standing: number; popularity: number }>;

function compareFits(a: Fit, b: Fit, food: FoodOrder): number {
  return (
    a.kind - b.kind ||
    a.errors - b.errors ||
    Number(a.isOtherLanguage) - Number(b.isOtherLanguage) ||
    food.standing ||
    a.length - b.length ||
    food.popularity
  );
}

function compareFoods(a: FoodCandidate, b: FoodCandidate): FoodOrder {
  return { standing: standingOf(a) - standingOf(b), popularity: b.popularity - a.popularity };
}

function standingOf({ isOwn, isRecent, isCatalogue }: FoodCandidate): number {
  if (isOwn || isRecent) return 0;
  return isCatalogue ? 1 : 2;
}

function fitOf(query: FoodQuery, locale: Language, food: FoodCandidate): Fit | null {
  const brand = foldText(food.brand_name ?? '');
  const english = namesOf(food.name_en, food.plural_en, food.synonyms_en);
  const dutch = namesOf(food.name_nl, food.plural_nl, food.synonyms_nl);
  const [own, other] = locale === 'en' ? [english, dutch] : [dutch, english];
  const names = [...own.map((name) => ({ name, isOtherLanguage: false }))];
  if (food.name_en !== food.name_nl) names.push(...other.map((name) => ({ name, isOtherLanguage: true })));
  let best: Fit | null = null;
  for (const { name, isOtherLanguage } of names) {
    const kind = kindOf(query, name, brand);
    if (kind !== null && (best === null || kind < best.kind)) {
      best = { kind, length: name.length, isOtherLanguage, errors: 0 };
    }
  }
  return best ?? alikeFit(query, names, brand);
}

function namesOf(name: string, plural?: string | null, synonyms: readonly string[] = []): readonly string[] {
  return [name, plural ?? '', ...synonyms].map(foldText).filter((folded) => folded !== '');
}

/** How a folded name and brand fit; null where some word of the query is missing. */
function kindOf(query: FoodQuery, name: string, brand: string): number | null {
  const { text } = query;
  const tight = text.replaceAll(' ', '');
  const tightName = name.replaceAll(' ', '');
  if (tightName === tight) return EXACT;
  if (name.startsWith(`${text} `)) return NAME_STARTS_WITH_WORD;
  if (name.startsWith(text) || (tight.length >= COMPOUND_LETTERS && tightName.startsWith(tight))) return NAME_STARTS;
  if (` ${name} `.includes(` ${text} `)) return HAS_WORD;
  if (` ${name}`.includes(` ${text}`) || ` ${name}`.includes(` ${tight}`)) return WORD_STARTS;
  const all = ` ${name} ${brand}`;
  if (query.variants.some((words) => words.every((word) => all.includes(` ${word}`)))) return ALL_WORDS;
  const [typed = []] = query.variants;
  const isPart = (word: string) => all.includes(word.length < PART_LETTERS ? ` ${word}` : word);
  return typed.every(isPart) ? PARTS_OF_WORDS : null;
}

type Named = Readonly<{ name: string; isOtherLanguage: boolean }>;

/** How alike the words of a name are to what was typed; null where in each of them a word has too many errors. */
function alikeFit({ variants }: FoodQuery, names: readonly Named[], brand: string): Fit | null {
  let best: Fit | null = null;
  const all = names.map(({ name }) => name).join(' ');
  for (const { name, isOtherLanguage } of [...names, { name: all, isOtherLanguage: true }]) {
    const words = `${name} ${brand}`.split(' ');
    const counts = variants.map((typed) => errorsOf(typed, words)).filter((errors) => errors !== null);
    const errors = Math.min(...counts);
    if (counts.length > 0 && (best === null || errors < best.errors)) {
      best = { kind: ALIKE, length: name.length, isOtherLanguage, errors };
    }
  }
  return best;
}

function errorsOf(typed: readonly string[], words: readonly string[]): number | null {
  let sum = 0;
  for (const one of typed) {
    const errors = Math.min(...words.map((word) => typingErrors(one, word)));
    if (errors > forgivenErrors(one.length)) return null;
    sum += errors;
  }
  return sum;
}
