import { describe, expect, it } from 'vitest';
import { isSaidOfDishes, nameOfVersion, stepOfVersion, stepsOfVersion, unsaidSwaps } from './name-of-version.ts';
import { versionLabel } from './version-label.ts';

it.each([
  ['Omelette with chorizo and pepper', 'chorizo', 'vegan chorizo', 'Omelette with vegan chorizo and pepper'],
  ['Chicken curry with apple', 'chicken breast (raw)', 'vegan chicken-style pieces', 'Vegan chicken curry with apple'],
  ['Tandoorikip met rijst', 'kippendijfilet (rauw)', 'vegan kipstukjes', 'Vegan tandoorikip met rijst'],
  ['Snelle kippensoep', 'kipfilet (rauw)', 'vegan kipstukjes', 'Snelle vegan kippensoep'],
  ['Cottage pie with leek', 'lean beef mince', 'vegan mince', 'Meat-free cottage pie with leek'],
  ['Gehaktballen met jus', 'mager rundergehakt', 'vegan gehakt', 'Vleesvrije gehaktballen met jus'],
  ['Rye bread with cress', 'dark rye bread', 'gluten-free bread without milk', 'Gluten-free bread with cress'],
  ['Roggebrood met ei', 'roggebrood', 'glutenvrij brood zonder melk en ei', 'Glutenvrij brood met ei'],
  ['Eggs on brown toast', 'brown bread', 'gluten-free bread without milk', 'Eggs on gluten-free bread'],
  ['Avocado toast with egg', 'wholemeal bread', 'gluten-free bread without milk', 'Gluten-free avocado toast with egg'],
  ['Tosti ham-kaas', 'achterham', 'kipfilet (gegaard)', 'Tosti kip-kaas'],
  ['Pork with apples', 'pork tenderloin', 'chicken breast (raw)', 'Chicken with apples'],
  ['Chicken with red pesto', 'red pesto', 'vegan basil pesto without nuts', 'Chicken with vegan pesto'],
  ['Kip met rode pesto', 'rode pesto', 'vegan rode pesto', 'Kip met vegan rode pesto'],
  ['Gebakken aardappels', 'aardappel', 'zoete aardappel', 'Gebakken zoete aardappelen'],
  ['Spaghetti met zalm', 'spaghetti', 'glutenvrije pasta', 'Glutenvrije pasta met zalm'],
  ['Crumpets met jam', 'crumpet', 'glutenvrij broodje', 'Glutenvrije broodjes met jam'],
  ['Volkorenpannenkoeken met appel', 'volkorenmeel', 'glutenvrije bloemmix', 'Glutenvrije pannenkoeken met appel'],
  ['Spelt pancakes with apple', 'spelt flour', 'gluten-free flour mix', 'Gluten-free pancakes with apple'],
  ['Pea soup with sausage and pork', 'pork leg steak', 'chicken breast', 'Pea soup with sausage and chicken'],
])('%s, with %s replaced by %s, becomes %s', (name, from, to, expected) => {
  expect(nameOfVersion(name, [{ from, to }])).toBe(expected);
});

it.each([
  ['Quark with strawberries', 'low-fat quark', 'low-fat quark without animal rennet'],
  ['Havermout met appel', 'halfvolle melk', 'lactosevrije halfvolle melk'],
  ['Chicken soup', 'chicken stock', 'chicken stock (made up, gluten-free, lactose-free)'],
  ['Chicken broth', 'chicken stock', 'chicken stock (made up, gluten-free, lactose-free)'],
  ['Cheese omelette', 'mature Gouda cheese', 'Cheddar with vegetarian rennet'],
])('%s keeps its name with %s replaced by %s', (name, from, to) => {
  expect(nameOfVersion(name, [{ from, to }])).toBe(name);
  expect(isSaidOfDishes({ from, to })).toBe(true);
});

it('several swaps are all named, none of them inside the words of another', () => {
  const swapped = [
    { from: 'cooked ham', to: 'vegan sandwich slices' },
    { from: 'mature Gouda cheese', to: 'vegan cheese slices (coconut-based)' },
  ];
  expect(nameOfVersion('Ham and cheese toastie', swapped)).toBe('Vegan ham and vegan cheese toastie');
});

it('steps name the substitutes, but not in words for a whole dish', () => {
  const mince = [{ from: 'rundergehakt (rauw)', to: 'vegan gehakt' }];
  expect(stepOfVersion('Bak het gehakt rul. Vorm er burgers van.', mince)).toBe(
    'Bak het vegan gehakt rul. Vorm er burgers van.',
  );
  const bread = [{ from: 'roggebrood', to: 'glutenvrij brood zonder melk en ei' }];
  expect(stepOfVersion('Besmeer het roggebrood.', bread)).toBe('Besmeer het glutenvrije brood.');
  const bacon = [{ from: 'spekreepjes', to: 'kalkoenspek' }];
  expect(stepOfVersion('Bak de spekjes krokant.', bacon)).toBe('Bak het kalkoenspek krokant.');
});

it('a food that the tables do not contain is not named', () => {
  const swapped = { from: 'my own stew meat', to: 'my own beans' };
  expect(isSaidOfDishes(swapped)).toBe(false);
  expect(nameOfVersion('My own stew', [swapped])).toBe('My own stew');
});

