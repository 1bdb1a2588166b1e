import {
  createRecipe,
  getRecipeTemplate,
  listRecipeTemplates,
  updateRecipeTemplate,
} from '@weekbord/contract/recipes/recipe-templates';
import { readRecipe, readRecipeToCheck } from '@weekbord/contract/recipes/read-recipe';
import {
  createRecipeImport,
  deleteRecipeToCheck,
  exportRecipes,
  listRecipeImports,
  listRecipesToCheck,
  readRecipeFile,
  undoRecipeImport,
} from '@weekbord/contract/recipes/recipe-files';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { anOrganisation, aPerson } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { recipesRoutes } from '../recipes.routes.ts';
import { seedCatalogue } from '../templates/seed-catalogue.ts';
import { smallCatalogue } from '../templates/small-catalogue.test-support.ts';
import { PAPRIKA, paprikaArchive, zipOf } from './files/archive.test-support.ts';

const app = await startServing({
  product: {
    routes: recipesRoutes,
    authenticate: authenticateByPerson,
    prepare: async ({ database, clock }) =>
      void (await seedCatalogue(database.as({ personId: null, system: 'seed' }), clock.now(), smallCatalogue())),
  },
});
const aClient = async () => app.as(tokenOf(await aPerson(app.db)));
type Client = Awaited<ReturnType<typeof aClient>>;

const UNDERSTOOD = {
  ...PAPRIKA,
  name: 'Kip met quinoa',
  ingredients: '300 g kipfilet\n150 g quinoa\n1 ui',
  directions: 'Bak de kip.\nKook de quinoa.',
  notes: 'Lekker met brood.',
  servings: '2 personen',
  categories: ['Avondeten'],
};
const TO_ASK = { ...UNDERSTOOD, name: 'Drakensoep', ingredients: '300 g kipfilet\n5 g drakenbloed' };
const WITHOUT_YIELD = { ...UNDERSTOOD, name: 'Kip voor velen', servings: '' };

const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

async function read(client: Client, bytes: Uint8Array) {
  const { status, body } = await client.call(readRecipeFile, { body: { content: encoded(bytes), file_name: 'mine' } });
  expect(status).toBe(200);
  return body;
}

async function bring(client: Client, ...recipes: readonly object[]) {
  const file = await read(client, paprikaArchive(...recipes));
  const { status, body } = await client.call(createRecipeImport, {
    body: { source: file.source, file_name: 'mine', recipes: file.recipes.map(({ recipe }) => recipe) },
  });
  expect(status).toBe(201);
  return body;
}

const waitingOf = async (client: Client) => (await client.call(listRecipesToCheck, {})).body.results;
const ownOf = async (client: Client) =>
  (await client.call(listRecipeTemplates, { query: { source_provider: 'USER_GENERATED' } })).body.results;
const exportedOf = async (client: Client, recipe?: number) =>
  (await client.call(exportRecipes, { query: recipe === undefined ? {} : { recipe: String(recipe) } })).body.recipes;

describe('reading a file of recipes', () => {
  it('shows for each recipe how many of its lines were understood, and stores nothing', async () => {
    const client = await aClient();
    const file = await read(client, paprikaArchive(UNDERSTOOD, TO_ASK));
    expect(file).toMatchObject({
      source: 'PAPRIKA',
      unreadable: 0,
      recipes: [
        {
          recipe: {
            name: 'Kip met quinoa',
            portions: 2,
            preparation_time_min: 10,
            cooking_time_min: 20,
            lines: ['300 g kipfilet', '150 g quinoa', '1 ui'],
            directions: ['Bak de kip.', 'Kook de quinoa.'],
            notes: ['Lekker met brood.'],
            meal_types: ['DINNER'],
            external_url: 'https://recipes.example/pancakes',
          },
          lines_read: 3,
          lines_to_ask: 0,
          is_known: false,
        },
        { recipe: { name: 'Drakensoep' }, lines_read: 1, lines_to_ask: 1, is_known: false },
      ],
    });
    expect(await exportedOf(client)).toEqual([]);
    expect(await waitingOf(client)).toEqual([]);
  });

  it.each([
    ['en', zipOf({ name: 'a', content: 'x', isLocked: true }), 'This archive has a password. Export it without one.'],
    [
      'nl',
      paprikaArchive(PAPRIKA).subarray(0, 200),
      'Dit bestand is beschadigd of niet compleet. Exporteer het opnieuw.',
    ],
    [
      'nl',
      zipOf({ name: 'a.json', content: Buffer.alloc(70_000_000, 0x20) }),
      'Dit archief is te groot om uit te pakken. Exporteer minder recepten tegelijk.',
    ],
  ])('says why the file yields no recipes, in the language of the person (%s)', async (language, bytes, message) => {
    const client = await aClient();
    const sent = { body: { content: encoded(bytes) }, headers: { 'accept-language': language } };
    expect(await client.send('POST', '/api/food/readRecipeFile', sent)).toMatchObject({
      status: 400,
      body: { content: [message] },
    });
  });

  it('rejects a file that is too large before it is read', async () => {
    const client = await aClient();
    const body = { content: 'A'.repeat(8_000_004) };
    expect(await client.send('POST', '/api/food/readRecipeFile', { body })).toMatchObject({
      status: 400,
      body: { content: ['This file is too large. Export fewer recipes at a time, or leave out the photos.'] },
    });
    const larger = { content: 'A'.repeat(8_100_000) };
    expect((await client.send('POST', '/api/food/readRecipeFile', { body: larger })).status).toBe(413);
  });

  it('makes a draft from one of its recipes, with its notes after its steps', async () => {
    const client = await aClient();
    const { recipes } = await read(client, paprikaArchive(TO_ASK));
    const { status, body } = await client.call(readRecipe, { body: { recipe: recipes[0]!.recipe } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Drakensoep',
      portions: 2,
      meal_types: ['DINNER'],
      directions: [{ text: 'Bak de kip.' }, { text: 'Kook de quinoa.' }, { text: 'Lekker met brood.' }],
      ingredients: [{ state: 'matched' }, { state: 'unmatched', raw: '5 g drakenbloed' }],
    });
  });
});

