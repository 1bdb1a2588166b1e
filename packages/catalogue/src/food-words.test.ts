import { compiledWords } from '@weekbord/domain/recipes/versions/words/compile-words';
import { COOKING_TIPS } from '@weekbord/domain/recipes/versions/words/cooking-tips';
import type { DishName, FoodNames, FoodWord, WordsOfFoods } from '@weekbord/domain/recipes/versions/words/food-words';
import { rowOfFood } from '@weekbord/domain/recipes/versions/words/row-of-food';
import type { WordsOfSubstitutes } from '@weekbord/domain/recipes/versions/words/substitute-words';
import { WORDS_OF_FOODS } from '@weekbord/domain/recipes/versions/words/words-of-foods';
import { WORDS_OF_SUBSTITUTES } from '@weekbord/domain/recipes/versions/words/words-of-substitutes';
import { LANGUAGES, type Language } from '@weekbord/domain/languages/languages';
import { describe, expect, it } from 'vitest';
import type { InBoth } from './format.ts';
import { catalogue } from './product-catalogue.test-support.ts';

type Swap = Readonly<{ from: InBoth; to: InBoth }>;
type Row = Readonly<{ foods: FoodNames; otherFoods?: FoodNames }>;

/** Every swap that the swap table or a recipe allows, by the names of the foods. */
const SWAPS: readonly Swap[] = [catalogue.swaps, ...catalogue.recipes.map(({ swaps }) => swaps)].flatMap((swaps) =>
  swaps === null || swaps === 'never'
    ? []
    : [...swaps].flatMap(([id, substitutes]) =>
        substitutes.map(({ food }) => ({ from: catalogue.foods.get(String(id))!.name, to: food.name })),
      ),
);
const REPLACED = SWAPS.map(({ from }) => from);
const SUBSTITUTES = SWAPS.map(({ to }) => to);

const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);
const conditionsOf = (entry: FoodWord | DishName) => (typeof entry === 'string' ? { word: entry } : entry);
const entriesOf = ({ words, adjectives, dishes }: WordsOfFoods, language: Language) =>
  [...words[language], ...(adjectives?.[language] ?? []), ...(dishes?.[language] ?? [])].map(conditionsOf);

/** Faults in the foods of a table of which every row is about some of the given foods. */
function faultsOfFoods(rows: readonly Row[], foods: readonly InBoth[]): string[] {
  return LANGUAGES.flatMap((language) => {
    const names = foods.map((name) => name[language].toLowerCase());
    const beginnings = rows.flatMap((row) => row.foods[language]);
    return [
      ...beginnings
        .filter((beginning) => !names.some((name) => name.startsWith(beginning)))
        .map((beginning) => `${beginning}: no food`),
      ...repeated(beginnings).map((beginning) => `${beginning}: twice`),
      ...rows.filter((row) => row.foods[language].length === 0).map(() => `a row without foods in ${language}`),
      ...new Set(
        foods
          .filter((name) => rowOfFood(rows, name[language], language) !== rowOfFood(rows, name.en, 'en'))
          .map((name) => `${name.en}, ${name.nl}: two rows`),
      ),
    ];
  });
}

/** Faults in the words for foods. */
function faultsOfWords(rows: readonly WordsOfFoods[]): string[] {
  return rows.flatMap((row) =>
    LANGUAGES.flatMap((language) => {
      const entries = entriesOf(row, language);
      return [
        ...(entries.length === 0 ? [`${row.foods.en[0]}: no words in ${language}`] : []),
        ...repeated(entries.map(({ word }) => word)).map((word) => `${word}: twice`),
        ...entries.flatMap(({ word, notIn = [], onlyIn = [] }) => [
          ...(word === word.toLowerCase() ? [] : [`${word}: a capital`]),
          ...[...notIn, ...onlyIn]
            .filter((phrase) => phrase === word || !phrase.includes(word))
            .map((phrase) => `${word}: not a part of ${phrase}`),
        ]),
      ];
    }),
  );
}

/** Words that are never found in the text that they should be found in, or found where they should not be. */
function faultsOfPatterns(rows: readonly WordsOfFoods[]): string[] {
  return rows.flatMap((row) =>
    LANGUAGES.flatMap((language) =>
      entriesOf(row, language).flatMap((entry) => {
        const patterns = compiledWords(row, language).filter(({ word }) => word === entry.word);
        const isFoundIn = (text: string) => patterns.some(({ pattern }) => text.search(pattern) >= 0);
        const meat =
          'kindOfMeat' in entry && entry.kindOfMeat === 'required' ? { en: 'beef ', nl: 'lams' }[language] : '';
        const texts = entry.onlyIn ?? [meat + entry.word];
        return [
          ...texts.filter((text) => !isFoundIn(text)).map((text) => `${entry.word}: not found in ${text}`),
          ...(entry.notIn ?? []).filter(isFoundIn).map((text) => `${entry.word}: found in ${text}`),
        ];
      }),
    ),
  );
}

