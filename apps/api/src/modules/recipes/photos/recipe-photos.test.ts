import { once } from 'node:events';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deleteRecipePhoto, uploadRecipePhoto } from '@weekbord/contract/recipes/recipe-photos';
import { getRecipeTemplate } from '@weekbord/contract/recipes/recipe-templates';
import { fieldPhrase } from '@weekbord/phrases/errors';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, anOrganisation, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { openServingDatabase, openTestDatabase } from '@weekbord/testkit/test-database';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DELETE_FILES_QUEUE, uploadsOf } from '../../../platform/files/files.ts';
import { filledUp, jpeg, MARK, refusedFiles, takenPhotos } from './photo-corpus.test-support.ts';
import { recipesRoutes } from '../recipes.routes.ts';
import { seedCatalogue } from '../templates/seed-catalogue.ts';
import { smallCatalogue } from '../templates/small-catalogue.test-support.ts';
import { sweepPhotos } from './sweep-photos.ts';

const app = await startServing({ product: { routes: recipesRoutes, authenticate: authenticateByPerson } });
await seedCatalogue(app.db, app.clock.now(), smallCatalogue());
const as = (person: Person) => app.as(tokenOf(person));
const folder = uploadsOf(app.config);
const PHOTO = await jpeg();
const TAKEN = await takenPhotos();
const REFUSED = await refusedFiles();

const dataUrl = (content: Buffer, claims = 'image/jpeg') => `data:${claims};base64,${content.toString('base64')}`;
const filesNow = async () => (await readdir(folder).catch(() => [])).toSorted();

async function ownRecipe(author: Person) {
  const { id: _, ...values } = await app.db.selectFrom('recipe_template').selectAll().executeTakeFirstOrThrow();
  const own = { ...values, slug: null, author_id: author.id, source_provider: 'USER_GENERATED', image: null } as const;
  const { id } = await app.db.insertInto('recipe_template').values(own).returning('id').executeTakeFirstOrThrow();
  return id;
}

async function personWithRecipe() {
  const person = await aPerson(app.db);
  const id = await ownRecipe(person);
  const client = as(person);
  const upload = (image = dataUrl(PHOTO), headers: Record<string, string> = {}) =>
    client.call(uploadRecipePhoto, { params: { id }, body: { image } }, { headers });
  return { person, id, client, upload };
}

/** Fetches a file as it is served. */
const fetched = (url: string) => app.app.inject({ method: 'GET', url });

/** Returns the keys of a person's photos that are in the database. */
async function keysOf(person: Person) {
  const rows = await app.db.selectFrom('stored_picture').select('key').where('person_id', '=', person.id).execute();
  return rows.map(({ key }) => key);
}

/** Runs the queued deletions. */
async function doDeletions() {
  for (const { data } of await app.jobs.take(DELETE_FILES_QUEUE)) {
    for (const name of (data as { names: string[] }).names) await app.files.delete(name);
  }
}

