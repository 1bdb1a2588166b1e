import { gzipSync } from 'node:zlib';
import { schemaRecipe } from '@weekbord/domain/recipes/import/schema-recipe';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COOKLANG,
  MEALIE,
  PAPRIKA,
  paprikaArchive,
  RECIPESAGE,
  TANDOOR,
  tandoorArchive,
  zipOf,
} from './archive.test-support.ts';
import { isCooklang } from './cooklang.ts';
import { type RecipesOfFile, readRecipeFile } from './recipe-file.ts';

function read(content: string | Uint8Array, fileName = 'file') {
  return readRecipeFile({ content: Buffer.from(content).toString('base64'), fileName });
}

function recipesIn(content: string | Uint8Array, fileName?: string): RecipesOfFile {
  const found = read(content, fileName);
  if ('fault' in found) throw new Error(found.fault);
  return found;
}

const PANCAKES = {
  name: 'Pancakes',
  portions: 4,
  makes: 'Serves 4',
  times: { preparation: 10, cooking: 20, waiting: null },
  lines: ['250 g flour', '500 ml milk', '2 eggs'],
  steps: ['Whisk everything.', 'Bake in a hot pan.'],
  address: 'https://recipes.example/pancakes',
  notes: ['Best with syrup.'],
  categories: ['Breakfast'],
};
const SOUP = {
  name: 'Soup',
  portions: 4,
  makes: '4 servings',
  times: { preparation: 10, cooking: 30, waiting: null },
  lines: ['Base:', '2 onions, chopped', 'salt', '1.5 liter stock'],
  steps: ['Chop the onions.', 'Boil.'],
  address: 'https://recipes.example/soup',
  notes: ['Tip: Freezes well.'],
  categories: ['Lunch'],
};
const STEW = {
  name: 'Stew',
  portions: 6,
  makes: '6 servings',
  times: { preparation: 20, cooking: null, waiting: 120 },
  lines: ['Marinade:', '500 ml wine', '1.1250 kg beef, in cubes', 'Stew:', 'At the end:', 'salt'],
  steps: ['Marinate 1.1250 kg beef, in cubes overnight.', 'Stew for two hours.', 'Season.'],
  address: 'https://recipes.example/stew',
  notes: ['For cold days.'],
  categories: ['Dinner'],
};
const CURRY = {
  name: 'Curry',
  portions: 3,
  makes: '3 servings',
  times: { preparation: 15, cooking: 30, waiting: null },
  lines: ['Paste:', '2 onions', '1 tsp cumin', '400 ml coconut milk'],
  steps: ['Fry.', 'Simmer.'],
  address: 'https://recipes.example/curry',
  notes: ['Mild.'],
  categories: ['Main course'],
};
const SALAD = {
  name: 'Potato salad',
  portions: 4,
  makes: '4',
  times: { preparation: 15, cooking: 25, waiting: null },
  lines: ['1 kg potatoes, peeled', 'Dressing:', '4 tbsp mayonnaise', '1/2 tbsp mustard', 'salt'],
  steps: [
    'Boil potatoes in a large pot for 25 minutes.',
    'Mix mayonnaise, mustard and salt. Season the potatoes with more salt.',
  ],
  address: 'https://recipes.example/salad',
  notes: ['Keeps for two days.'],
  categories: ['lunch', 'cold'],
};