describe('importing recipes from a file', () => {
  it('adds fully understood recipes as custom recipes, and keeps the others pending with their original lines', async () => {
    const client = await aClient();
    expect(await bring(client, UNDERSTOOD, TO_ASK, WITHOUT_YIELD)).toMatchObject({
      source: 'PAPRIKA',
      file_name: 'mine',
      recipes_added: 3,
      to_check: 2,
    });
    expect(await exportedOf(client)).toMatchObject([{ name: 'Kip met quinoa', recipeYield: '2 servings' }]);
    const waiting = await waitingOf(client);
    expect(waiting).toMatchObject([
      { name: 'Drakensoep', lines: 2, lines_to_ask: 1 },
      { name: 'Kip voor velen', lines: 3, lines_to_ask: 0 },
    ]);
    const [soup, many] = await Promise.all(waiting.map(({ id }) => client.call(readRecipeToCheck, { params: { id } })));
    expect(soup!.body.ingredients.map(({ raw, state }) => [raw, state])).toEqual([
      ['300 g kipfilet', 'matched'],
      ['5 g drakenbloed', 'unmatched'],
    ]);
    expect(many!.body).toMatchObject({ portions: null, ingredients: [{ state: 'matched' }, {}, {}] });
    const again = await read(client, paprikaArchive(UNDERSTOOD, TO_ASK, PAPRIKA));
    expect(again.recipes.map((one) => one.is_known)).toEqual([true, true, false]);
  });

  it('can be split over several calls that form one import', async () => {
    const client = await aClient();
    const first = await bring(client, UNDERSTOOD);
    const file = await read(client, paprikaArchive(TO_ASK));
    const { body } = await client.call(createRecipeImport, {
      body: { source: file.source, recipe_import: first.id, recipes: file.recipes.map(({ recipe }) => recipe) },
    });
    expect(body).toMatchObject({ id: first.id, recipes_added: 2 });
    expect((await client.call(listRecipeImports, {})).body.results).toMatchObject([
      { id: first.id, recipes_added: 2, to_check: 1 },
    ]);
    const other = await aClient();
    const stranger = await other.call(createRecipeImport, {
      body: { source: file.source, recipe_import: first.id, recipes: [file.recipes[0]!.recipe] },
    });
    expect(stranger.status).toBe(400);
  });

  it('keeps a recipe whose steps are too long together to be checked, and says so until they are shortened', async () => {
    const client = await aClient();
    const steps = Array.from({ length: 12 }, (_, at) => `Stap ${at}: ${'roeren '.repeat(250)}`);
    const imported = await bring(client, { ...UNDERSTOOD, directions: steps.join('\n') });
    expect(imported).toMatchObject({ recipes_added: 1, to_check: 1 });
    expect(await ownOf(client)).toEqual([]);
    const [waiting] = await waitingOf(client);
    const { body: draft } = await client.call(readRecipeToCheck, { params: { id: waiting!.id } });
    const save = (directions: string[]) =>
      client.call(createRecipe, { body: { name: draft.name, directions, recipe_to_check: waiting!.id } });
    const texts = draft.directions.map(({ text }) => text);
    expect(await save(texts)).toMatchObject({
      status: 400,
      body: { directions: ['All steps together can have at most 20,000 characters. Shorten them.'] },
    });
    expect((await save(texts.slice(0, 10))).status).toBe(201);
    expect(await waitingOf(client)).toEqual([]);
  });

  it('no longer lists a pending recipe once it was saved or dismissed', async () => {
    const client = await aClient();
    await bring(client, TO_ASK, WITHOUT_YIELD);
    const [soup, many] = await waitingOf(client);
    const { body: draft } = await client.call(readRecipeToCheck, { params: { id: soup!.id } });
    const [line] = draft.ingredients;
    const saved = await client.call(createRecipe, {
      body: {
        name: draft.name,
        portions: 2,
        ingredients: [{ suggested_serving: line!.suggested_serving!.id, quantity: line!.quantity! }],
        published: true,
        recipe_to_check: soup!.id,
      },
    });
    expect(saved.status).toBe(201);
    expect((await waitingOf(client)).map(({ id }) => id)).toEqual([many!.id]);
    expect((await client.call(readRecipeToCheck, { params: { id: soup!.id } })).status).toBe(404);
    expect((await client.call(deleteRecipeToCheck, { params: { id: many!.id } })).status).toBe(204);
    expect(await waitingOf(client)).toEqual([]);
  });

  it('is undone as a whole: custom recipes, even changed ones, and pending recipes, but nothing else', async () => {
    const client = await aClient();
    const others = await bring(client, { ...UNDERSTOOD, name: 'Blijft' });
    const imported = await bring(client, UNDERSTOOD, { ...UNDERSTOOD, name: 'Kip met rijst' }, TO_ASK);
    const changed = (await ownOf(client)).find(({ name }) => name === 'Kip met rijst')!;
    const copy = await client.call(createRecipe, {
      body: { recipe_template: changed.id, name: 'Kip met rijst, beter', published: true },
    });
    expect(copy.status).toBe(201);
    expect((await client.call(undoRecipeImport, { params: { id: imported.id } })).status).toBe(204);
    expect((await exportedOf(client)).map(({ name }) => name)).toEqual(['Blijft']);
    expect((await client.call(getRecipeTemplate, { params: { id: copy.body.id } })).status).toBe(404);
    expect(await waitingOf(client)).toEqual([]);
    expect((await client.call(listRecipeImports, {})).body.results.map(({ id }) => id)).toEqual([others.id]);
  });

  it('is rejected if custom recipes are switched off', async () => {
    const organisation = await anOrganisation(app.db, { feature_flag_create_your_own_recipes: false });
    const client = app.as(tokenOf(await aPerson(app.db, { organisation_id: organisation.id })));
    const { recipes } = await read(client, paprikaArchive(UNDERSTOOD));
    const { status, body } = await client.call(createRecipeImport, {
      body: { source: 'PAPRIKA', recipes: [recipes[0]!.recipe] },
    });
    expect([status, body]).toMatchObject([403, { code: 'own_recipes_off' }]);
  });
});

