import { describe, expect, test } from 'vitest';
import { MEASURES, ONION } from './made-up-foods.test-support.ts';
import { readFoods } from './read-foods.ts';
import { readLine, readRecipes } from './read-recipes.ts';

const onion = { ...ONION, servings: { piece: 110 } };
const foods = readFoods([{ name: 'foods/vegetable.yaml', parsed: [onion] }], MEASURES);

describe('an ingredient line', () => {
  test.each([
    ['1 piece onion', 110],
    ['1/2 piece onion', 55],
    ['1 1/2 piece onion', 165],
    ['2.5 g onion', 2.5],
  ])('%s', (line, grams) => {
    expect(readLine(line, 'here', foods).grams).toBeCloseTo(grams, 9);
  });

  test('has a note in both languages', () => {
    expect(readLine('1 piece onion | chopped | gesnipperd', 'here', foods).note).toEqual({
      en: 'chopped',
      nl: 'gesnipperd',
    });
  });

  test.each(['onion', '1 tbsp onion', '1 piece leek', '0 g onion', '1 piece onion | chopped', '-1 g onion'])(
    'refuses "%s" and says where it is',
    (line) => {
      expect(() => readLine(line, 'lunch/soup.yaml, onion-soup', foods)).toThrow(/lunch\/soup\.yaml, onion-soup/);
    },
  );
});

test('recipes with derived tags, unknown fields or unknown foods are refused', () => {
  const recipe = {
    id: 'a',
    en: 'A',
    nl: 'A',
    meals: ['LUNCH'],
    minutes: [1, 1],
    portions: 1,
    scene: 'SOUP',
    ingredients: ['1 piece onion'],
    steps: [{ en: 'Eat.', nl: 'Eet.' }],
  };
  expect(readRecipes('recipes/lunch/soup.yaml', [recipe], foods)[0]?.tags).toEqual(['VEGAN']);
  expect(() => readRecipes('f', [{ ...recipe, tags: ['VEGAN'] }], foods)).toThrow(/derived/);
  expect(() => readRecipes('f', [{ ...recipe, colour: 'red' }], foods)).toThrow(/unknown field 'colour'/);
  expect(() => readRecipes('f', [{ ...recipe, meals: ['BRUNCH'] }], foods)).toThrow(/BRUNCH/);
});

test('text that is missing in one of the languages is refused', () => {
  const read = (food: object) => readFoods([{ name: 'foods/vegetable.yaml', parsed: [food] }], MEASURES);
  expect(() => read({ ...onion, nl: undefined })).toThrow(/onion, nl/);
  expect(() => read({ ...onion, en: ' ' })).toThrow(/onion, en/);
  expect(() => read({ ...onion, plural: { en: 'onions' } })).toThrow(/plural, nl/);
  expect(() => read({ ...onion, synonyms: { en: [''], nl: [] } })).toThrow(/onion/);
  const steps = [{ en: 'Eat.' }];
  const recipe = { id: 'a', en: 'A', nl: 'A', meals: ['LUNCH'], minutes: [1, 1], portions: 1, scene: 'SIDES', steps };
  expect(() => readRecipes('f', [{ ...recipe, ingredients: ['1 piece onion'] }], foods)).toThrow(/steps, nl/);
});

test('a food inherits the nutrients of the food named by `like`, but not its synonyms', () => {
  const red = { id: 'red-onion', like: 'onion', en: 'red onion', nl: 'rode ui' };
  const parsed = [{ ...onion, plural: { en: 'onions', nl: 'uien' }, synonyms: { en: [], nl: ['ajuin'] } }, red];
  const read = readFoods([{ name: 'foods/vegetable.yaml', parsed }], MEASURES).get('red-onion');
  expect(read).toMatchObject({ per100: { kcal: 38 }, plural: { nl: 'rode ui' }, synonyms: { en: [], nl: [] } });
});

test('a food with an unknown measure, or an unknown food under `like`, is refused', () => {
  const read = (food: object) => readFoods([{ name: 'foods/vegetable.yaml', parsed: [food] }], MEASURES);
  expect(() => read({ ...onion, servings: { barrel: 3 } })).toThrow(/barrel/);
  expect(() => read({ id: 'x', like: 'y' })).toThrow(/like a food/);
  expect(() => read({ ...onion, origin: ['moon'] })).toThrow(/moon/);
  expect(read({ ...onion, contains: undefined }).get('onion')?.allergens.gluten).toBe('unknown');
});

