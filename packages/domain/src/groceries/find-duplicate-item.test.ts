import { describe, expect, it } from 'vitest';
import { findDuplicateItem, type ListedThing } from './find-duplicate-item.ts';

const TOMATO = 7;
const LIST: readonly ListedThing[] = [
  { id: 1, foodId: TOMATO, name: 'Tomatoes', isTicked: false },
  { id: 2, foodId: 8, name: 'Milk', isTicked: true },
  { id: 3, foodId: null, name: 'Toilet paper', isTicked: false },
  { id: 4, foodId: null, name: '2 kg cat litter', isTicked: false },
  { id: 5, foodId: null, name: 'soap', isTicked: true },
];

describe('a text that names an item on the list', () => {
  it.each([
    ['a food that meals need', 'tomato', TOMATO, { id: 1, name: 'Tomatoes' }],
    ['several pieces of such a food', 'tomatoes', TOMATO, { id: 1, name: 'Tomatoes' }],
    ['a word that means more than that food', 'vegetables', TOMATO, null],
    ['more of such a food', '2 tomatoes', TOMATO, null],
    ['a food that is in the basket', 'milk', 8, null],
    ['a food that is not on the list', 'rice', 9, null],
    ['the same words', ' toilet paper ', null, { id: 3, name: 'Toilet paper' }],
    ['the same words in capitals', 'TOILET PAPER', null, { id: 3, name: 'Toilet paper' }],
    ['the same words with an amount, which say more', '12 toilet paper', null, { id: 3, name: '12 toilet paper' }],
    ['the same words without an amount', 'cat litter', null, { id: 4, name: '2 kg cat litter' }],
    ['the same words with the same amount', '2 kg cat litter', null, { id: 4, name: '2 kg cat litter' }],
    ['the same without a space', '2kg cat litter', null, { id: 4, name: '2 kg cat litter' }],
    ['the same with more spaces', '2  KG  Cat litter', null, { id: 4, name: '2 kg cat litter' }],
    ['the same written as one word', 'Toiletpaper', null, { id: 3, name: 'Toilet paper' }],
    ['the same amount in another unit', '2000 g cat litter', null, { id: 4, name: '2 kg cat litter' }],
    ['another amount in the same unit', '2 g cat litter', null, null],
    ['another amount without a space', '3kg cat litter', null, null],
    ['the same words with another amount', '3 kg cat litter', null, null],
    ['a part of its name', 'paper', null, null],
    ['an item that is in the basket', 'soap', null, null],
  ])('%s', (_, text, foodId, expected) => {
    expect(findDuplicateItem({ text: text.trim(), foodId, language: 'en' }, LIST)).toEqual(expected);
  });

  it.each([
    ['en', 'tomatoes', 'tomato'],
    ['en', 'strawberry', 'strawberries'],
    ['en', 'cherries', 'cherry'],
    ['en', 'egg', 'eggs'],
    ['en', 'toilet rolls', 'toilet roll'],
    ['en', 'battery', 'batteries'],
    ['en', 'bay leaf', 'bay leaves'],
    ['nl', 'tomaten', 'tomaat'],
    ['nl', 'banaan', 'bananen'],
    ['nl', 'peren', 'peer'],
    ['nl', 'druif', 'druiven'],
    ['nl', 'broden', 'brood'],
  ] as const)('can be in the singular or the plural (%s): %s and %s', (language, one, other) => {
    for (const [listed, text] of [
      [one, other],
      [other, one],
    ] as const) {
      expect(
        findDuplicateItem({ text, foodId: TOMATO, language }, [
          { id: 1, foodId: TOMATO, name: listed, isTicked: false },
        ]),
      ).toEqual({ id: 1, name: listed });
      expect(
        findDuplicateItem({ text, foodId: null, language }, [{ id: 1, foodId: null, name: listed, isTicked: false }]),
      ).toEqual({ id: 1, name: listed });
    }
  });

  it('can contain an amount in Dutch', () => {
    const list = [{ id: 1, foodId: null, name: '2 pakken kattenvoer', isTicked: false }];
    const typed = (text: string) => findDuplicateItem({ text, foodId: null, language: 'nl' }, list);
    expect([typed('kattenvoer'), typed('3 pakken kattenvoer')]).toEqual([{ id: 1, name: list[0]!.name }, null]);
  });
});
