import { foldText, wordsOf } from '@weekbord/domain/foods/fold-text';
import { ARTICLE_NAMES, type ArticleName } from '@weekbord/domain/help/articles';

/** The searchable texts of an article, in one language. */
type SearchedArticle = Readonly<{ title: string; words: string; text: string }>;
export type SearchedBook = (name: ArticleName) => SearchedArticle;

/**
 * The score for a match at the start of a word, depending on whether the word is in the title, in the keywords or in
 * the text.
 */
const POINTS = { title: 9, words: 5, text: 1 } as const;

/**
 * Returns the articles in which, in one of the languages, every typed word is the start of a word; best first. Case and
 * accents are ignored, and very short words are left out if there are others.
 */
export function searchArticles(typed: string, books: readonly SearchedBook[]): readonly ArticleName[] {
  const all = wordsOf(typed);
  const telling = all.filter((word) => !SMALL_WORDS.has(word));
  const words = telling.length > 0 ? telling : all;
  if (words.length === 0) return [];
  const found = ARTICLE_NAMES.map((name) => ({
    name,
    points: Math.max(...books.map((of) => pointsOf(of(name), words))),
  }));
  return found
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .map(({ name }) => name);
}

function pointsOf(article: SearchedArticle, words: readonly string[]): number {
  const fields = Object.entries(POINTS).map(([field, points]) => ({
    points,
    text: ` ${foldText(article[field as keyof SearchedArticle])}`,
  }));
  const each = words.map((word) => fields.find(({ text }) => text.includes(` ${word}`))?.points ?? 0);
  return each.includes(0) ? 0 : each.reduce<number>((sum, points) => sum + points, 0);
}

const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the is are do does did can could how what where when why i im my me you your to of for in on with and or not no it ' +
    'een de het is zijn doe kan kun hoe wat waar wanneer waarom ik mijn me je jouw u te van voor in op met en of niet geen er'
  ).split(' '),
);