describe('the times and properties of a recipe', () => {
  const recipe = {
    id: 'a',
    en: 'A',
    nl: 'A',
    meals: ['DINNER'],
    minutes: [10, 20, 60],
    portions: 1,
    source: 'NONE',
    form: 'SOUP',
    scene: 'SOUP',
    cuisine: 'FRENCH',
    families: ['LENTILS', 'SAUSAGE'],
    together: [['onion']],
    season: ['WINTER'],
    price: 'LOW',
    ingredients: ['1 piece onion'],
    steps: [{ en: 'Eat.', nl: 'Eet.' }],
  };
  const read = (changes: object) => readRecipes('f', [{ ...recipe, ...changes }], foods)[0];

  test('are read, including the waiting time', () => {
    expect(read({})).toMatchObject({
      minutes: { preparation: 10, cooking: 20, waiting: 60 },
      source: 'NONE',
      form: 'SOUP',
      scene: 'SOUP',
      cuisine: 'FRENCH',
      families: ['LENTILS', 'SAUSAGE'],
      together: [['onion']],
      seasons: ['WINTER'],
      price: 'LOW',
    });
    expect(read({ families: undefined })).toMatchObject({ families: [] });
    expect(read({ together: 'all', minutes: [10, 20] })).toMatchObject({ together: 'all', minutes: { waiting: 0 } });
  });

  test.each([
    [{ source: 'BEEF' }, /'BEEF' is none of/],
    [{ form: 'HEAP' }, /'HEAP' is none of/],
    [{ temperature: 'HOT' }, /'HOT' is none of/],
    [{ scene: 'HEAP' }, /'HEAP' is none of/],
    [{ scene: undefined }, /'undefined' is none of/],
    [{ cuisine: 'MARTIAN' }, /'MARTIAN' is none of/],
    [{ families: ['SOUP'] }, /'SOUP' is none of/],
    [{ families: ['MASH', 'MASH'] }, /names a family twice/],
    [{ season: ['MAY'] }, /'MAY' is none of/],
    [{ season: [] }, /a, season: names no limited part of the year/],
    [{ together: [['leek']] }, /'leek' changes together but is not in the list/],
    [{ together: [['onion'], ['onion']] }, /two groups/],
  ])('cannot be %j', (changes, message) => {
    expect(() => read(changes)).toThrow(message);
  });
});

describe('the season of a food', () => {
  const read = (season: unknown) =>
    readFoods([{ name: 'foods/vegetable.yaml', parsed: [{ ...onion, season }] }], MEASURES);

  test('is read, and absent if the food is for sale all year', () => {
    expect(read(['SPRING', 'SUMMER']).get('onion')?.seasons).toEqual(['SPRING', 'SUMMER']);
    expect(read(undefined).get('onion')?.seasons).toEqual([]);
  });

  test.each([
    ['an unknown season', ['MAY'], /onion, season: 'MAY' is none of/],
    ['a single word instead of a list', 'SPRING', /onion, season: is not a list/],
    ['no season at all', [], /onion, season: names no limited part of the year/],
    ['all seasons', ['SPRING', 'SUMMER', 'AUTUMN', 'WINTER'], /onion, season: names no limited part of the year/],
  ])('cannot be %s', (_, season, fault) => {
    expect(() => read(season)).toThrow(fault);
  });

  test('also limits a recipe in which a portion has enough of the food', () => {
    const spring = read(['SPRING', 'SUMMER']);
    const recipe = { id: 'a', en: 'A', nl: 'A', meals: ['LUNCH'], minutes: [1, 1], scene: 'SOUP', steps: [] };
    const seasons = (changes: object) => readRecipes('f', [{ ...recipe, portions: 1, ...changes }], spring)[0]?.seasons;
    expect(seasons({ ingredients: ['20 g onion'] })).toEqual(['SPRING', 'SUMMER']);
    expect(seasons({ ingredients: ['20 g onion'], portions: 2 })).toEqual([]);
    expect(seasons({ ingredients: ['20 g onion'], season: ['SUMMER', 'AUTUMN'] })).toEqual(['SUMMER']);
    expect(() => seasons({ ingredients: ['20 g onion'], season: ['WINTER'] })).toThrow(/a, season: there is no season/);
    expect(() => seasons({ ingredients: ['20 g onion'], season: ['SPRING', 'SUMMER'] })).toThrow(
      /follows from its foods/,
    );
  });
});

describe('what is bought to get a food', () => {
  const rice = {
    en: 'rice',
    nl: 'rijst',
    role: 'starch',
    per100: [350, 7, 1, 0, 78, 0, 1, 0],
    origin: ['plant'],
    contains: [],
  };
  const read = (...foods: readonly object[]) => readFoods([{ name: 'foods/rice.yaml', parsed: foods }], MEASURES);

  test('is the food itself, another food, or nothing', () => {
    const foods = read(
      { ...rice, id: 'rice' },
      { ...rice, id: 'cooked', buy: 'rice 0.36' },
      { ...rice, id: 'ground', buy: 'rice' },
      { ...rice, id: 'tap', buy: 'never' },
      { id: 'boiled', like: 'cooked', en: 'boiled rice', nl: 'gekookte rijst' },
    );
    expect([...foods.values()].map(({ bought }) => bought)).toEqual([
      null,
      { as: 'rice', factor: 0.36 },
      { as: 'rice', factor: 1 },
      { as: null, factor: 0 },
      null,
    ]);
  });

  test.each([
    ['another food that does not exist', 'pasta 1', /pasta is not bought/],
    ['a food that is not bought itself', 'cooked 1', /cooked is not bought/],
    ['zero grams of another food', 'rice 0', /is no food/],
    ['a food that suits fewer people', 'bread 1', /suits fewer people/],
  ])('cannot be %s', (_, buy, fault) => {
    const all = [
      { ...rice, id: 'rice' },
      { ...rice, id: 'cooked', buy: 'rice 0.36' },
      { ...rice, id: 'bread', contains: ['gluten'] },
    ];
    expect(() => read(...all, { ...rice, id: 'x', buy })).toThrow(fault);
  });
});
