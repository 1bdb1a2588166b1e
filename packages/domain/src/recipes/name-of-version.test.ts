import { describe, expect, it } from 'vitest';
import { isSaidOfDishes, nameOfVersion, stepOfVersion, unsaidSwaps } from './name-of-version.ts';
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
  ['Gebakken aardappels', 'aardappel', 'zoete aardappel', 'Gebakken zoete aardappelen'],
])('%s, with %s as %s: %s', (name, from, to, expected) => {
  expect(nameOfVersion(name, [{ from, to }])).toBe(expected);
});

it.each([
  ['Quark with strawberries', 'low-fat quark', 'low-fat quark without animal rennet'],
  ['Havermout met appel', 'halfvolle melk', 'lactosevrije halfvolle melk'],
  ['Chicken soup', 'chicken stock', 'chicken stock (made up, gluten-free, lactose-free)'],
  ['Cheese omelette', 'mature Gouda cheese', 'Cheddar with vegetarian rennet'],
])('%s remains true with %s replaced by %s', (name, from, to) => {
  expect(nameOfVersion(name, [{ from, to }])).toBe(name);
  expect(isSaidOfDishes({ from, to })).toBe(true);
});

it('several swaps are named at once, and none inside the words of another', () => {
  const swapped = [
    { from: 'cooked ham', to: 'vegan sandwich slices' },
    { from: 'mature Gouda cheese', to: 'vegan cheese slices (coconut-based)' },
  ];
  expect(nameOfVersion('Ham and cheese toastie', swapped)).toBe('Vegan ham and vegan cheese toastie');
});

it('steps cook what is on the plate and shape the dish that they name', () => {
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
] as const)('%s, with %s as %s for %s, is labelled %s', (name, from, to, reason, label) => {
  expect(versionLabel(name, unsaidSwaps(name, [{ from, to, because: [reason] }]))).toBe(label);
});

it('a food that the name already covers does not label another food', () => {
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
  ])('names %s after what its substitute is free from', (name, from, to, said) => {
    expect(nameOfVersion(name, [{ from, to }], false)).toBe(said);
    expect(nameOfVersion(name, [{ from, to }])).toMatch(/vegan/i);
  });
});
