import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessLanguage } from './guess-language.ts';
import { minutesIn, readRecipeText } from './read-recipe-text.ts';

describe('a pasted recipe', () => {
  it('is read by its Dutch headings', () => {
    const text = `Tomatensoep\nVoor 4 personen\nBereidingstijd: 30 minuten\n\nIngrediënten\n- 1 kg tomaten\n- 1 ui\n- peper\n\nBereidingswijze\n1. Snijd alles.\n2. Kook 20 minuten.\n\nTips\nLekker met brood.`;
    expect(readRecipeText(text)).toEqual({
      name: 'Tomatensoep',
      portions: 4,
      minutes: 30,
      lines: ['1 kg tomaten', '1 ui', 'peper'],
      steps: ['Snijd alles.', 'Kook 20 minuten.'],
    });
  });

  it('is read by its English headings', () => {
    const text = `# Tomato soup\nServes 4\nCook time: 1 hour 10 mins\n\n## Ingredients:\n• 1kg tomatoes\n• 1 onion, chopped\n\n## Method\nStep 1: Chop everything.\nStep 2: Cook.`;
    expect(readRecipeText(text)).toEqual({
      name: 'Tomato soup',
      portions: 4,
      minutes: 70,
      lines: ['1kg tomatoes', '1 onion, chopped'],
      steps: ['Chop everything.', 'Cook.'],
    });
  });

  it.each([
    ['4 personen', 4, null],
    ['2 tot 4 personen', 2, null],
    ['4 servings', 4, null],
    ['25 min', null, 25],
  ])('tells how much it makes or how long it takes in a line of its own: %s', (fact, portions, minutes) => {
    const text = `Pasta pesto\n${fact}\nIngrediënten\n400 g penne\nBereiding\nKook de pasta.`;
    expect(readRecipeText(text)).toMatchObject({ name: 'Pasta pesto', portions, minutes, lines: ['400 g penne'] });
  });

  it('is read without headings', () => {
    const text = `Roerei\n3 eieren\n1 el boter\nzout\nKlop de eieren los met een vork en wat zout.\nBak ze in de boter.`;
    expect(readRecipeText(text)).toMatchObject({
      name: 'Roerei',
      lines: ['3 eieren', '1 el boter', 'zout'],
      steps: ['Klop de eieren los met een vork en wat zout.', 'Bak ze in de boter.'],
    });
  });

  it.each(['', 'Zomaar een verhaal.', 'Ingrediënten\n\nBereiding\nKook.', '\n\n'])('is not found in %j', (text) => {
    expect(readRecipeText(text)).toBeNull();
  });

  it('is read or refused, whatever was pasted', () => {
    const pieces = fc.constantFrom(
      'Ingrediënten',
      'Method',
      '1 ei',
      'zout',
      'Kook alles nu heel goed gaar.',
      '',
      '4 personen',
      '1.',
      ':',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(pieces).map((parts) => parts.join('\n')),
        ),
        (text) => {
          const found = readRecipeText(text);
          expect(found === null || (found.lines.length > 0 && found.name !== '')).toBe(true);
        },
      ),
    );
  });
});

it.each([
  ['1 uur en 20 min', 80],
  ['1,5 uur', 90],
  ['35 minutes', 35],
  ['20-30 min.', 20],
  ['een uurtje', null],
])('%s is %s minutes', (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes);
});

it('knows the language of a recipe', () => {
  expect(guessLanguage('2 eieren\nsnufje zout\nBak de eieren', 'en')).toBe('nl');
  expect(guessLanguage('2 eggs\npinch of salt\nFry the eggs', 'nl')).toBe('en');
  expect(guessLanguage('quinoa', 'nl')).toBe('nl');
});
