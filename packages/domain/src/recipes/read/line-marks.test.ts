import { describe, expect, it } from 'vitest';
import { isDeepFrying, isInstruction, isWithBone, usesOfLine } from './line-marks.ts';

it.each([
  ['2 tbsp capers (optional)', ['optional']],
  ['eventueel 1 el sambal', ['optional']],
  ['sour cream, for serving', ['to_serve']],
  ['naan, to serve', ['to_serve']],
  ['crème fraîche voor erbij', ['to_serve']],
  ['slagroom, om erbij te serveren', ['to_serve']],
  ['parsley, to garnish', ['to_garnish']],
  ['peterselie ter garnering', ['to_garnish']],
  ['poedersuiker om te bestrooien', ['to_garnish']],
  ['sliced almonds for topping (optional)', ['optional', 'to_garnish']],
  ['1 l oil, for deep-frying', ['frying']],
  ['olie om in te bakken', ['frying']],
  ['50 g salt, for the brine', ['soaking']],
  ['100 ml soy sauce for the marinade', ['soaking']],
  ['1 cup flour, plus 2 tbsp for dusting', []],
  ['50 g Parmesan, plus extra to serve', []],
  ['200 g rice', []],
  ['200 g opgebakken rijst', []],
])('the line %s has the marks %j', (line, uses) => {
  expect(usesOfLine(line)).toEqual(uses);
});

it.each([
  ['2 lb bone-in chicken thighs', true],
  ['kippendijen met bot', true],
  ['1 kg mussels in the shell', true],
  ['boneless chicken thighs', false],
  ['botervis', false],
])('%s is weighed with bones or a shell: %s', (line, expected) => {
  expect(isWithBone(line)).toBe(expected);
});

it.each([
  ['1 l oil for deep frying', true],
  ['frituurolie', true],
  ['fry the onion', false],
])('%s is a deep-frying bath: %s', (text, expected) => {
  expect(isDeepFrying(text)).toBe(expected);
});

describe('a step', () => {
  it.each([
    'Kook de pasta. Meng alles.',
    'Meng de bloem met de melk.',
    'Snijd de ui in ringen',
    'Preheat the oven to 180 °C.',
    'Add the onion and fry it for 5 minutes.',
    'Whisk the eggs until light',
    'Voeg het zout toe.',
  ])('is an instruction: %s', (text) => {
    expect(isInstruction(text)).toBe(true);
  });

  it.each([
    '2 eggs',
    'mix van noten',
    'bakbloem',
    'Kookroom',
    'roast beef',
    'toast',
    'cooked rice',
    'chopped parsley, to serve',
    'Salt and pepper, to taste',
    'fruit, gesneden',
    'season salt',
    'cream',
  ])('is not read from %s', (text) => {
    expect(isInstruction(text)).toBe(false);
  });
});
