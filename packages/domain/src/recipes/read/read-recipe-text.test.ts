import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessLanguage } from './guess-language.ts';
import { readRecipeText } from './read-recipe-text.ts';
import { minutesIn } from './read-times.ts';

const times = (preparation: number | null, cooking: number | null = null, waiting: number | null = null) => ({
  preparation,
  cooking,
  waiting,
});

describe('a pasted recipe', () => {
  it('is parsed using its Dutch headings', () => {
    const text = `Tomatensoep\nVoor 4 personen\nBereidingstijd: 30 minuten\n\nIngrediënten\n- 1 kg tomaten\n- 1 ui\n- peper\n\nBereidingswijze\n1. Snijd alles.\n2. Kook 20 minuten.\n\nTips\nLekker met brood.`;
    expect(readRecipeText(text)).toEqual({
      name: 'Tomatensoep',
      portions: 4,
      times: times(30),
      lines: ['1 kg tomaten', '1 ui', 'peper'],
      steps: ['Snijd alles.', 'Kook 20 minuten.'],
    });
  });

  it('is parsed using its English headings', () => {
    const text = `# Tomato soup\nServes 4\nCook time: 1 hour 10 mins\n\n## Ingredients:\n• 1kg tomatoes\n• 1 onion, chopped\n\n## Method\nStep 1: Chop everything.\nStep 2: Cook.`;
    expect(readRecipeText(text)).toEqual({
      name: 'Tomato soup',
      portions: 4,
      times: times(null, 70),
      lines: ['1kg tomatoes', '1 onion, chopped'],
      steps: ['Chop everything.', 'Cook.'],
    });
  });

  it.each([
    ['4 personen', 4, null],
    ['2 tot 4 personen', 2, null],
    ['4 servings', 4, null],
    ['25 min', null, 25],
    ['Makes 1 large bowl', null, null],
    ['Makes one 9-inch pie', null, null],
    ['Yield: 2 loaves', null, null],
    ['Opbrengst: 1½ liter', null, null],
  ])('states its yield or time on a separate line: %s', (fact, portions, minutes) => {
    const text = `Pasta pesto\n${fact}\nIngrediënten\n400 g penne\nBereiding\nKook de pasta.`;
    const wanted = { name: 'Pasta pesto', portions, times: times(minutes), lines: ['400 g penne'] };
    expect(readRecipeText(text)).toMatchObject(wanted);
  });

  it('is parsed without headings', () => {
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

  it.each([
    ['Pasta pesto (2 pers.)', 'Pasta pesto', 2],
    ['Pasta pesto (voor 4 personen)', 'Pasta pesto', 4],
    ['Chili con carne, serves 3-4', 'Chili con carne', 3],
    ['Chili con carne - serves 6', 'Chili con carne', 6],
    ['Pannenkoeken voor 8 personen', 'Pannenkoeken', 8],
    ['Lasagne | 4 personen', 'Lasagne', 4],
    ['Cake (gluten-free)', 'Cake (gluten-free)', null],
    ['3 ingredient cookies', '3 ingredient cookies', null],
    ['Soep voor 2 dagen', 'Soep voor 2 dagen', null],
  ])('states its yield in its title: %s', (title, name, portions) => {
    const text = `${title}\nIngrediënten\n400 g penne\nBereiding\nKook de pasta.`;
    expect(readRecipeText(text)).toMatchObject({ name, portions });
  });

  it.each([
    ['Prep 10 | Cook 20', times(10, 20)],
    ['Prep time: 10 minutes\nCook time: 20 minutes', times(10, 20)],
    ['Prep: 15 mins • Cook: 1 hr 10 mins • Serves 4', times(15, 70)],
    ['Voorbereiding: 10 min, oven: 25 min', times(10, 25)],
    ['Bereidingstijd: 20 minuten\nWachttijd: 60 minuten', times(20, null, 60)],
    ['Prep 10 min\nCook 20 min\nTotal 45 min', times(10, 20, 15)],
    ['Prep 10 min\nTotal 45 min', times(10, 35)],
    ['Cook 20 min\nTotal 45 min', times(25, 20)],
    ['Prep 10 min\nWachttijd: 60 minuten\nTotal 90 min', times(10, 20, 60)],
    ['Prep 10 min\nWachttijd: 60 minuten\nTotal 30 min', times(10, 20, 60)],
    ['Prep 30 min\nTotal 20 min', times(30)],
    ['Total time: 99 hours', times(null)],
    ['Total time: 1 ½ hours', times(90)],
  ])('separates work, cooking and waiting: %s', (line, wanted) => {
    expect(readRecipeText(`Pasta\n${line}\nIngredients\n400 g penne\nMethod\nCook it.`)).toMatchObject({
      times: wanted,
      lines: ['400 g penne'],
    });
  });

  it('has no step among its ingredients, with or without a heading', () => {
    const steps = ['Kook de pasta. Meng alles.', 'Snijd de ui in ringen'];
    const rest = `400 g penne\n1 ui\nzout\n${steps.join('\n')}`;
    for (const text of [`Pasta\n${rest}`, `Pasta\nIngrediënten\n${rest}`]) {
      expect(readRecipeText(text)).toMatchObject({ lines: ['400 g penne', '1 ui', 'zout'], steps });
    }
  });

  it.each([
    ['above its food', '400 g\npenne\n1\nui\n2 el\nolie'],
    ['below its food', 'penne\n400 g\nui\n1\nolie\n2 el'],
    ['after a tab', '400 g\tpenne\n1\tui\n2 el\tolie'],
  ])('may have each amount %s', (_where, ingredients) => {
    const found = readRecipeText(`Pasta\nIngrediënten\n${ingredients}\nBereiding\nKook alles.`);
    expect(found?.lines).toEqual(['400 g penne', '1 ui', '2 el olie']);
  });

  it('is parsed or refused, whatever was pasted', () => {
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
  ['een uurtje', 60],
])('%s is %s minutes', (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes);
});

it('the language of a recipe is detected', () => {
  expect(guessLanguage('2 eieren\nsnufje zout\nBak de eieren', 'en')).toBe('nl');
  expect(guessLanguage('2 eggs\npinch of salt\nFry the eggs', 'nl')).toBe('en');
  expect(guessLanguage('quinoa', 'nl')).toBe('nl');
});

describe('ingredients on the line of their heading', () => {
  it.each([
    ['Rice\nIngredients: 200 g rice, 2 eggs\n1 onion\nMethod\nBoil the rice.', ['200 g rice', '2 eggs', '1 onion']],
    ['Rijst\nIngrediënten: 200 g rijst\n2 eieren\nBereiding\nKook de rijst.', ['200 g rijst', '2 eieren']],
    ['Rijst\nBenodigdheden: 200 g rijst, 2 eieren\n1 ui\nBereiding\nKook.', ['200 g rijst', '2 eieren', '1 ui']],
    ['Rice\nYou need 200 g rice and 2 eggs\n1 onion\nMethod\nBoil.', ['200 g rice', '2 eggs', '1 onion']],
    ['Rijst\nDit heb je nodig: rijst, 2 eieren, zout\nBereiding\nKook.', ['rijst', '2 eieren', 'zout']],
    ['Rice\n**Ingredients:** 200 g rice\n2 eggs\nMethod\nBoil.', ['200 g rice', '2 eggs']],
    ['Rice\nIngredients - 200 g rice, 2 eggs\nMethod\nBoil.', ['200 g rice', '2 eggs']],
    ['Rice\nIngredients (serves 4): 200 g rice, 1 onion, chopped\nMethod\nBoil.', ['200 g rice', '1 onion, chopped']],
    ['Rice\nIngredients: serves 4\n200 g rice\nMethod\nBoil.', ['200 g rice']],
    ['Rice\nIngredients for 4 people\n200 g rice\nMethod\nBoil.', ['200 g rice']],
    ['Muffins\nIngredients 12 muffins\n200 g flour\nMethod\nBake.', ['200 g flour']],
  ])('are kept: %j', (text, lines) => {
    expect(readRecipeText(text)).toMatchObject({ lines });
  });

  it('do not include a sentence in the steps', () => {
    const text = 'Rice\n200 g rice\nMethod\nBoil the rice.\nYou need to stir constantly.';
    expect(readRecipeText(text)?.steps).toEqual(['Boil the rice.', 'You need to stir constantly.']);
  });

  it('may be followed by steps on the line of theirs', () => {
    const text = 'Rice\nIngredients: 200 g rice\nMethod: Boil the rice. Stir.';
    expect(readRecipeText(text)).toMatchObject({ lines: ['200 g rice'], steps: ['Boil the rice. Stir.'] });
  });
});

it.each([
  ['Pot roast\nMethod: slow cooker\nServes 4\n1 kg beef\n2 onions\nCook it slowly all day.', ['1 kg beef', '2 onions']],
  ['Chili\nBereiding: op het fornuis\n500 g gehakt\n2 uien\nBak alles goed gaar.', ['500 g gehakt', '2 uien']],
])('a word about the method above the ingredients hides none of them: %j', (text, lines) => {
  expect(readRecipeText(text)).toMatchObject({ lines });
});

it('tools that are needed are no ingredients', () => {
  const text = 'Soep\nNodig: pan, staafmixer\nIngrediënten\n500 g tomaten\n2 uien\nBereiding\nKook alles.';
  expect(readRecipeText(text)?.lines).toEqual(['500 g tomaten', '2 uien']);
});

describe('a whole list on one line', () => {
  const foods = ['200 g rice', '2 eggs', '1 cup milk', '1 onion, finely chopped', '2 carrots', '100 g butter', 'salt'];

  it.each([
    `Rice\nIngredients\n${foods.join(', ')}\nMethod\nBoil the rice.`,
    `Rice\n${foods.join(', ')}\nBoil the rice and stir it.`,
    `Rice\nIngredients: ${foods.join('; ')}.\nMethod\nBoil the rice.`,
  ])('is split: %j', (text) => {
    expect(readRecipeText(text)?.lines).toEqual(foods);
  });
});

describe('a title that begins with a number', () => {
  it.each([
    ['3 ingredient pancakes\nIngredients\n2 eggs\n1 banana\nMethod\nMix and bake.', '3 ingredient pancakes'],
    ['5 minute noodles\n2 eggs\n1 banana\nBoil the noodles.', '5 minute noodles'],
    ['2 egg omelette\n\n2 eggs\n1 banana\n\nBeat the eggs.', '2 egg omelette'],
    ['4 cheese pasta\nServes 2\nIngredients\n2 eggs\n1 banana\nMethod\nBoil.', '4 cheese pasta'],
  ])('is not an ingredient: %j', (text, name) => {
    expect(readRecipeText(text)).toMatchObject({ name, lines: ['2 eggs', '1 banana'] });
  });

  it.each([
    '2 eggs\n1 banana\nMix and bake it.',
    '4 uien\n\n2 eieren\n1 banaan\n\nBak alles goed.',
    '2 rode ui\n\n500 g gehakt\n\n1 blik tomaten\n\nBak alles goed.',
    '2 chicken breast\n\n200 g rice\n\n1 onion\n\nFry it all well.',
  ])('is an ingredient if it may be one: %j', (text) => {
    expect(readRecipeText(text)?.lines[0]).toBe(text.split('\n')[0]);
  });
});

it('a pictograph after a heading or a line is ignored', () => {
  const text = 'Soep\nNodig voor 2 personen 👇\n2 wortels 🥕\n½️ ui\nBereiding 👇\nAlles pureren en serveren.';
  expect(readRecipeText(text)).toMatchObject({
    portions: 2,
    lines: ['2 wortels', '½ ui'],
    steps: ['Alles pureren en serveren.'],
  });
});
