import { getRecipeTemplate, updateRecipeTemplate } from '@weekbord/contract/recipes/recipe-templates';
import { getFood } from '@weekbord/contract/foods/foods';
import { painterVersion } from '@weekbord/dishes/picture-key';
import { authenticateByPerson } from '@weekbord/testkit/builders/by-person';
import { openCatalogueDatabase } from '@weekbord/testkit/catalogue-database';
import { startServing } from '@weekbord/testkit/test-app';
import { afterAll, describe, expect, it } from 'vitest';
import { personWithPlan } from '../diary/diary.test-support.ts';
import { aRecipeOf } from '../recipes/own/own-recipes.test-support.ts';
import { openWorkers, type Workers } from '../../platform/workers/workers.ts';
import { diaryRoutes } from '../diary/diary.routes.ts';
import { foodsRoutes } from '../foods/foods.routes.ts';
import { plannerRoutes } from '../planner/planner.routes.ts';
import { recipesRoutes } from '../recipes/recipes.routes.ts';
import { openPictures } from './dish-pictures.public.ts';
import { PAINT } from './paint-task.ts';

const threads = openWorkers();
afterAll(() => threads.stop());
let painted = 0;
const workers: Workers = {
  ...threads,
  run: (task, input, until) => {
    if (task.name === PAINT.name) painted += 1;
    return threads.run(task, input, until);
  },
};
const app = await startServing({
  workers,
  database: await openCatalogueDatabase(),
  product: {
    routes: [...recipesRoutes, ...foodsRoutes, ...diaryRoutes, ...plannerRoutes],
    authenticate: authenticateByPerson,
    openPictures,
  },
});
const fetched = (url: string) => app.app.inject({ method: 'GET', url });

/**
 * Reads the pixel size from a WebP's header, because sharp only accepts the formats that the product allows, in every
 * test of the process.
 */
function sizeOf(content: Buffer): string {
  expect(content.subarray(8, 16).toString()).toBe('WEBPVP8 ');
  return `${content.readUInt16LE(26)} x ${content.readUInt16LE(28)}`;
}

async function idOf(slug: string): Promise<number> {
  const row = await app.db
    .selectFrom('recipe_template')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return row.id;
}

const GOULASH = await idOf('chicken-goulash-potatoes');
const VEGAN = await personWithPlan(app, { diet: 'VEGAN' });
const OMNIVORE = await personWithPlan(app);

async function pictureFor({ client }: typeof VEGAN, id: number): Promise<string> {
  const { body } = await client.call(getRecipeTemplate, { params: { id } });
  return body.picture ?? expect.fail('no picture');
}

describe('the painted picture of a recipe', () => {
  it('is painted on the first request, in three sizes and two formats, and never again', async () => {
    const picture = await pictureFor(OMNIVORE, GOULASH);
    expect(picture).toMatch(/^\/dish-pictures\/[0-9a-f]{32}$/);
    const before = painted;
    const files = [];
    for (const size of ['crop', 'card', 'hero']) files.push(await fetched(`${picture}-${size}.webp`));
    expect(files.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(files.map(({ rawPayload }) => sizeOf(rawPayload))).toEqual(['160 x 160', '400 x 300', '800 x 600']);
    expect(painted).toBe(before + 1);
    expect(files[0]!.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const avif = await fetched(`${picture}-hero.avif`);
    expect(avif.headers['content-type']).toBe('image/avif');
    expect(avif.rawPayload.subarray(4, 12).toString()).toBe('ftypavif');
    const again = await fetched(`${picture}-hero.avif`);
    expect(again.rawPayload.equals(avif.rawPayload)).toBe(true);
    expect(painted).toBe(before + 2);
  });

  it('is painted once for concurrent requests', async () => {
    const picture = await pictureFor(OMNIVORE, await idOf('chicken-curry-rice'));
    const before = painted;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => fetched(`${picture}-${['crop', 'card', 'hero'][at % 3]}.avif`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(painted).toBe(before + 1);
  });

  it('shows the foods in a version', async () => {
    const [written, vegan] = [await pictureFor(OMNIVORE, GOULASH), await pictureFor(VEGAN, GOULASH)];
    expect(vegan.startsWith(`${written}.`)).toBe(true);
    const [one, other] = await Promise.all([fetched(`${written}-card.avif`), fetched(`${vegan}-card.avif`)]);
    expect(other.statusCode).toBe(200);
    expect(other.rawPayload.equals(one.rawPayload)).toBe(false);
  });

  it('is accessible to anyone who has its URL, which changes when a custom recipe does', async () => {
    const { client } = OMNIVORE;
    const { id, picture } = await aRecipeOf(app, client, { salmon: 150, 'basmati-rice': 80 });
    expect((await fetched(`${picture}-card.avif`)).statusCode).toBe(200);
    const { body } = await client.call(updateRecipeTemplate, { params: { id }, body: { name: 'Salmon soup' } });
    expect(body.picture).not.toBe(picture);
    expect((await fetched(`${body.picture}-card.avif`)).statusCode).toBe(200);
    // The previous picture is kept for clients that still show it.
    expect((await fetched(`${picture}-card.avif`)).statusCode).toBe(200);
  });

  it('does not exist under an invalid name', async () => {
    const picture = await pictureFor(OMNIVORE, GOULASH);
    const key = picture.slice('/dish-pictures/'.length);
    const names = [
      `${'0'.repeat(32)}-card.avif`,
      `${key}-card.png`,
      `${key}-large.avif`,
      `${key}.999999x1-card.avif`,
      `${key}${'.1x2'.repeat(30)}-card.avif`,
      `${key}.1x-card.avif`,
      `food.no-such-food.${painterVersion()}-card.avif`,
      'food.banana.0000-card.avif',
      `dish.no-such-dish.${painterVersion()}-card.avif`,
      '..%2fsecret.key',
      key,
    ];
    const before = painted;
    for (const name of names) expect([name, (await fetched(`/dish-pictures/${name}`)).statusCode]).toEqual([name, 404]);
    expect(painted).toBe(before);
  });
});

it('every food has a picture, its own or that of foods that look alike', async () => {
  const { id } = await app.db.selectFrom('food').select('id').where('slug', '=', 'banana').executeTakeFirstOrThrow();
  const { body } = await OMNIVORE.client.call(getFood, { params: { id } });
  expect(body.picture).toBe(`/dish-pictures/food.banana.${painterVersion()}`);
  expect((await fetched(`${body.picture}-crop.avif`)).statusCode).toBe(200);
});

it('an app that knows an older painter gets the current picture', async () => {
  const [now, before] = await Promise.all(
    [painterVersion(), '00000000'].map((painter) => fetched(`/dish-pictures/food.banana.${painter}-crop.avif`)),
  );
  expect(before!.statusCode).toBe(200);
  expect(before!.rawPayload.equals(now!.rawPayload)).toBe(true);
});

it("the picture of a catalogue recipe can be requested by the recipe's name", async () => {
  const picture = `/dish-pictures/dish.yoghurt-strawberries-granola.${painterVersion()}-hero.avif`;
  expect((await fetched(picture)).statusCode).toBe(200);
});
