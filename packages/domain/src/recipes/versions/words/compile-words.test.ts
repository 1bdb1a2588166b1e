import { expect, it } from 'vitest';
import type { Language } from '../../../languages/languages.ts';
import { compiledWords } from './compile-words.ts';
import type { DishName, FoodWord } from './food-words.ts';

const NONE = { en: [], nl: [] };

/** The parts of a text that a word matches. */
function matches(text: string, word: FoodWord, language: Language = 'en'): string[] {
  const row = { foods: NONE, words: { ...NONE, [language]: [word] } };
  return compiledWords(row, language).flatMap(({ pattern }) => text.match(pattern) ?? []);
}

/** The parts of a text that the name of a dish matches, with the kind of meat before it. */
function dishes(text: string, dish: DishName, language: Language = 'en'): (readonly [string, string | undefined])[] {
  const row = { foods: NONE, words: NONE, dishes: { ...NONE, [language]: [dish] } };
  return compiledWords(row, language).flatMap(({ pattern }) =>
    [...text.matchAll(pattern)].map((match) => [match.groups!['word']!, match.groups!['meat']] as const),
  );
}

it('a plain word is a whole word, whatever its capitals', () => {
  expect(matches('Ham, hamburgers and gammon with ham', 'ham')).toEqual(['Ham', 'ham']);
  expect(matches('30+ kaas', '30+ kaas', 'nl')).toEqual(['30+ kaas']);
});

it('a word can start and end compounds', () => {
  const text = 'Kipcurry, ketjapkip en kip';
  expect(matches(text, 'kip', 'nl')).toEqual(['kip']);
  expect(matches(text, { word: 'kip', startsCompound: true }, 'nl')).toEqual(['Kip', 'kip']);
  expect(matches(text, { word: 'kip', endsCompound: true }, 'nl')).toEqual(['kip', 'ketjapkip']);
});

it('parts before a hyphen belong to a word, unless they are foods of their own', () => {
  expect(matches('Citroen-kip', 'kip', 'nl')).toEqual(['Citroen-kip']);
  expect(matches('Tosti ham-kaas', 'kaas', 'nl')).toEqual(['kaas']);
});

it('a word is not found in phrases in which it stands for something else', () => {
  const butter: FoodWord = { word: 'butter', notIn: ['peanut butter', 'butter bean'] };
  expect(matches('Peanut butter with butter beans', butter)).toEqual([]);
  expect(matches('Peanuts with butter and beans', butter)).toEqual(['butter']);
  const boter: FoodWord = {
    word: 'boter',
    startsCompound: true,
    endsCompound: true,
    notIn: ['boterham', 'pindaboter'],
  };
  expect(matches('Boterham met pindaboter', boter, 'nl')).toEqual([]);
  expect(matches('Boterkoek met citroenboter', boter, 'nl')).toEqual(['Boter', 'citroenboter']);
});

it('a word with the only phrases in which it stands for the food is found in those', () => {
  const spelt: FoodWord = { word: 'spelt', onlyIn: ['speltpannenkoek', 'spelt pancake'] };
  expect(matches('Speltpannenkoeken, spelt pancakes', spelt)).toEqual(['Spelt', 'spelt']);
  expect(matches('Speltbrood, spelt', spelt)).toEqual([]);
});

it('a compound that starts with the name of a dish is a dish as a whole', () => {
  expect(dishes('Gehaktballensoep', { word: 'gehaktbal', startsCompound: true }, 'nl')).toEqual([
    ['Gehaktballensoep', undefined],
  ]);
});

it('a kind of meat may or must precede the name of a dish', () => {
  expect(dishes('Turkey burger, burger', { word: 'burger', kindOfMeat: 'optional' })).toEqual([
    ['burger', 'Turkey '],
    ['burger', undefined],
  ]);
  expect(dishes('Beef lasagne, lasagne', { word: 'lasagne', kindOfMeat: 'required' })).toEqual([['lasagne', 'Beef ']]);
  expect(dishes('Kalkoenburger', { word: 'burger', kindOfMeat: 'optional' }, 'nl')).toEqual([['burger', 'Kalkoen']]);
});
