import { crc32, deflateRawSync, gzipSync } from 'node:zlib';

/** A file to pack. Its header may be wrong on purpose. */
export type ToPack = Readonly<{
  name: string;
  content: string | Uint8Array;
  isStored?: boolean;
  isLocked?: boolean;
  /** The unpacked size that the file claims, in bytes. */
  claims?: number;
}>;

/** Returns a zip archive, as an archiver writes it. */
export function zipOf(...files: readonly ToPack[]): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const { name, content, isStored = false, isLocked = false, claims } of files) {
    const bytes = Buffer.from(content);
    const packed = isStored ? bytes : deflateRawSync(bytes);
    const named = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isLocked ? 1 : 0, 2);
    common.writeUInt16LE(isStored ? 0 : 8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claims ?? bytes.length, 18);
    common.writeUInt16LE(named.length, 22);
    parts.push(Buffer.from('PK\u0003\u0004'), common, named, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    entries.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), common, place, named);
    at += 30 + named.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, directory, Buffer.from('PK\u0005\u0006'), end]);
}

export const PAPRIKA = {
  uid: 'A1',
  name: 'Pancakes',
  ingredients: '250 g flour\n500 ml milk\n\n2 eggs',
  directions: 'Whisk everything.\n\nBake in a hot pan.',
  notes: 'Best with syrup.',
  nutritional_info: '',
  servings: 'Serves 4',
  prep_time: '10 mins',
  cook_time: '20 min',
  source_url: 'https://recipes.example/pancakes',
  categories: ['Breakfast'],
  photo_data: 'aaaa',
};

/** Returns a Paprika archive, with each recipe packed separately. */
export function paprikaArchive(...recipes: readonly object[]): Buffer {
  return zipOf(
    ...recipes.map((recipe, at) => ({
      name: `Recipe ${at}.paprikarecipe`,
      content: gzipSync(JSON.stringify(recipe)),
      isStored: true,
    })),
  );
}

const ID = '11111111-2222-3333-4444-555555555555';
export const MEALIE = {
  recipes: [
    {
      id: ID,
      name: 'Soup',
      recipe_yield: '4 bowls',
      recipe_servings: 4,
      prep_time: '10 minutes',
      perform_time: '30 minutes',
      total_time: null,
      org_url: 'https://recipes.example/soup',
    },
    { id: 'b', name: 'Toast', recipe_yield: null, recipe_servings: 0, prep_time: null, perform_time: null },
  ],
  recipes_ingredients: [
    { recipe_id: ID.replaceAll('-', ''), position: 2, quantity: 1.5, unit_id: 'u1', food_id: 'f2', note: '' },
    { recipe_id: ID, position: 0, title: 'Base', quantity: 2, unit_id: null, food_id: 'f1', note: 'chopped' },
    { recipe_id: ID, position: 1, quantity: 0, unit_id: null, food_id: 'f3', note: null },
    { recipe_id: 'b', position: 0, quantity: 1, unit_id: null, food_id: null, note: '2 slices of bread' },
    { recipe_id: 'b', position: 1, quantity: 1, unit_id: null, food_id: null, note: 'butter' },
  ],
  recipe_instructions: [
    { recipe_id: ID, position: 1, title: '', text: 'Boil.' },
    { recipe_id: ID, position: 0, title: '', text: 'Chop the onions.' },
    { recipe_id: 'b', position: 0, title: '', text: 'Toast the bread.' },
  ],
  notes: [{ recipe_id: ID, title: 'Tip', text: 'Freezes well.' }],
  recipe_settings: [{ recipe_id: 'b', disable_amount: true }],
  ingredient_foods: [
    { id: 'f1', name: 'onions' },
    { id: 'f2', name: 'stock' },
    { id: 'f3', name: 'salt' },
  ],
  ingredient_units: [{ id: 'u1', name: 'liter', abbreviation: 'l' }],
  recipes_to_categories: [{ recipe_id: ID, category_id: 'c' }],
  categories: [{ id: 'c', name: 'Lunch' }],
};

export const TANDOOR = {
  name: 'Stew',
  description: 'For cold days.',
  keywords: [{ name: 'Dinner' }],
  working_time: 20,
  waiting_time: 120,
  servings: 6,
  servings_text: '',
  source_url: 'https://recipes.example/stew',
  steps: [
    {
      name: 'Marinade',
      order: 0,
      instruction: 'Marinate {{ ingredients[1] }} overnight.',
      ingredients: [
        { food: { name: 'wine' }, unit: { name: 'ml' }, amount: 500, note: '', order: 0 },
        { food: { name: 'beef' }, unit: { name: 'kg' }, amount: 1.125, note: 'in cubes', order: 1 },
      ],
    },
    {
      name: 'Stew',
      order: 1,
      instruction: 'Stew for two hours.\n\nSeason.',
      ingredients: [
        { is_header: true, note: 'At the end', food: null, unit: null, amount: 0, order: 0 },
        { food: { name: 'salt' }, unit: null, amount: 0, no_amount: true, note: '', order: 1 },
      ],
    },
  ],
};

/** Returns a Tandoor export, with an archive per recipe. */
export function tandoorArchive(...recipes: readonly object[]): Buffer {
  return zipOf(
    ...recipes.map((recipe, at) => ({
      name: `${at}.zip`,
      content: zipOf({ name: 'recipe.json', content: JSON.stringify(recipe) }, { name: 'image.jpg', content: 'x' }),
    })),
  );
}

export const RECIPESAGE = [
  {
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    creditText: '',
    isBasedOn: 'https://recipes.example/curry',
    name: 'Curry',
    prepTime: 'PT15M',
    totalTime: 'PT45M',
    recipeYield: '3 servings',
    recipeCategory: ['Main course'],
    recipeIngredient: ['[Paste]', '2 onions', '1 tsp cumin', '400 ml coconut milk'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Fry.' },
      { '@type': 'HowToStep', text: 'Simmer.' },
    ],
    comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Mild.' }],
  },
];

export const COOKLANG = `---
title: Potato salad
servings: 4
time:
  prep: 15 minutes
  cook: 25 minutes
source: https://recipes.example/salad
tags: [lunch, cold]
---

Boil @potatoes{1%kg}(peeled) in a #large pot{} for ~{25%minutes}. -- not too soft

== Dressing ==

Mix @mayonnaise{4%tbsp}, @mustard{1/2%tbsp} and @salt.
Season the @potatoes with more @salt.

> Keeps for two days.
`;
