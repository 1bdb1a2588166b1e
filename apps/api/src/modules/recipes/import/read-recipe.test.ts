import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRecipe } from '@weekbord/contract/recipes/recipe-templates';
import { readRecipe } from '@weekbord/contract/recipes/read-recipe';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aPerson } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { afterAll, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../../platform/outbound/allowed-address.ts';
import { openOutbound } from '../../../platform/outbound/outbound.ts';
import { recipesRoutes } from '../recipes.routes.ts';
import { seedCatalogue } from '../templates/seed-catalogue.ts';
import { smallCatalogue } from '../templates/small-catalogue.test-support.ts';

const JSON_LD = {
  '@type': 'Recipe',
  name: 'Kip met spinazie &amp; quinoa',
  recipeYield: '2 personen',
  totalTime: 'PT25M',
  recipeIngredient: [
    '300 g kipfilet, in blokjes',
    '150 g quinoa',
    '200 g spinazie',
    '1 ui',
    '2 el olijfolie',
    '5 g drakenbloed',
  ],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Bak de kip.' }, 'Kook de quinoa.'],
};
const PAGE = `<html><script type="application/ld+json">${JSON.stringify(JSON_LD)}</script></html>`;

const ANSWERS: Readonly<Record<string, RequestListener>> = {
  '/recipe': (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE),
  '/none': (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>secret text</p>'),
  '/picture': (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('x'),
  '/large': (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${'x'.repeat(2_100_000)}</p>`),
  '/inside': (_request, response) => response.writeHead(302, { location: 'http://127.0.0.2/' }).end(),
};
const site = createServer((request, response) => {
  const answer = ANSWERS[request.url ?? ''];
  if (answer === undefined) response.writeHead(404).end();
  else answer(request, response);
});
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
afterAll(() => site.close());
const { port } = site.address() as AddressInfo;

const app = await startServing({
  product: {
    routes: recipesRoutes,
    authenticate: authenticateByPerson,
    prepare: async ({ database, clock }) =>
      void (await seedCatalogue(database.as({ personId: null, system: 'seed' }), clock.now(), smallCatalogue())),
  },
  outbound: openOutbound({
    version: '0',
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
    ports: [port, 80, 443],
  }),
});
const client = app.as(tokenOf(await aPerson(app.db)));
const at = (path: string) => `http://recipes.example:${port}${path}`;

describe('reading a recipe', () => {
  it('is denied to a guest', async () => {
    expect((await app.call(readRecipe, { body: { text: 'x' } })).status).toBe(401);
  });

  it('requires exactly one of the following: URL, text or page', async () => {
    expect(await client.call(readRecipe, { body: {} })).toMatchObject({
      status: 400,
      body: { url: ['Fill this in.'] },
    });
    expect((await client.call(readRecipe, { body: { url: ' ' } })).status).toBe(400);
    expect((await client.call(readRecipe, { body: { url: at('/recipe'), text: 'Soup' } })).status).toBe(400);
    for (const body of [{ url: 1 }, { text: [] }, { html: 'x\u0000' }, { text: '\ud800' }, { url: 'x'.repeat(3000) }]) {
      expect((await client.send('POST', '/api/food/readRecipe', { body })).status, JSON.stringify(body)).toBe(400);
    }
    const large = { html: 'x'.repeat(3_200_000) };
    expect((await client.send('POST', '/api/food/readRecipe', { body: large })).status).toBe(413);
    expect((await client.send('POST', '/api/food/readRecipe', { body: { html: 'x'.repeat(2_100_000) } })).status).toBe(
      400,
    );
  });

  it.each([
    ['nonsense', 'Enter a valid web address.'],
    ['ftp://recipes.example/x', 'Enter a valid web address.'],
    ['http://127.0.0.2/', 'We can’t open this link. Use a link to a public web page.'],
    ['http://169.254.169.254/latest/', 'We can’t open this link. Use a link to a public web page.'],
    ['http://recipes.example:22/', 'We can’t open this link. Use a link to a public web page.'],
    [at('/inside'), 'We can’t open this link. Use a link to a public web page.'],
    [at('/missing'), 'We couldn’t open this page. Check the link, or paste the text of the recipe.'],
    [at('/large'), 'This page is too large. Paste the text of the recipe.'],
    [at('/picture'), 'We couldn’t find a recipe here. Paste the ingredients and steps as text.'],
    [at('/none'), 'We couldn’t find a recipe here. Paste the ingredients and steps as text.'],
  ])('rejects %s: %s', async (url, sentence) => {
    const answer = await client.call(readRecipe, { body: { url } });
    expect(answer).toMatchObject({ status: 400, body: { url: [sentence] } });
    expect(answer.text).not.toContain('secret');
  });

  it('reports in Dutch too that there is no recipe', async () => {
    const headers = { 'accept-language': 'nl' };
    const { status, text } = await client.call(readRecipe, { body: { text: 'Zomaar een verhaal.' } }, { headers });
    expect(status).toBe(400);
    expect(text).toContain('We hebben hier geen recept gevonden.');
  });

  it('makes a draft from a page, with the foods that the lines refer to', async () => {
    const { status, body } = await client.call(readRecipe, { body: { url: at('/recipe') } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Kip met spinazie & quinoa',
      portions: 2,
      preparation_time_min: 25,
      external_url: null,
      directions: [{ text: 'Bak de kip.' }, { text: 'Kook de quinoa.' }],
    });
    const lines = body.ingredients.map(({ state, food, quantity, measure, grams }) => [
      state,
      food?.name,
      quantity,
      measure,
      grams,
    ]);
    expect(lines).toEqual([
      ['matched', 'chicken breast', 300, 'g', 300],
      ['matched', 'quinoa', 150, 'g', 150],
      ['matched', 'spinach', 200, 'g', 200],
      ['matched', 'onion', 1, 'piece', expect.any(Number)],
      ['matched', 'olive oil', 2, 'tbsp', 24],
      ['unmatched', undefined, 5, 'g', 5],
    ]);
    const [chicken] = body.ingredients;
    expect(chicken).toMatchObject({ raw: '300 g kipfilet, in blokjes', note: 'in blokjes', is_estimated: false });
    expect(chicken!.suggested_serving).toMatchObject({ food: chicken!.food!.id, measure: 'g' });
  });

  it('makes the same draft from a saved page and from the text', async () => {
    const { body: fromPage } = await client.call(readRecipe, { body: { html: PAGE } });
    const text = `Kip met spinazie & quinoa\nVoor 2 personen\nBereidingstijd: 25 minuten\n\nIngrediënten:\n${JSON_LD.recipeIngredient.join('\n')}\n\nBereiding\n1. Bak de kip.\n2. Kook de quinoa.\n\nTip\nLekker met brood.`;
    const { body: fromText } = await client.call(readRecipe, { body: { text } });
    expect(fromText).toEqual(fromPage);
    expect(fromPage.ingredients).toHaveLength(6);
  });

  it('stores nothing, and its result can be saved unchanged', async () => {
    const count = async () => (await app.db.selectFrom('recipe_template').select('id').execute()).length;
    const before = await count();
    const { body: draft } = await client.call(readRecipe, { body: { html: PAGE } });
    expect(await count()).toBe(before);
    const ingredients = draft.ingredients.flatMap(({ suggested_serving: serving, quantity, note, state }) =>
      state === 'matched' && serving !== null && quantity !== null
        ? [{ suggested_serving: serving.id, quantity, note }]
        : [],
    );
    const saved = await client.call(createRecipe, {
      body: {
        name: draft.name,
        portions: draft.portions ?? 1,
        preparation_time_min: draft.preparation_time_min,
        cooking_time_min: draft.cooking_time_min,
        waiting_time_min: draft.waiting_time_min,
        directions: draft.directions.map(({ text }) => text),
        external_url: draft.external_url,
        ingredients,
      },
    });
    expect(saved.status).toBe(201);
    expect(saved.body.ingredients).toHaveLength(5);
    expect(saved.body.ingredients[0]).toMatchObject({ grams: 150, note: 'in blokjes' });
  });

  it('leaves out titles and utensils, and splits a line with two foods', async () => {
    const text =
      'Soep\nIngrediënten\nVoor de soep:\n1 ui\nsnufje ui en spinazie\nstaafmixer\n1 l melkzuur\nBereiding\nKook alles.';
    const { body } = await client.call(readRecipe, { body: { text } });
    expect(body.ingredients.map(({ raw, food }) => [raw, food?.name ?? null])).toEqual([
      ['1 ui', 'onion'],
      ['snufje ui en spinazie', 'onion'],
      ['snufje ui en spinazie', 'spinach'],
      ['1 l melkzuur', null],
    ]);
  });

  it('reads the portions from the title, or leaves them open if the recipe does not state them', async () => {
    const recipe = 'Ingrediënten\n300 g kipfilet\n1 ui\nBereiding\nBak alles.';
    const unknown = await client.call(readRecipe, { body: { text: `Kip met ui\nPrep 10 | Cook 20\n${recipe}` } });
    expect(unknown.body).toMatchObject({
      name: 'Kip met ui',
      portions: null,
      preparation_time_min: 10,
      cooking_time_min: 20,
    });
    const titled = await client.call(readRecipe, { body: { text: `Kip met ui (2 pers.)\n${recipe}` } });
    expect(titled.body).toMatchObject({ name: 'Kip met ui', portions: 2 });
  });

  it('reads headings and lists of a page without markup', async () => {
    const html =
      '<h1>Kip met ui</h1><h2>Ingrediënten voor 2 personen</h2><ul><li>300 g kipfilet</li><li>1 ui</li></ul><h2>Bereiding</h2><p>Bak alles gaar.</p>';
    const { body } = await client.call(readRecipe, { body: { html } });
    expect(body).toMatchObject({ name: 'Kip met ui', portions: 2, directions: [{ text: 'Bak alles gaar.' }] });
    expect(body.ingredients.map(({ food, grams }) => [food?.name, grams])).toEqual([
      ['chicken breast', 300],
      ['onion', 110],
    ]);
  });

  it('reports what is optional, what is only partly absorbed, and what the person must decide', async () => {
    const text = `Gebakken kip
Voor 4 personen
Ingrediënten
500 g kipfilet
1 l olijfolie om in te frituren
150 g walnoten of amandelen
1 ui, optioneel
4 partjes tomaat, ter garnering
Snijd de ui fijn. Meng alles goed.`;
    const { body } = await client.call(readRecipe, { body: { text } });
    const found = body.ingredients.map(({ food, state, marks, is_estimated: isEstimated }) => [
      food?.name,
      state,
      marks,
      isEstimated,
    ]);
    expect(found).toEqual([
      ['chicken breast', 'matched', [], false],
      ['olive oil', 'matched', ['absorbed'], true],
      ['walnuts', 'unsure', ['choice'], false],
      ['onion', 'matched', ['optional'], false],
      ['tomato', 'matched', ['to_garnish'], true],
    ]);
    const [, oil, nuts] = body.ingredients;
    // Frying oil counts as a tenth of the weight of what is fried: 500 + 150 + 110 + 50 g.
    expect(oil!.grams).toBeCloseTo(81, 0);
    expect(nuts!.alternatives[0]).toMatchObject({ name: 'almonds' });
    expect(body.directions).toEqual([{ text: 'Snijd de ui fijn. Meng alles goed.' }]);
  });

  it('makes a step from an instruction among the ingredients of a page', async () => {
    const recipe = { ...JSON_LD, recipeIngredient: ['300 g kipfilet', 'Kook de quinoa volgens de verpakking.'] };
    const html = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
    const { body } = await client.call(readRecipe, { body: { html } });
    expect(body.ingredients.map(({ raw }) => raw)).toEqual(['300 g kipfilet']);
    expect(body.directions[0]).toEqual({ text: 'Kook de quinoa volgens de verpakking.' });
  });
});
