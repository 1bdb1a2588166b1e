import { wordsOf } from '@weekbord/domain/foods/fold-text';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** The words of a search; `likeness` is set if no recipe has words with these beginnings. */
export type RecipeSearch = Readonly<{ words: readonly string[]; likeness: boolean }>;

/** The maximum number of words that are searched; more would not narrow a search. */
const MOST_WORDS = 10;
/** How similar a word must be to one of the recipe's, from 0 to 1: 'brocoli' scores 0.7 against 'broccoli'. */
export const LIKENESS_MIN = 0.4;
/** The minimum length of a word that is searched by similarity; shorter words are similar to too many others. */
export const LIKENESS_LENGTH_MIN = 4;

/** Whether a folded text contains every searched word. Words are letters and digits, so nothing needs escaping. */
export function findsWords(text: Expression<string>, { words, likeness }: RecipeSearch): Expression<SqlBool> {
  if (words.length === 0) return sql<SqlBool>`false`;
  const found = words.map((word) => {
    const begins = sql<SqlBool>`(${text} like ${`${word}%`} or ${text} like ${`% ${word}%`})`;
    return likeness && word.length >= LIKENESS_LENGTH_MIN
      ? sql<SqlBool>`(${begins} or strict_word_similarity(${word}, ${text}) >= ${LIKENESS_MIN})`
      : begins;
  });
  return sql<SqlBool>`(${sql.join(found, sql` and `)})`;
}

/** Returns how well a recipe's names match the search, from 0 to 2. A shorter name that contains it matches better. */
export function relevance({ words }: RecipeSearch): Expression<number> {
  const text = words.join(' ');
  const fit = (name: string) =>
    sql`(word_similarity(${text}, lower(${sql.ref(name)})) + similarity(${text}, ${sql.ref(name)}))`;
  return sql<number>`greatest(${fit('name_en')}, ${fit('name_nl')})`;
}

/** Returns the words that a person typed to search for recipes; undefined if they typed nothing. */
export function wordsOfSearch(text: string | undefined): readonly string[] | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  return [...new Set(wordsOf(text))].slice(0, MOST_WORDS);
}

/** Returns a folded text in the form that `hasWords` expects: every word, even the first, follows a space. */
export function searchable(text: string): string {
  return ` ${text}`;
}

/** Whether each of these words begins a word of the text, like `findsWords` (without likeness) does for a column. */
export function hasWords(text: string, words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => text.includes(` ${word}`));
}

/** Returns the search of a person among the catalogue's recipes and their own; undefined if they typed nothing. */
export async function readSearch(
  db: Kysely<Tables>,
  text: string | undefined,
  personId: number,
): Promise<RecipeSearch | undefined> {
  const words = wordsOfSearch(text);
  if (words === undefined) return undefined;
  const exact = { words, likeness: false };
  const found = await db
    .selectFrom('recipe_template')
    .select('id')
    .where(findsWords(sql.ref('search'), exact))
    .where((eb) => eb.or([eb('author_id', '=', personId), eb('source_provider', '=', 'WEEKMEALS')]))
    .limit(1)
    .executeTakeFirst();
  return found === undefined ? { words, likeness: true } : exact;
}