it.each([
  ['Overnight oats with mango', 'rolled oats', 'gluten-free oats', 'intolerance:gluten', 'intolerance:gluten'],
  ['Smoky tempeh with rocket', 'tempeh', 'gluten-free tempeh', 'intolerance:gluten', 'intolerance:gluten'],
  ['Kwark met aardbeien', 'magere kwark', 'lactosevrije magere kwark', 'intolerance:lactose', 'intolerance:lactose'],
  ['Rye bread with cress', 'dark rye bread', 'gluten-free bread without milk', 'intolerance:gluten', null],
  ['Quark with fruit', 'low-fat quark', 'low-fat quark without animal rennet', 'diet:vegetarian', null],
  ['My own stew', 'my own stew meat', 'my own beans', 'diet:vegan', 'diet:vegan'],
] as const)('%s, with %s replaced by %s because of %s, is labelled %s', (name, from, to, reason, label) => {
  expect(versionLabel(name, unsaidSwaps(name, [{ from, to, because: [reason] }]))).toBe(label);
});

it('an allergen that the name already covers needs no label for another food', () => {
  const swapped = [
    { from: 'brown bread', to: 'gluten-free bread without milk', because: ['intolerance:gluten'] as const },
    { from: 'rolled oats', to: 'gluten-free oats', because: ['intolerance:gluten'] as const },
  ];
  expect(unsaidSwaps('Brown bread with oats', swapped)).toEqual([]);
});

describe('the name of a version that is not vegan', () => {
  it.each([
    ['Chicken Caesar salad', 'chicken breast', 'vegan chicken', 'Meat-free chicken Caesar salad'],
    ['Caesarsalade met kip', 'kipfilet', 'vegan kip', 'Caesarsalade met vleesvrije kip'],
    ['Wrap met gehakt', 'rundergehakt', 'vegan gehakt', 'Wrap met vleesvrij gehakt'],
    ['Omelette with chorizo', 'chorizo', 'vegan chorizo', 'Omelette with meat-free chorizo'],
    ['Omelet met chorizo', 'chorizo', 'vegan chorizo', 'Omelet met vleesvrije chorizo'],
    ['Salad with feta', 'feta', 'vegan feta', 'Salad with dairy-free feta'],
    ['Tuna with mayonnaise', 'mayonnaise', 'vegan mayonnaise', 'Tuna with egg-free mayonnaise'],
    ['Ham and egg', 'cooked ham', 'vegan sandwich slices', 'Meat-free ham and egg'],
  ])('says what the substitute in %s is free of', (name, from, to, said) => {
    expect(nameOfVersion(name, [{ from, to }], false)).toBe(said);
    expect(nameOfVersion(name, [{ from, to }])).toMatch(/vegan/i);
  });
});

it.each([
  [
    'Fry the orzo in the oil.',
    'orzo (uncooked)',
    'gluten-free pasta (uncooked)',
    'Fry the gluten-free pasta in the oil.',
  ],
  ['Schep het vlees door de saus.', 'varkenshaas', 'vegan kipstukjes', 'Schep de vegan kip door de saus.'],
  ['Kook de bulgur.', 'bulgur', 'quinoa', 'Kook de quinoa.'],
  ['Serveer met srirachamayonaise.', 'mayonaise', 'Griekse yoghurt (10 % vet)', 'Serveer met srirachayoghurt.'],
  ['Mix the soy sauce and sugar.', 'soy sauce', 'coconut aminos', 'Mix the coconut aminos and sugar.'],
])('%s, with %s replaced by %s, becomes %s', (step, from, to, expected) => {
  expect(stepOfVersion(step, [{ from, to }])).toBe(expected);
});

it.each([
  ['Stir in the soy sauce, oyster sauce and sugar.', 'Stir in the tamari and sugar.'],
  ['Toss in the noodles, oyster sauce and the rest of the soy sauce.', 'Toss in the noodles and tamari.'],
  ['Mix the oyster sauce, ginger and soy sauce.', 'Mix the tamari and ginger.'],
])('a food that replaces two others is named once: %s', (step, expected) => {
  const swapped = [
    { from: 'soy sauce', to: 'gluten-free tamari' },
    { from: 'oyster sauce', to: 'gluten-free tamari' },
  ];
  expect(stepOfVersion(step, swapped)).toBe(expected);
});

describe('the steps of a version', () => {
  const steps = (text: string, from: string, to: string) => stepsOfVersion([text], [{ from, to }])[0];

  it.each([
    [
      'Simmer the chicken in the stock for 25 minutes.',
      'chicken thigh fillet (raw)',
      'vegan chicken-style pieces',
      /done sooner/,
    ],
    ['Laat de kip 25 minuten stoven.', 'kippendijfilet (rauw)', 'vegan kipstukjes', /eerder gaar/],
    [
      'Sear the beef for 2 minutes and set aside.',
      'beef stir-fry strips',
      'chicken thigh fillet (raw)',
      /cooked through/,
    ],
    ['Pour boiling water over the bulgur and leave for 15 minutes.', 'bulgur', 'quinoa', /boil it for 12 minutes/],
    ['Boil the potatoes for 20 minutes.', 'potato', 'sweet potato', /tender sooner/],
  ])('tell the cook what to do differently in %s, with %s replaced by %s', (text, from, to, tip) => {
    expect(steps(text, from, to)).toMatch(tip);
  });

  it.each([
    ['Fry the chicken for 6 minutes.', 'chicken thigh fillet (raw)', 'vegan chicken-style pieces'],
    ['Leave the chicken for 30 minutes in the fridge.', 'chicken thigh fillet (raw)', 'vegan chicken-style pieces'],
    ['Fry the beef for 3 minutes on each side.', 'beef stir-fry strips', 'chicken thigh fillet (raw)'],
  ])('tell the cook nothing new in %s, with %s replaced by %s', (text, from, to) => {
    expect(steps(text, from, to)).not.toMatch(/sooner|cooked through/);
  });
});