describe('a file of recipes', () => {
  it.each([
    ['a Paprika archive', paprikaArchive(PAPRIKA), 'PAPRIKA', [PANCAKES]],
    ['one Paprika recipe', gzipSync(JSON.stringify(PAPRIKA)), 'PAPRIKA', [PANCAKES]],
    [
      'several Paprika recipes',
      paprikaArchive(PAPRIKA, { ...PAPRIKA, name: 'Crêpes' }),
      'PAPRIKA',
      [PANCAKES, { ...PANCAKES, name: 'Crêpes' }],
    ],
    ['a Tandoor export', tandoorArchive(TANDOOR), 'TANDOOR', [STEW]],
    ['the recipe in a Tandoor export', JSON.stringify(TANDOOR), 'TANDOOR', [STEW]],
    ['a RecipeSage export', JSON.stringify(RECIPESAGE), 'RECIPESAGE', [CURRY]],
    ['a recipe in Cooklang', COOKLANG, 'COOKLANG', [SALAD]],
    [
      'an archive of Cooklang recipes',
      zipOf({ name: 'a/Salad.cook', content: COOKLANG }, { name: 'a/photo.jpg', content: 'x' }),
      'COOKLANG',
      [SALAD],
    ],
    ['one schema.org object', JSON.stringify(RECIPESAGE[0]), 'SCHEMA_ORG', [CURRY]],
    [
      'a schema.org graph',
      JSON.stringify({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite' }, ...RECIPESAGE] }),
      'SCHEMA_ORG',
      [CURRY],
    ],
  ])('is read: %s', (_, content, source, recipes) => {
    expect(recipesIn(content)).toEqual({ source, recipes, unreadable: 0 });
  });

  it('is read with only the amounts that Mealie parsed, if it is a Mealie backup', () => {
    const backup = zipOf(
      { name: 'database.json', content: JSON.stringify(MEALIE) },
      { name: 'data/recipes/x/images/original.webp', content: 'x' },
    );
    expect(recipesIn(backup)).toEqual({
      source: 'MEALIE',
      recipes: [
        SOUP,
        {
          ...SOUP,
          name: 'Toast',
          portions: null,
          makes: '',
          times: { preparation: null, cooking: null, waiting: null },
          lines: ['2 slices of bread', 'butter'],
          steps: ['Toast the bread.'],
          address: null,
          notes: [],
          categories: [],
        },
      ],
      unreadable: 0,
    });
  });

  it('reports how many files in it are not recipes', () => {
    const archive = zipOf(
      { name: 'pancakes', content: gzipSync(JSON.stringify(PAPRIKA)) },
      { name: 'list.json', content: '{"a": [1]}' },
      { name: 'half.json', content: JSON.stringify(RECIPESAGE).slice(0, 200) },
    );
    expect(recipesIn(archive)).toEqual({ source: 'PAPRIKA', recipes: [PANCAKES], unreadable: 2 });
  });

  it.each([
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${COOKLANG}`)],
    ['UTF-16 with a byte order mark', Buffer.from(`\ufeff${COOKLANG}`, 'utf16le')],
    ['UTF-16 without a byte order mark', Buffer.from(COOKLANG, 'utf16le')],
    ['big-endian UTF-16', Buffer.from(`\ufeff${COOKLANG}`, 'utf16le').swap16()],
    ['Windows line ends', Buffer.from(COOKLANG.replaceAll('\n', '\r\n'))],
  ])('is read in %s', (_, bytes) => {
    expect(recipesIn(bytes).recipes).toEqual([SALAD]);
  });

  it('is read as Latin-1 if it is not valid UTF-8', () => {
    const bytes = Buffer.from('Bake @crème fraîche{200%ml}.', 'latin1');
    expect(recipesIn(bytes, 'Quiche.cook').recipes).toMatchObject([
      { name: 'Quiche', lines: ['200 ml crème fraîche'] },
    ]);
  });

  const PHOTO = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), Buffer.from('JFIF'.repeat(200))]);
  const bomb = zipOf({ name: 'a.json', content: Buffer.alloc(70_000_000, 0x20) });
  const LIMIT = { claims: 10 };
  it.each([
    ['an empty file', '', 'no_recipes_in_file'],
    ['a photo', PHOTO, 'not_a_recipe_file'],
    ['a photo in an archive', zipOf({ name: 'photo', content: PHOTO }), 'no_recipes_in_file'],
    ['an empty archive', zipOf(), 'no_recipes_in_file'],
    ['half an archive', paprikaArchive(PAPRIKA).subarray(0, 300), 'file_damaged'],
    ['an archive without its beginning', paprikaArchive(PAPRIKA).subarray(100), 'not_a_recipe_file'],
    ['half a Paprika recipe', gzipSync(JSON.stringify(PAPRIKA)).subarray(0, 100), 'file_damaged'],
    ['half a document', JSON.stringify(RECIPESAGE).slice(0, 200), 'no_recipes_in_file'],
    ['a document without recipes', '{"recipes": []}', 'no_recipes_in_file'],
    ['an encrypted archive', zipOf({ name: 'recipe.json', content: '{}', isLocked: true }), 'file_locked'],
    ['a text that is not a recipe', 'Dear Anna,\nsee you on Friday.', 'no_recipes_in_file'],
    ['a large archive of spaces', bomb, 'file_unpacks_too_large'],
    ['a large recipe of spaces', gzipSync(Buffer.alloc(70_000_000, 0x20)), 'file_unpacks_too_large'],
    [
      'a file that unpacks to more than it declares',
      zipOf({ name: 'a', content: 'x'.repeat(9999), ...LIMIT }),
      'file_damaged',
    ],
    ['nested archives', zipOf({ name: 'a', content: zipOf({ name: 'b', content: bomb }) }), 'no_recipes_in_file'],
    [
      'many archives, none of which is too large',
      zipOf(
        ...[1, 2, 3].map((at) => ({ name: `${at}`, content: zipOf({ name: 'a', content: Buffer.alloc(25_000_000) }) })),
      ),
      'file_unpacks_too_large',
    ],
    ['more recipes than may be read', JSON.stringify(Array.from({ length: 1001 }, () => RECIPESAGE[0])), 'too_many'],
  ])('reports an error: %s', (_, content, fault) => {
    expect(read(content)).toEqual({ fault });
  });

  it('never causes an exception if one byte is wrong', () => {
    const archive = tandoorArchive(TANDOOR);
    const wrong = fc.property(fc.nat(archive.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const changed = Buffer.from(archive);
      changed[at] = changed[at]! ^ change;
      const found = read(changed);
      return 'fault' in found || found.recipes.length === 1;
    });
    expect(fc.check(wrong).failed).toBe(false);
  });
});

describe('a recipe in Cooklang', () => {
  it.each([
    ['Add @salt and @black pepper{}.', ['salt', 'black pepper'], ['Add salt and black pepper.']],
    ['Add @?parsley{1%sprig} or @&milk{=1/2%l}.', ['1 sprig parsley', '1/2 l milk'], ['Add parsley or milk.']],
    ['Pour @./Sauces/Hollandaise{150%g} over it.', ['150 g Hollandaise'], ['Pour Hollandaise over it.']],
    ['>> servings: 2\n\nFry @eggs{3} in a #pan.', ['3 eggs'], ['Fry eggs in a pan.']],
    ['Rest ~rest{2%hours}. Eat @bread{1%slice}.', ['1 slice bread'], ['Rest 2 hours. Eat bread.']],
  ])('is read: %s', (text, lines, steps) => {
    expect(recipesIn(text).recipes).toMatchObject([{ lines, steps }]);
  });

  it('is not mistaken for a text with an email address', () => {
    expect(isCooklang('Write to anna@home.example{x} about 2 eggs')).toBe(false);
  });
});

describe('an export for other apps', () => {
  const word = fc.constantFrom(
    'rice',
    'white beans',
    'crème fraîche',
    'brood (volkoren)',
    'eggs',
    'ui, in ringen',
    '½ lemon',
  );
  const line = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom('g', 'ml', 'tbsp', ''), word);
  const minutes = fc.option(fc.integer({ min: 1, max: 300 }));
  const recipe = fc.record({
    name: fc.constantFrom('Soup', 'Pasta “al forno”', 'Erwtensoep & brood'),
    portions: fc.integer({ min: 1, max: 100 }),
    times: fc.record({ preparation: minutes, cooking: minutes, waiting: fc.constant(null) }),
    lines: fc.array(
      line.map((parts) => parts.filter((part) => part !== '').join(' ')),
      { minLength: 1, maxLength: 30 },
    ),
    steps: fc.array(fc.constantFrom('Chop.', 'Boil for 5 minutes.', 'Serve with <b> bread & butter.'), {
      maxLength: 20,
    }),
    categories: fc.subarray(['Breakfast', 'Dinner']),
    address: fc.constantFrom(null, 'https://recipes.example/x?y=1'),
  });

  it('is read back with the same name, yield, times, lines and steps, whether it has one recipe or many', () => {
    fc.assert(
      fc.property(fc.array(recipe, { minLength: 1, maxLength: 5 }), (written) => {
        const { recipes } = recipesIn(JSON.stringify({ '@graph': written.map(schemaRecipe) }));
        expect(
          recipes.map(({ name, portions, times, lines, steps, categories, address }) => {
            return { name, portions, times, lines, steps, categories, address };
          }),
        ).toEqual(written.map((one) => ({ ...one, steps: one.steps.map((step) => step.replace(/<b> /, '')) })));
      }),
    );
  });
});
