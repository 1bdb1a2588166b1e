import { expect, it } from 'vitest';
import { furtherFoods, listOfFoods, splitFoods } from './split-foods.ts';

it.each([
  [
    '200 g rice, 2 eggs, 1 cup milk, 1 onion, 2 carrots',
    ['200 g rice', '2 eggs', '1 cup milk', '1 onion', '2 carrots'],
  ],
  [
    '2 eggs (large), 1 onion, finely chopped, 100 g butter, softened, salt and pepper',
    ['2 eggs (large)', '1 onion, finely chopped', '100 g butter, softened', 'salt and pepper'],
  ],
  [
    '1 can (400 g) tomatoes, drained; 2 onions; 1 tsp salt and 3 carrots',
    ['1 can (400 g) tomatoes, drained', '2 onions', '1 tsp salt', '3 carrots'],
  ],
  [
    '4 kipfilets, 150 g per stuk, 2 uien, gesnipperd, 1 teen knoflook, zout',
    ['4 kipfilets, 150 g per stuk', '2 uien, gesnipperd', '1 teen knoflook', 'zout'],
  ],
  ['200 g rijst • 2 eieren • 1 ui', ['200 g rijst', '2 eieren', '1 ui']],
  ['200 g pasta, 2 eggs, salt', ['200 g pasta', '2 eggs', 'salt']],
])('a list of foods is split into its entries: %s', (line, entries) => {
  expect(splitFoods(line, 'en')).toEqual(entries);
});

it.each([
  '200 g pasta, 2 eggs',
  '1 onion, cut into 1 cm slices',
  '2 eggs, 1 onion, 2 cm cubes',
  '1 onion, peeled, halved, finely sliced',
  '100 g butter, softened, plus 1 tbsp for the tin',
  '2 onions, 1 chopped, 1 sliced',
  '4 eggs, 3 for the batter, 1 for the glaze',
  '4 tomatoes, 2 red, 2 yellow',
  '2 limes, 1 juiced, 1 cut into wedges',
])('a line of one food, or of two, is not split: %s', (line) => {
  expect(splitFoods(line, 'en')).toEqual([line]);
});

it('no food of a list is lost, however long it is', () => {
  for (let count = 3; count <= 40; count += 1) {
    const foods = Array.from({ length: count }, (_, place) => `${place + 1} g food${'abcdefghij'[place % 10]}`);
    expect(splitFoods(foods.join(', '), 'en')).toEqual(foods);
    expect(furtherFoods(foods.join(', '), 'en')).toHaveLength(count - 1);
  }
});

it('remarks stay with the food before them', () => {
  expect(listOfFoods('rice, eggs, 200 g butter, melted', 'en')).toEqual(['rice', 'eggs', '200 g butter, melted']);
});
