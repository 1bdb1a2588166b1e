import { describe, expect, it } from 'vitest';
import { readYield } from './read-yield.ts';

describe('the yield of a recipe', () => {
  it.each([
    ['4', 4],
    ['Serves 4', 4],
    ['serves: 4-6', 4],
    ['4 to 6 servings', 4],
    ['4 tot 6 personen', 4],
    ['Voor 4 personen als hoofdgerecht', 4],
    ['voor 2', 2],
    ['voor vier personen', 4],
    ['Serves four', 4],
    ['Feeds a family of four', 4],
    ['Enough for 10', 10],
    ['4 p.', 4],
    ['Aantal personen: 3', 3],
    ['Porties: 6', 6],
    ['Servings 8', 8],
    ['ca. 4 porties', 4],
    ['6 hungry people', 6],
    ['8 kleine porties', 8],
    ['2 adults', 2],
    ['Makes 12', 12],
    ['Yield: 16', 16],
    ['12 cookies', 12],
    ['2 dozen cookies', 24],
    ['a dozen muffins', 12],
    ['half a dozen scones', 6],
    ['1 dozijn eieren', 12],
    ['24 mini muffins', 24],
    ['10-12 spring rolls', 10],
    ['Makes about 30 chocolate chip cookies', 30],
    ['6 pannenkoeken', 6],
    ['16 gehaktballetjes', 16],
    ['8 stuks', 8],
    ['8 burrito’s', 8],
    ["8 burrito's", 8],
    ['1 loaf (8 slices)', 8],
    ['1 loaf, 12 slices', 12],
    ['1 brood, 16 sneetjes', 16],
    ['1 cake (12 punten)', 12],
    ['4 cups (8 servings)', 8],
    ['4 servings of 250 ml', 4],
    ['9-inch pie, serves 8', 8],
    ['1 large pizza for 2 people', 2],
    ['Serves 4 (makes 12 patties)', 4],
    ['12 cookies, 6 servings', 6],
    ['Serves 4 as a main or 6 as a starter', 4],
    ['6 (12 pieces)', 6],
    ['20 min, 4 personen', 4],
  ])('of %j is %s portions', (text, portions) => {
    expect(readYield(text)).toBe(portions);
  });

  it.each([
    '',
    'Makes one 9-inch pie',
    'one 23 cm cake',
    'een taart van 24 cm',
    '1½ litres',
    '1 1/2 cups',
    '1/2 cup',
    '½ liter',
    '0.75 cup',
    '6.5 gallons',
    '2 x 20 cm tins',
    '1 loaf',
    '2 loaves',
    '1 brood',
    '4 cups',
    '500 g',
    '750ml',
    '2 potten van 250 ml',
    '3 jars',
    '20 minutes',
    '180°C',
    '2 layers',
    '5000 portions',
    '0 servings',
    'a pan full',
    'een ovenschaal',
    'Diverse mogelijkheden',
    'about a quart',
  ])('is unknown for %j', (text) => {
    expect(readYield(text)).toBeNull();
  });

  it('from several texts is the one in people or portions, in whatever order they come', () => {
    expect(readYield('12 cookies', '6 servings')).toBe(6);
    expect(readYield('6 servings', '12 cookies')).toBe(6);
    expect(readYield('8', '8 pancakes')).toBe(8);
    expect(readYield('9-inch cake', '10 slices')).toBe(10);
  });
});