describe('uploadRecipePhoto', () => {
  it('requires a token', async () => {
    const { id } = await personWithRecipe();
    const answer = await app.call(uploadRecipePhoto, { params: { id }, body: { image: dataUrl(PHOTO) } });
    expect(answer.status).toBe(401);
  });

  it('[REC-10] is rejected if custom recipes are off, while an earlier photo may still be removed', async () => {
    const { person, id, client, upload } = await personWithRecipe();
    expect((await upload()).status).toBe(200);
    const off = await anOrganisation(app.db, { feature_flag_create_your_own_recipes: false });
    await app.db.updateTable('person').set({ organisation_id: off.id }).where('id', '=', person.id).execute();
    expect(await upload()).toMatchObject({ status: 403, body: { code: 'own_recipes_off' } });
    expect((await client.call(deleteRecipePhoto, { params: { id } })).status).toBe(204);
    expect(await keysOf(person)).toEqual([]);
    await doDeletions();
  });

  it.each([
    undefined,
    null,
    '',
    7,
    [],
    {},
    'https://pictures.example/1.jpg',
    '../../secret.key',
    'data:image/jpeg,abc',
    'data:image/jpeg;base64,',
    'data:image/jpeg;base64,####',
    'data:image/jpeg;base64,/9j/4A',
    `data:${'x'.repeat(200)};base64,/9j/`,
    'a\u0000b',
  ])('rejects %j as a photo', async (image) => {
    const { id, client } = await personWithRecipe();
    const answer = await client.send('POST', `/api/food/recipeTemplate/${id}/image`, { body: { image } });
    expect(answer).toMatchObject({ status: 400, body: { image: [expect.any(String)] } });
  });

  it('returns 404 for the recipes of the catalogue, an unrelated person, a client and a coach', async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    const { id: catalogues } = await app.db
      .selectFrom('recipe_template')
      .select('id')
      .where('slug', 'is not', null)
      .executeTakeFirstOrThrow();
    const [ofCoach, ofClient] = [await ownRecipe(coach), await ownRecipe(client)];
    for (const [person, id] of [
      [coach, catalogues],
      [coach, ofClient],
      [client, ofCoach],
      [await aPerson(app.db), ofClient],
      [coach, 2_147_483_647],
    ] as const) {
      const params = { id };
      const before = await filesNow();
      expect((await as(person).call(uploadRecipePhoto, { params, body: { image: dataUrl(PHOTO) } })).status).toBe(404);
      expect((await as(person).call(deleteRecipePhoto, { params })).status).toBe(404);
      expect(await filesNow()).toEqual(before);
    }
  });

  it('[REC-11] shows the photo with the recipe, large and small, to anyone who has its URL', async () => {
    const { id, client, upload } = await personWithRecipe();
    const answer = await upload(
      dataUrl(
        await sharp(await wide())
          .jpeg()
          .toBuffer(),
      ),
    );
    expect(answer).toMatchObject({
      status: 200,
      body: { id, image: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/) },
    });
    const { image } = answer.body;
    expect((await client.call(getRecipeTemplate, { params: { id } })).body.image).toBe(image);
    const large = await fetched(String(image));
    expect(large.statusCode).toBe(200);
    expect(large.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(large.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    const small = await fetched(String(image).replace('.webp', '-480.webp'));
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 });
  });

  it('is tested with enough photos that contain hidden data', () => {
    const hiding = [...TAKEN, ...REFUSED].filter(({ content }) => content.includes(MARK));
    expect(hiding.length).toBeGreaterThanOrEqual(18);
  });

  it.each(TAKEN)(
    '[REC-11] re-encodes $what, with nothing in it but pixels',
    async ({ content, width, height, claims }) => {
      const { upload } = await personWithRecipe();
      const answer = await upload(dataUrl(content, claims));
      expect(answer.status, answer.text).toBe(200);
      for (const [url, side] of [
        [String(answer.body.image), 1600],
        [String(answer.body.image).replace('.webp', '-480.webp'), 480],
      ] as const) {
        const { rawPayload } = await fetched(url);
        const seen = await sharp(rawPayload).metadata();
        const shrink = Math.min(1, side / Math.max(width, height));
        expect(seen).toMatchObject({
          format: 'webp',
          width: Math.round(width * shrink),
          height: Math.round(height * shrink),
        });
        expect(seen.pages ?? 1).toBe(1);
        expect([seen.exif, seen.xmp, seen.icc, seen.iptc]).toEqual([undefined, undefined, undefined, undefined]);
        expect(
          rawPayload.includes(MARK) || /EXIF|XMP |ICCP|<script|PK\u0003\u0004/.test(rawPayload.toString('latin1')),
        ).toBe(false);
      }
    },
  );

  it.each(REFUSED)('rejects $what, and stores no part of it', async ({ content, code }) => {
    const { person, upload } = await personWithRecipe();
    const before = await filesNow();
    expect(await upload(dataUrl(content))).toMatchObject({ status: 400, body: { image: [fieldPhrase(code, 'en')] } });
    expect(await upload(dataUrl(content), { 'accept-language': 'nl' })).toMatchObject({ status: 400 });
    expect(await filesNow()).toEqual(before);
    expect(await keysOf(person)).toEqual([]);
  });

  it('accepts a million bytes, but not one more', async () => {
    const { upload } = await personWithRecipe();
    expect((await upload(dataUrl(filledUp(PHOTO, 1_000_000)))).status).toBe(200);
    const answer = await upload(dataUrl(filledUp(PHOTO, 1_000_001)));
    expect(answer).toMatchObject({ status: 413, body: { code: 'photo_too_large' } });
    expect(await upload(dataUrl(filledUp(PHOTO, 5_000_000)))).toMatchObject({ status: 413, body: answer.body });
  });

  it('responds to a repeated request with the first result, and stores one photo', async () => {
    const { person, upload } = await personWithRecipe();
    const headers = { 'idempotency-key': 'photo of soup' };
    const first = await upload(dataUrl(PHOTO), headers);
    const again = await upload(dataUrl(PHOTO), headers);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await keysOf(person)).toHaveLength(1);
  });

  it('replaces the previous photo, and deletes its files', async () => {
    const { person, upload } = await personWithRecipe();
    const first = String((await upload()).body.image);
    const second = String((await upload()).body.image);
    expect(second).not.toBe(first);
    expect(await keysOf(person)).toHaveLength(1);
    await doDeletions();
    expect((await fetched(first)).statusCode).toBe(404);
    expect((await fetched(first.replace('.webp', '-480.webp'))).statusCode).toBe(404);
    expect((await fetched(second)).statusCode).toBe(200);
  });

  it('stores one photo if several are sent concurrently', async () => {
    const { person, id, client, upload } = await personWithRecipe();
    const answers = await Promise.all([upload(), upload(), upload()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [key] = await keysOf(person);
    expect(await keysOf(person)).toHaveLength(1);
    const { body } = await client.call(getRecipeTemplate, { params: { id } });
    expect(body.image).toBe(`/uploads/${String(key)}.webp`);
    await doDeletions();
    const served = await Promise.all(answers.map(({ body: { image } }) => fetched(String(image))));
    expect(served.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it.each(['the five hundredth photo', '200 million bytes'])(
    'accepts no more photos after %s, except as a replacement',
    async (limit) => {
      const { person, upload } = await personWithRecipe();
      expect((await upload()).status).toBe(200);
      const { bytes } = await app.db
        .selectFrom('stored_picture')
        .select('bytes')
        .where('person_id', '=', person.id)
        .executeTakeFirstOrThrow();
      const many = Array.from({ length: 499 }, (_, index) => ({ key: `${person.id} ${index}`, bytes: 1 }));
      const others = limit === '200 million bytes' ? [{ key: `${person.id}`, bytes: 200_000_000 - bytes }] : many;
      await app.db
        .insertInto('stored_picture')
        .values(others.map((other) => ({ ...other, person_id: person.id, created_at: app.clock.now() })))
        .execute();
      expect((await upload()).status).toBe(200);
      const params = { id: await ownRecipe(person) };
      const before = await filesNow();
      const answer = await as(person).call(uploadRecipePhoto, { params, body: { image: dataUrl(PHOTO) } });
      expect(answer).toMatchObject({ status: 400, body: { image: [fieldPhrase('photos_full', 'en')] } });
      expect(await filesNow()).toEqual(before);
    },
  );

  it('stores nothing of an interrupted upload', async () => {
    const { person, id } = await personWithRecipe();
    const before = await filesNow();
    await app.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.app.server.address() as AddressInfo;
    const body = JSON.stringify({ image: dataUrl(filledUp(PHOTO, 900_000)) });
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST /api/food/recipeTemplate/${id}/image HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n` +
        `authorization: Token ${tokenOf(person)}\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 500_000)}`,
    );
    await pause(100);
    socket.destroy();
    await once(socket, 'close');
    await pause(100);
    expect(await filesNow()).toEqual(before);
    expect(await keysOf(person)).toEqual([]);
  });
});

describe('deleteRecipePhoto', () => {
  it('requires a token', async () => {
    expect((await app.call(deleteRecipePhoto, { params: { id: 1 } })).status).toBe(401);
  });

  it('removes the photo, can be repeated, and deletes its files once the transaction has committed', async () => {
    const { person, id, client, upload } = await personWithRecipe();
    const image = String((await upload()).body.image);
    expect((await client.call(deleteRecipePhoto, { params: { id } })).status).toBe(204);
    expect((await client.call(deleteRecipePhoto, { params: { id } })).status).toBe(204);
    expect((await client.call(getRecipeTemplate, { params: { id } })).body.image).toBeNull();
    expect(await keysOf(person)).toEqual([]);
    await doDeletions();
    expect((await fetched(image)).statusCode).toBe(404);
  });
});

describe('a picture', () => {
  it('is found only by its full name, never by a path', async () => {
    const { upload } = await personWithRecipe();
    const { image } = (await upload()).body;
    const key = String(image).slice('/uploads/'.length, -'.webp'.length);
    await mkdir(app.config.dataDir, { recursive: true });
    await writeFile(join(app.config.dataDir, 'secret.webp'), MARK);
    for (const name of [
      'f'.repeat(32),
      `${'f'.repeat(32)}.webp`,
      key,
      `${key}.png`,
      `${key}-481.webp`,
      `${key}.webp.part`,
      `${key.slice(0, 31)}.webp`,
      `.%2f${key}.webp`,
      '..%2fsecret.webp',
      '../secret.webp',
      '%2e%2e/secret.webp',
      '..%5csecret.webp',
      '%00',
      '',
      `${key}.webp%00.html`,
    ]) {
      const answer = await fetched(`/uploads/${name}`);
      expect(answer.statusCode, name).toBe(404);
      expect(answer.payload).not.toContain(MARK);
    }
  });
});

describe('sweepPhotos', () => {
  const sweeper = openServingDatabase(app.database).as({ personId: null, system: 'sweep' });

  it('deletes only old files that are not in the database, and photos that no recipe shows', async () => {
    const { person, upload } = await personWithRecipe();
    const shown = String((await upload()).body.image).slice('/uploads/'.length);
    const other = await personWithRecipe();
    const forgotten = String((await other.upload()).body.image).slice('/uploads/'.length);
    await app.db.updateTable('recipe_template').set({ image: null }).where('id', '=', other.id).execute();
    await app.files.save(`${'a'.repeat(32)}.webp`, PHOTO);
    await app.files.save(`${'b'.repeat(32)}-480.webp.part`, PHOTO);
    app.clock.advance({ hours: 2 });
    const now = app.clock.now();
    const old = new Date(now.getTime() - 61 * 60 * 1000);
    for (const name of await filesNow()) await utimes(join(folder, name), old, old);
    await app.files.save(`${'c'.repeat(32)}.webp`, PHOTO);
    await utimes(join(folder, `${'c'.repeat(32)}.webp`), now, now);

    await sweepPhotos({ db: sweeper, files: app.files, now });

    const left = await filesNow();
    expect(left).toContain(shown);
    expect(left).toContain(shown.replace('.webp', '-480.webp'));
    expect(left).toContain(`${'c'.repeat(32)}.webp`);
    expect(left.filter((name) => /^[ab]{32}/.test(name) || name.startsWith(forgotten.slice(0, 32)))).toEqual([]);
    expect(await keysOf(other.person)).toEqual([]);
    expect(await keysOf(person)).toHaveLength(1);
    expect(await sweepPhotos({ db: sweeper, files: app.files, now })).toBe(0);
  });

  it('does not delete files that do not belong to the database', async () => {
    const { upload } = await personWithRecipe();
    await upload();
    app.clock.advance({ hours: 2 });
    const now = app.clock.now();
    const old = new Date(now.getTime() - 61 * 60 * 1000);
    for (const name of await filesNow()) await utimes(join(folder, name), old, old);
    const before = await filesNow();
    const another = openServingDatabase(await openTestDatabase()).as({ personId: null, system: 'sweep' });
    await expect(sweepPhotos({ db: another, files: app.files, now })).rejects.toThrow(/Nothing was deleted/);
    expect(await filesNow()).toEqual(before);
  });
});

/** Returns a picture of 2000 by 1000 pixels that compresses to under a megabyte. */
async function wide() {
  return sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#58ca8c' } })
    .composite([{ input: { create: { width: 900, height: 300, channels: 3, background: '#f00' } } }])
    .png()
    .toBuffer();
}