describe('custom recipes exported for other apps', () => {
  it('are schema.org recipes, and keep their lines, yield, times and steps in a round trip', async () => {
    const client = await aClient();
    await bring(client, UNDERSTOOD, { ...UNDERSTOOD, name: 'Kip voor vier', servings: '4', categories: [] });
    const [first, second] = await exportedOf(client);
    expect(first).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Kip met quinoa',
      recipeYield: '2 servings',
      prepTime: 'PT10M',
      cookTime: 'PT20M',
      totalTime: 'PT30M',
      recipeCategory: ['Dinner'],
      recipeIngredient: expect.any(Array),
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Bak de kip.' },
        { '@type': 'HowToStep', text: 'Kook de quinoa.' },
        { '@type': 'HowToStep', text: 'Lekker met brood.' },
      ],
      isBasedOn: 'https://recipes.example/pancakes',
    });
    expect(second).toMatchObject({ name: 'Kip voor vier', recipeYield: '4 servings' });
    const other = await aClient();
    const back = await read(other, Buffer.from(JSON.stringify([first, second])));
    expect(back.recipes.map(({ lines_to_ask }) => lines_to_ask)).toEqual([0, 0]);
    await other.call(createRecipeImport, {
      body: { source: back.source, recipes: back.recipes.map(({ recipe }) => recipe) },
    });
    expect(await exportedOf(other)).toEqual([first, second]);
  });

  it('are available only to their author, and a single one may be a draft', async () => {
    const client = await aClient();
    await bring(client, UNDERSTOOD);
    const [{ id } = { id: 0 }] = await ownOf(client);
    await client.call(updateRecipeTemplate, { params: { id }, body: { published: false } });
    expect(await exportedOf(client)).toEqual([]);
    expect(await exportedOf(client, id)).toHaveLength(1);
    expect((await (await aClient()).call(exportRecipes, { query: { recipe: String(id) } })).status).toBe(404);
  });
});
