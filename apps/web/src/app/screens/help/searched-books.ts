import { LANGUAGES, type Language } from '@weekbord/domain/languages/languages';
import { AREAS } from '@weekbord/phrases/areas';
import { keyOf } from './article-names.ts';
import type { SearchedBook } from './search-articles.ts';

const AREA = 'articles';

/** Returns the articles of a language in the form used by the search. */
async function searchedBook(language: Language): Promise<SearchedBook> {
  const book = await AREAS[AREA][language]();
  const say = (key: keyof typeof book) => book[key];
  return (name) => {
    const key = keyOf(name);
    return { title: say(`${key}_title`), words: say(`${key}_words`), text: say(`${key}_text`) };
  };
}

/** Returns the articles of all languages: someone who reads English may search in Dutch. */
export async function searchedBooks(): Promise<readonly SearchedBook[]> {
  return Promise.all(LANGUAGES.map(searchedBook));
}
