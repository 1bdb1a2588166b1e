import { wordsOf } from '@weekbord/domain/foods/fold-text';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { RecipeTexts } from './recipe-texts.ts';
import { findsWords, hasWords, type RecipeSearch, searchable } from './recipe-search.store.ts';
import { openSeededDatabase } from './seeded-database.test-support.ts';
import { smallCatalogue } from './small-catalogue.test-support.ts';

const DISHES = ['pasta with broccoli', 'kip met broccoli en rijst', 'kipfilet', 'filet of cod', 'soep', 'brood'];
const texts = new Map(DISHES.map((dish, at) => [at + 1, searchable(dish)]));
const recipes = new RecipeTexts(texts);

it('recipes are found by a word that begins with each searched word', () => {
  const prefixes = DISHES.join(' ')
    .split(' ')
    .flatMap((word) => Array.from(word, (_, end) => word.slice(0, end + 1)));
  for (const one of prefixes)
    for (const other of [[], ['k'], ['broc'], ['met', 'rijst']]) {
      const words = [one, ...other];
      const expected = [...texts].filter(([, text]) => hasWords(text, words)).map(([id]) => id);
      expect(recipes.havingWords(words), words.join(' ')).toEqual(expected);
    }
  expect(recipes.havingWords([])).toEqual([]);
  expect(recipes.havingWords(['борщ'])).toEqual([]);
});

it("texts that share 40% of a word's trigrams count as possibly similar", () => {
  expect(recipes.maybeLike(['brocoli'])).toEqual([1, 2]);
  expect(recipes.maybeLike(['brocoli', 'kip'])).toEqual([2]);
  expect(recipes.maybeLike(['brocabcde'])).toEqual([1, 2]);
  expect(recipes.maybeLike(['kipfillet'])).toContain(3);
  expect(recipes.maybeLike(['xyzw'])).toEqual([]);
});

it('words in other scripts are left to the database', () => {
  expect(recipes.maybeLike(['борщ'])).toEqual([...texts.keys()]);
  expect(recipes.maybeLike(['борщ', 'brocoli'])).toEqual([1, 2]);
});

it('the index finds what the database finds, and everything that the database considers similar', async () => {
  const { db } = await openSeededDatabase(smallCatalogue());
  const rows = await db.selectFrom('recipe_template').select(['id', 'search']).orderBy('id').execute();
  const catalogue = new RecipeTexts(new Map(rows.map(({ id, search }) => [id, searchable(search)])));
  const inDatabase = async (search: RecipeSearch) => {
    const matching = db
      .selectFrom('recipe_template')
      .select('id')
      .where(findsWords(sql.ref('search'), search));
    return (await matching.orderBy('id').execute()).map(({ id }) => id);
  };
  const words = [...new Set(rows.flatMap(({ search }) => wordsOf(search)))].filter((word) => word.length > 4);
  let alike = 0;
  for (const word of words.filter((_, at) => at % 5 === 0)) {
    const begun = [word.slice(0, -1)];
    expect(catalogue.havingWords(begun), word).toEqual(await inDatabase({ words: begun, likeness: false }));
    const misspelt = [`${word.slice(0, 2)}${word.slice(3)}`];
    const found = await inDatabase({ words: misspelt, likeness: true });
    expect(catalogue.maybeLike(misspelt), word).toEqual(expect.arrayContaining(found));
    alike += found.length;
  }
  expect(alike).toBeGreaterThan(100);
});