/** Faults in the words for substitutes. */
function faultsOfSubstitutes(
  rows: readonly WordsOfSubstitutes[],
  foods: readonly WordsOfFoods[],
  swaps: readonly Swap[],
): string[] {
  return LANGUAGES.flatMap((language) => {
    const byRow = Map.groupBy(swaps, ({ to }) => rowOfFood(rows, to[language], language));
    return rows.flatMap((row) => {
      const replaced = (byRow.get(row) ?? []).flatMap(({ from }) => rowOfFood(foods, from[language], language) ?? []);
      const words = new Set(replaced.flatMap((food) => entriesOf(food, language)).map(({ word }) => word));
      const keeps = 'keeps' in row ? (row.keeps?.[language] ?? []) : [];
      const said =
        'noun' in row ? JSON.stringify(row.noun[language]) : 'wordBefore' in row ? row.wordBefore[language] : '';
      const hasAdjective = row.adjective?.[language] !== undefined;
      return [
        ...keeps.filter((word) => !words.has(word)).map((word) => `${row.foods.en[0]}: keeps ${word}`),
        ...repeated(keeps).map((word) => `${row.foods.en[0]}: keeps ${word} twice`),
        ...(/\bvegan\b/.test(said) && !hasAdjective ? [`${row.foods.en[0]}: no adjective in place of vegan`] : []),
        ...(row.alwaysSaysAdjective && !hasAdjective ? [`${row.foods.en[0]}: no adjective`] : []),
      ];
    });
  });
}

describe('the words for foods', () => {
  it('are about foods that can be replaced, the same ones in both languages', () => {
    expect(faultsOfFoods(WORDS_OF_FOODS, REPLACED)).toEqual([]);
  });

  it('are in both languages, without a word twice', () => {
    expect(faultsOfWords(WORDS_OF_FOODS)).toEqual([]);
  });

  it('are found where they should be', () => {
    expect(faultsOfPatterns(WORDS_OF_FOODS)).toEqual([]);
  });
});

describe('the words for substitutes', () => {
  it('are about foods that replace others, the same ones in both languages', () => {
    expect(faultsOfFoods(WORDS_OF_SUBSTITUTES, SUBSTITUTES)).toEqual([]);
    expect(faultsOfFoods(COOKING_TIPS, SUBSTITUTES)).toEqual([]);
  });

  it('keep only words for foods that they replace, and have an adjective where one is needed', () => {
    expect(faultsOfSubstitutes(WORDS_OF_SUBSTITUTES, WORDS_OF_FOODS, SWAPS)).toEqual([]);
  });
});

describe('the checks', () => {
  const HAM: WordsOfFoods = { foods: { en: ['ham'], nl: ['ham'] }, words: { en: ['ham'], nl: ['ham'] } };
  const names = (...pairs: readonly (readonly [string, string])[]) => pairs.map(([en, nl]) => ({ en, nl }));

  it('find faults in foods', () => {
    const rows = [HAM, { foods: { en: ['ham', 'bacon', 'gammon'], nl: [] } }];
    expect(faultsOfFoods(rows, names(['ham', 'ham'], ['bacon', 'spek']))).toEqual([
      'gammon: no food',
      'ham: twice',
      'a row without foods in nl',
      'bacon, spek: two rows',
    ]);
  });

  it('find faults in words', () => {
    const words = { en: ['ham', { word: 'Ham', notIn: ['gammon'] }, 'ham'], nl: [] };
    expect(faultsOfWords([{ ...HAM, words }])).toEqual([
      'ham: twice',
      'Ham: a capital',
      'Ham: not a part of gammon',
      'ham: no words in nl',
    ]);
  });

  it('find faults in patterns', () => {
    const words = { en: [{ word: 'ham', notIn: ['ham'] }], nl: [{ word: 'ham', onlyIn: ['bacon'] }] };
    expect(faultsOfPatterns([{ ...HAM, words }])).toEqual(['ham: not found in ham', 'ham: not found in bacon']);
  });

  it('find faults in substitutes', () => {
    const row: WordsOfSubstitutes = {
      foods: { en: ['vegan ham'], nl: ['vegan ham'] },
      noun: { en: 'vegan ham', nl: 'nepham' },
      keeps: { en: ['ham', 'bacon'], nl: ['ham', 'ham'] },
    };
    const swaps = [{ from: { en: 'ham', nl: 'ham' }, to: { en: 'vegan ham', nl: 'vegan ham' } }];
    expect(faultsOfSubstitutes([row], [HAM], swaps)).toEqual([
      'vegan ham: keeps bacon',
      'vegan ham: no adjective in place of vegan',
      'vegan ham: keeps ham twice',
    ]);
  });
});
